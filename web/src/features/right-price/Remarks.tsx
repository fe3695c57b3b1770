import type { Currency } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import type { DeadPrice } from './dead-price.ts'
import styles from './Remarks.module.css'
import type { Reach } from './reach.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
  /** Null where there is no target. */
  reach: Reach | null
  dead: DeadPrice | null
  currency: Currency
  onPrice: (price: number) => void
}

/** Whether the price that is tried out reaches the target, and whether a lower one is better. */
export function Remarks({ reach, dead, currency, onPrice }: Props) {
  return (
    <div role="status" className={styles.remarks}>
      {reach !== null && (
        <p className={styles.reach} data-reached={reach.reached}>
          {reach.sentence}
        </p>
      )}
      {dead !== null && (
        <div className={styles.dead}>
          <p>{dead.text}</p>
          <Button onClick={() => onPrice(dead.better)}>
            {words.tryBetter(formatMoney(dead.better, currency))}
          </Button>
        </div>
      )}
    </div>
  )
}
