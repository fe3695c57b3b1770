import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Chunk } from '../chunk.ts'
import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import styles from './LazyPart.module.css'
import { Notice } from './Notice.tsx'

const words = strings.lazyPart

/** What comes sooner than this comes without a word. */
const calmMs = 400

type Props<PartProps> = { chunk: Chunk<ComponentType<PartProps>>; props: PartProps }

/** A part whose script is loaded when it is first shown, unless it was fetched ahead. */
export function LazyPart<PartProps extends object>({ chunk, props }: Props<PartProps>) {
  const state = useSyncExternalStore(chunk.subscribe, chunk.state)
  useEffect(() => chunk.show(), [chunk])

  if (state.step === 'ready') return <state.part {...props} />
  if (state.step === 'loading') return <Loading />
  return (
    <div className={styles.place}>
      <Notice kind="error">{words.failed[state.why]}</Notice>
      <Button onClick={chunk.retry}>{state.retrying ? words.retrying : words.retry}</Button>
    </div>
  )
}

function Loading() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), calmMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.place}>
      {late && <p>{words.loading}</p>}
    </div>
  )
}
