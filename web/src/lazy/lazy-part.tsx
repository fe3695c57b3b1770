import { type ComponentType, useEffect, useState } from 'react'
import { reloadInPlace } from '../history.ts'
import { strings } from '../strings.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Failure } from '../ui/Failure.tsx'
import styles from '../ui/Placeholder.module.css'
import { mayReload } from './reload-guard.ts'

const words = strings.part

/** Nothing is said of a part that loads faster than this. */
const calmMs = 400
const longestLoadMs = 120_000
const longestProbeMs = 10_000

type Options = {
  /**
   * What stands in its place until it is there: words that screen readers are told, words alone, or nothing. Where
   * nothing does, nobody waits for it: one that never comes is not missed.
   */
  meanwhile?: 'told' | 'shown' | 'nothing'
  /** What a page that is loaded again for it opens over its screen. */
  opens?: string
}

const loads: (() => void)[] = []

/** Fetches every part that isn't loaded yet, ahead of its first use; between one and the next the page can answer. */
export async function prefetchParts(): Promise<void> {
  for (const load of loads) {
    load()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * A component in a script of its own, which is fetched ahead or when it is first shown.
 *
 * A script that failed is not imported again: some browsers remember the failure, and Vite takes a style sheet that
 * failed for a loaded one. Whoever wants the part has the page loaded again: once by itself, then by «Riprova».
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = 'told', opens = '' }: Options = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  let begun = 0
  const isAwaited = meanwhile !== 'nothing'
  const leftMs = () => longestLoadMs - (loading === null ? 0 : performance.now() - begun)
  const waiting = { told: meanwhile === 'told', leftMs, opens }
  const fetched = () => {
    if (loading !== null) return loading
    begun = performance.now()
    loading = load().catch(() => () => isAwaited && <Missing {...waiting} />)
    void loading.then((part) => {
      loaded = part
    })
    return loading
  }
  loads.push(fetched)

  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => void fetched().then((part) => setPart(() => part)), [])
    if (Part === null) return isAwaited && <Loading {...waiting} />
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

type Waiting = {
  /** Whether screen readers are told. */
  told: boolean
  /** For how long it may still load. */
  leftMs: () => number
  opens: string
}

function Loading({ told, leftMs, opens }: Waiting) {
  const [step, setStep] = useState<'calm' | 'late' | 'timedOut'>('calm')
  useEffect(() => {
    const late = setTimeout(() => setStep('late'), calmMs)
    const timedOut = setTimeout(() => setStep('timedOut'), leftMs())
    return () => {
      clearTimeout(late)
      clearTimeout(timedOut)
    }
  }, [leftMs])
  if (step === 'timedOut') return <Failed why="timedOut" opens={opens} />
  return (
    <div role={told ? 'status' : undefined} className={styles.placeholder}>
      {step === 'late' && <p>{words.loading}</p>}
    </div>
  )
}

/** A script that did not come while the server answers was replaced by a deploy: the page is loaded again for it. */
function Missing(waiting: Waiting) {
  const { opens } = waiting
  const [why, setWhy] = useState<'unreachable' | 'missing' | null>(null)
  useEffect(() => {
    const shown = new AbortController()
    void serverAnswers().then((answers) => {
      // Nobody waits any more: whoever goes on working must not lose what a page loaded again forgets.
      if (shown.signal.aborted) return
      if (!answers) setWhy('unreachable')
      else if (mayReload()) reloadInPlace(opens)
      else setWhy('missing')
    })
    return () => shown.abort()
  }, [opens])
  return why === null ? <Loading {...waiting} /> : <Failed why={why} opens={opens} />
}

function Failed({ why, opens }: { why: keyof typeof words.failed; opens: string }) {
  const [said, setSaid] = useState(why)
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    if (await serverAnswers()) return reloadInPlace(opens)
    setSaid('unreachable')
    setRetrying(false)
  }
  return <Failure text={words.failed[said]} onRetry={retry} retrying={retrying} />
}

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestProbeMs)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
