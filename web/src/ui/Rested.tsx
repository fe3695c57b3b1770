import { memo, type ReactNode, useEffect, useState } from 'react'
import styles from './Rested.module.css'
import { usePrinting } from './usePrinting.ts'

/** Longer than from one key of quick typing to the next, and from one move of a slider to the next. */
const restMs = 100
/** After input that goes on for longer than this it shows that it waits. */
const waitMs = 300

const Kept = memo(
  ({ children }: { rested: boolean; children: ReactNode }) => children,
  (_, { rested }) => !rested,
)

type Props = {
  /** What its content explains. */
  of: unknown
  children: ReactNode
}

/**
 * A debounce of what explains a figure: drawn again once the figure has rested, or goes on paper, so that the frame of
 * a key is spent on the figure itself. Until then it stays as it was, and soon pales.
 */
export function Rested({ of: explained, children }: Props) {
  const [last, setLast] = useState(explained)
  const [waits, setWaits] = useState(false)
  const isPrinted = usePrinting()
  const rested = last === explained || isPrinted

  useEffect(() => {
    const timer = setTimeout(() => setLast(explained), restMs)
    return () => clearTimeout(timer)
  }, [explained])

  useEffect(() => {
    if (rested) return
    const timer = setTimeout(() => setWaits(true), waitMs)
    return () => {
      clearTimeout(timer)
      setWaits(false)
    }
  }, [rested])

  return (
    <div className={styles.rested} data-waits={waits} aria-busy={!rested}>
      <Kept rested={rested}>{children}</Kept>
    </div>
  )
}
