import type { CalculationResult, Currency } from '@margine/engine'
import { type ReactNode, useId } from 'react'
import { currencySymbols } from '../../format.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import styles from './TrialPrice.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
  /** As typed. */
  text: string
  problem: string | null
  currency: Currency
  /** Whether the price is entered without VAT, which it could be with. */
  withoutVat: boolean
  /** What it comes to; null where it can't be read. */
  result: CalculationResult | null
  /** The prices to try with one press. */
  endings: ReactNode
  onWrite: (text: string) => void
  onLeave: () => void
}

/** A price to try out, and what the sale would leave at it. */
export function TrialPrice(props: Props) {
  const { text, problem, currency, withoutVat, result, endings, onWrite, onLeave } = props
  const id = useId()
  return (
    <div className={styles.trial}>
      <div className={styles.choice}>
        <div className={styles.field}>
          <label htmlFor={id}>{withoutVat ? words.fieldWithoutVat : words.field}</label>
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
      {result !== null && <Verdict result={result} currency={currency} />}
    </div>
  )
}
