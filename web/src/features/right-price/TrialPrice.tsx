import type { CalculationResult, Currency, Rates } from '@margine/engine'
import type { ReactNode } from 'react'
import { currencySymbols, formatMoney } from '../../format.ts'
import { AmountField } from '../../ui/AmountField.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import styles from './TrialPrice.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type EndingsProps = {
  /** The lowest price that does. */
  lowest: number
  /** The nearest ones that end as prices like to. */
  endings: readonly number[]
  /** The one that is tried out. */
  tried: number | null
  currency: Currency
  /** Whether prices are entered without VAT, which they could be with. */
  withoutVat: boolean
  onPrice: (price: number) => void
}

/** Prices that reach the target, one press away. */
export function Endings({ lowest, endings, tried, currency, withoutVat, onPrice }: EndingsProps) {
  const label = withoutVat ? words.endingsWithoutVat : words.endings
  const prices = [lowest, ...endings.filter((price) => price !== lowest)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label={label} className={`row ${styles.endings}`}>
      <span className="note" aria-hidden="true">
        {label}
      </span>
      {prices.map((price) => (
        <button
          key={price}
          type="button"
          className="pressable"
          aria-pressed={price === tried}
          onClick={() => onPrice(price)}
        >
          {formatMoney(price, currency)}
          {price === lowest && <small className="note"> {words.lowest}</small>}
        </button>
      ))}
    </div>
  )
}

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
      <div className={`screen-only stack loose ${styles.choice}`}>
        <div className={styles.field}>
          <AmountField
            label={withoutVat ? words.fieldWithoutVat : words.field}
            problem={problem}
            text={text}
            suffix={currencySymbols[rates.country.currency]}
            onWrite={onWrite}
            onLeave={onLeave}
          />
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
