import {
  type Currency,
  type Figures,
  figuresOf,
  type PriceSet,
  type Rates,
  type Sale,
  type Target,
} from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { Figure } from '../../ui/result/Figure.tsx'
import styles from './Answer.module.css'
import { isPercentKind } from './aim.ts'
import { PriceBand } from './PriceBand.tsx'
import { reasonInWords, setInWords } from './price-set-words.ts'
import { inTargetWords } from './TargetFields.tsx'
import { words as screenWords } from './words.ts'

const words = screenWords.answer

type Props = {
  sale: Sale
  rates: Rates
  /** Null where it can't be read. */
  target: Target | null
  found: PriceSet | null
  /** The lowest price without a loss; null where there is none. */
  breakEven: number | null
  /** Today's price and what it comes to; null where the form has none. */
  today: { price: number; note: string } | null
}

/** The price to ask for, as large as a verdict, with every other one that does and what to compare it with. */
export function Answer({ sale, rates, target, found, breakEven, today }: Props) {
  const { currency } = rates.country
  const lowest = found?.prices[0]?.from ?? null
  return (
    <section aria-label={words.region} className={styles.answer}>
      <div className={styles.found}>
        <div role="status" className={styles.words}>
          <h2>{headingOf(target, lowest, currency)}</h2>
          {lowest !== null && (
            <>
              <p className={styles.price}>{formatMoney(lowest, currency)}</p>
              <p className={styles.vat}>
                {priceNote(figuresOf({ ...sale, prezzoVendita: lowest }, rates), sale, rates)}
              </p>
            </>
          )}
          <p>{textOf(target, found, currency)}</p>
        </div>
        {found !== null && lowest !== null && (
          <PriceBand prices={found.prices} breakEven={breakEven} today={today?.price ?? null} />
        )}
      </div>
      <div className={styles.beside}>
        <Figure
          label={words.breakEven}
          note={breakEven === null ? words.neverEvenNote : words.breakEvenNote}
        >
          {breakEven === null ? words.neverEven : formatMoney(breakEven, currency)}
        </Figure>
        <Figure label={words.today} note={today?.note ?? words.noTodayNote}>
          {today === null ? words.noToday : formatMoney(today.price, currency)}
        </Figure>
      </div>
    </section>
  )
}

function headingOf(target: Target | null, lowest: number | null, currency: Currency): string {
  if (target === null) return words.noTarget
  if (lowest === null) return words.impossible
  const value = 'percent' in target ? target.percent : target.amount
  const written = inTargetWords(target.kind, value, currency)
  return words.headings[target.kind](
    isPercentKind(target.kind) ? withArticle('del', written) : written,
  )
}

function textOf(target: Target | null, found: PriceSet | null, currency: Currency): string {
  if (target === null || found === null) return words.noTargetText
  const { prices, reason } = found
  return reason === null ? setInWords(prices, currency) : reasonInWords(reason, target, currency)
}

/** What kind of price it is, and the other one. */
function priceNote({ prezzoVendita, prezzoFinale }: Figures, sale: Sale, rates: Rates): string {
  const { country, vatPercent, servicesVat } = rates
  if (servicesVat !== null || vatPercent === 0) return words.onePrice
  return sale.prezzoIncludesIVA
    ? words.vatIncluded(formatMoney(prezzoVendita, country.currency))
    : words.withoutVat(formatMoney(prezzoFinale, country.currency))
}
