import type { CalculationResult, Rates } from '@margine/engine'
import type { ReactNode } from 'react'
import { currencySymbols } from '../../format.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import styles from './TrialPrice.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
  /** As typed. */
  text: string
  problem: string | null
  rates: Rates
  /** Whether the price is entered without VAT, which it could be with. */
  withoutVat: boolean
  /** What it comes to; null where there is no price. */
  result: CalculationResult | null
  /** What keeps the place of a verdict while there is none; null where nothing can. */
  placeholder: CalculationResult | null
  /** The prices to try with one press. */
  endings: ReactNode
  onWrite: (text: string) => void
  onLeave: () => void
}

/** A price to try out, and what the sale would leave at it. */
export function TrialPrice(props: Props) {
  const { text, problem, rates, withoutVat, result, endings, onWrite, onLeave } = props
  const inPlace = result ?? props.placeholder
  return (
    <div className={styles.trial}>
      <div className={styles.choice}>
        <div className={styles.field}>
          <Field label={withoutVat ? words.fieldWithoutVat : words.field} problem={problem}>
            {(control) => (
              <AmountInput
                {...control}
                text={text}
                suffix={currencySymbols[rates.country.currency]}
                onWrite={onWrite}
                onLeave={onLeave}
              />
            )}
          </Field>
        </div>
        {endings}
      </div>
      <div className={styles.outcome} data-empty={result === null}>
        {inPlace !== null && <Verdict result={inPlace} rates={rates} />}
        {result === null && <p>{words.noVerdict}</p>}
      </div>
    </div>
  )
}
