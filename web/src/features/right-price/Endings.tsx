import type { Currency } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import styles from './Endings.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

type Props = {
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
export function Endings({ lowest, endings, tried, currency, withoutVat, onPrice }: Props) {
  const label = withoutVat ? words.endingsWithoutVat : words.endings
  const prices = [lowest, ...endings.filter((price) => price !== lowest)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label={label} className={styles.endings}>
      <span aria-hidden="true">{label}</span>
      {prices.map((price) => (
        <button
          key={price}
          type="button"
          aria-pressed={price === tried}
          onClick={() => onPrice(price)}
        >
          {formatMoney(price, currency)}
          {price === lowest && <small> {words.lowest}</small>}
        </button>
      ))}
    </div>
  )
}
