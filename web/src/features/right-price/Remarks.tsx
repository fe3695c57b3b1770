import { Button } from '../../ui/Button.tsx'
import type { BetterPrice } from '../../ui/result/better-price.ts'
import styles from './Remarks.module.css'
import type { Reach } from './reach.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
  /** Null where there is no target. */
  reach: Reach | null
  better: BetterPrice | null
  onBetter: (price: number) => void
}

/** Whether the price that is tried out reaches the target, and whether a lower one is better. */
export function Remarks({ reach, better, onBetter }: Props) {
  return (
    <div className={styles.remarks}>
      {reach !== null && (
        <p className={styles.reach} data-reached={reach.reached}>
          {reach.sentence}
        </p>
      )}
      {better !== null && (
        <div className={styles.dead}>
          <p>{better.warning}</p>
          <Button onClick={() => onBetter(better.price)}>{words.tryBetter(better.written)}</Button>
        </div>
      )}
    </div>
  )
}
