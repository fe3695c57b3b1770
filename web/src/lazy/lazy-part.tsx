import {
  type ComponentType,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { reloadInPlace } from '../history.ts'
import { attempt } from '../person/vault.ts'
import { strings } from '../strings.ts'
import { ErrorBoundary, Failure } from '../ui/ErrorBoundary.tsx'
import styles from '../ui/Placeholder.module.css'

const reloadedKey = 'margine.reloaded-for'

/**
 * Whether the page may be loaded again by itself for a script that is gone: once in a tab for every build, and only
 * where this is remembered, for there what was typed is kept too.
 *
 * @param build tells the page's build from others
 */
export const mayReload = (build: string): boolean =>
  attempt(() => {
    const builds = sessionStorage.getItem(reloadedKey)?.split(' ') ?? []
    if (builds.includes(build)) return false
    sessionStorage.setItem(reloadedKey, [...builds, build].join(' '))
    return true
  }) === true

const words = strings.part

/** Nothing is said of a part that loads faster than this. */
const calmMs = 400
const longestLoadMs = 120_000
const longestProbeMs = 10_000

type Options<Props> = {
  /** Whether screen readers aren't told that it is loading. */
  quiet?: boolean
  /** Whether it does without what parts wait for: see {@link waitFor}. */
  atOnce?: boolean
  /** What a page that is loaded again for it opens over its screen. */
  opens?: string
  /** What stands in its place: what is said of it, with «Riprova», unless nobody waits for it or others say so around it. */
  meanwhile?: (said: ReactNode, props: Props) => ReactNode
}

const loads: (() => void)[] = []

let others: () => Promise<void> = async () => {}

/** Has parts wait for something else too: what they calculate by. */
export const waitFor = (load: () => Promise<void>) => {
  others = load
}

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
  { quiet, atOnce, opens = '', meanwhile = (said) => said }: Options<Props> = {},
): ComponentType<Props> {
  let part: ComponentType<Props> | 'loading' | 'missing' = 'loading'
  let settled: Promise<void> | null = null
  /** When it has taken too long. */
  let due = 0
  const fetched = () => {
    if (settled !== null) return settled
    due = performance.now() + longestLoadMs
    settled = Promise.all([load(), atOnce || others()]).then(
      ([loaded]) => {
        part = loaded
      },
      () => {
        part = 'missing'
      },
    )
    return settled
  }
  loads.push(fetched)
  const leftMs = () => due - performance.now()
  const waiting = { quiet, opens, leftMs }

  return memo((props) => {
    const [Part, setPart] = useState(() => part)
    // Before the effects of what stands in its place, which ask how long it may take.
    useLayoutEffect(() => void fetched().then(() => setPart(() => part)), [])
    if (Part === 'loading') return meanwhile(<Loading {...waiting} />, props)
    if (Part === 'missing') return meanwhile(<Missing {...waiting} />, props)
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    )
  }) as ComponentType<Props>
}

type Waiting = {
  quiet: boolean | undefined
  opens: string
  /** For how long it may still load. */
  leftMs: () => number
}

function Loading({ quiet, opens, leftMs }: Waiting) {
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
    <div role={quiet ? undefined : 'status'} className={`muted ${styles.placeholder}`}>
      {step === 'late' && <p>{words.loading}</p>}
    </div>
  )
}

/** A script that did not come while the server answers was replaced by a deploy: the page is loaded again for it. */
function Missing(waiting: Waiting) {
  const { opens } = waiting
  const [why, setWhy] = useState<'unreachable' | 'missing' | null>(null)
  useEffect(() => {
    let isShown = true
    void serverAnswers().then((answers) => {
      // The part is not wanted any more: a reload would lose what the person works on.
      if (!isShown) return
      if (!answers) setWhy('unreachable')
      // The address of this script: it names those of the parts, so a build with others gives it another.
      else if (mayReload(import.meta.url)) reloadInPlace(opens)
      else setWhy('missing')
    })
    return () => {
      isShown = false
    }
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
