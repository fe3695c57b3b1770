import {
  type Figures,
  figuresOf,
  hasOnePrice,
  type PriceSet,
  type Rates,
  type Sale,
} from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { Figure } from '../../ui/result/Figure.tsx'
import styles from './Answer.module.css'
import type { AnswerInWords } from './answer-words.ts'
import { PriceBand } from './PriceBand.tsx'
import { words as screenWords } from './words.ts'

const words = screenWords.answer

type Props = {
  sale: Sale
  rates: Rates
  inWords: AnswerInWords
  /** Null where there is no target. */
  found: PriceSet | null
  /** The lowest price without a loss; null where there is none. */
  breakEven: number | null
  /** Today's price and what it comes to; null where the form has none. */
  today: { price: number; note: string } | null
}

/** The price to ask for, as large as a verdict, with every other one that does and what to compare it with. */
export function Answer({ sale, rates, inWords, found, breakEven, today }: Props) {
  const { currency } = rates.country
  const lowest = found?.prices[0]?.from ?? null
  return (
    <section aria-label={words.region} className={styles.answer}>
      <div className={styles.found}>
        <div className={styles.words}>
          <h2>{inWords.heading}</h2>
          {lowest !== null && (
            <>
              <p className={styles.price}>{inWords.price}</p>
              <p className={styles.vat}>
                {priceNote(figuresOf({ ...sale, prezzoVendita: lowest }, rates), sale, rates)}
              </p>
            </>
          )}
          <p>{inWords.text}</p>
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

/** What kind of price it is, and the other one. */
function priceNote({ prezzoVendita, prezzoFinale }: Figures, sale: Sale, rates: Rates): string {
  const { currency } = rates.country
  if (hasOnePrice(rates)) return words.onePrice
  return sale.prezzoIncludesIVA
    ? words.vatIncluded(formatMoney(prezzoVendita, currency))
    : words.withoutVat(formatMoney(prezzoFinale, currency))
}
