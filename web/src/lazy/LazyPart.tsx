import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { strings } from '../strings.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Failure } from '../ui/Failure.tsx'
import styles from '../ui/Placeholder.module.css'
import { Chunk } from './chunk.ts'

const words = strings.part

/** Nothing is said of a part that loads faster than this. */
const calmMs = 400

/**
 * A component in a script of its own, which is fetched ahead or when it is first shown.
 *
 * @param name what the page remembers it by when it has to be loaded again for it
 * @param quiet whether screen readers aren't told that it is loading
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { quiet = false } = {},
): ComponentType<Props> {
  const chunk = new Chunk(name, load)
  return (props) => <LazyPart chunk={chunk} props={props} quiet={quiet} />
}

/**
 * A component that nobody waits for: what is in it is shown by itself until its script is here, and where it never comes.
 */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { children?: ReactNode }> {
  const chunk = new Chunk(name, load)
  return (props) => {
    const state = useSyncExternalStore(chunk.subscribe, chunk.state)
    useEffect(() => void chunk.prefetch(), [])
    if (state.step !== 'ready') return props.children
    return (
      <ErrorBoundary>
        <state.part {...props} />
      </ErrorBoundary>
    )
  }
}

type LazyPartProps<Props> = { chunk: Chunk<ComponentType<Props>>; props: Props; quiet: boolean }

function LazyPart<Props extends object>({ chunk, props, quiet }: LazyPartProps<Props>) {
  return (
    <Awaiting chunk={chunk} quiet={quiet}>
      {(Part) => (
        <ErrorBoundary>
          <Part {...props} />
        </ErrorBoundary>
      )}
    </Awaiting>
  )
}

type AwaitingProps<Part> = {
  chunk: Chunk<Part>
  quiet?: boolean
  /** Where it is awaited, if that has another name: a page that is loaded again for it opens there. */
  reopens?: string
  /** What is shown once it is here. */
  children: (part: Part) => ReactNode
}

/** Asks for a script, and shows that it is loading, that it failed, or what it was asked for. */
export function Awaiting<Part>({ chunk, quiet = false, reopens, children }: AwaitingProps<Part>) {
  const state = useSyncExternalStore(chunk.subscribe, chunk.state)
  useEffect(() => chunk.show(reopens), [chunk, reopens])

  switch (state.step) {
    case 'loading':
      return <Loading quiet={quiet} />
    case 'failed':
      return (
        <Failure
          text={words.failed[state.why]}
          onRetry={() => chunk.retry(reopens)}
          retrying={state.retrying}
        />
      )
    case 'ready':
      return children(state.part)
  }
}

function Loading({ quiet }: { quiet: boolean }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), calmMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role={quiet ? undefined : 'status'} className={styles.placeholder}>
      {late && <p>{words.loading}</p>}
    </div>
  )
}
