import type { CalculationResult, Currency } from '@margine/engine'
import { type ReactNode, useId } from 'react'
import { currencySymbols, formatMoney } from '../../format.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Announcement } from '../../ui/result/Announcement.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import type { DeadPrice } from './dead-price.ts'
import type { Reach } from './reach.ts'
import styles from './TrialPrice.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
  /** As typed. */
  text: string
  problem: string | null
  currency: Currency
  /** What it comes to; null where it can't be read. */
  result: CalculationResult | null
  /** Null where there is no target. */
  reach: Reach | null
  dead: DeadPrice | null
  /** The prices to try with one press. */
  endings: ReactNode
  onWrite: (text: string) => void
  onLeave: () => void
  onPrice: (price: number) => void
}

/** A price to try out, and what the sale would leave at it. */
export function TrialPrice(props: Props) {
  const { text, problem, currency, result, reach, dead, endings, onWrite, onLeave, onPrice } = props
  const id = useId()
  return (
    <div className={styles.trial}>
      <div className={styles.choice}>
        <div className={styles.field}>
          <label htmlFor={id}>{words.field}</label>
          <AmountInput
            id={id}
            text={text}
            suffix={currencySymbols[currency]}
            invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onWrite={onWrite}
            onLeave={onLeave}
          />
          {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        </div>
        {endings}
      </div>
      <Announcement
        calculation={result === null ? { ok: false } : { ok: true, result }}
        currency={currency}
      />
      {result !== null && <Verdict result={result} currency={currency} />}
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
    </div>
  )
}
