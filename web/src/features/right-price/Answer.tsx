import {
  type Figures,
  figuresOf,
  hasOnePrice,
  judgedTaxes,
  type PriceInterval,
  type PriceSet,
  type Rates,
  type Sale,
} from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { Figure } from '../../ui/result/Verdict.tsx'
import styles from './Answer.module.css'
import type { AnswerInWords } from './answer-words.ts'
import { lengthOf, type Range } from './curve/range.ts'
import { words as screenWords } from './words.ts'

/** Room on either side of what has to be seen, as a part of its width, and at least of the highest price. */
const room = { ofWidth: 0.2, ofHighest: 0.1 }

/** So many times what it is compared with, a price is shown at the end of the band: else nothing else could be seen. */
const far = 3

/** The prices that a band goes over: every bound of a set can be seen, and prices to compare it with that are not far off. */
export function bandRange(prices: readonly PriceInterval[], others: readonly number[]): Range {
  const bounds = prices.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const near = others.filter((price) => price <= Math.max(...bounds) * far)
  const seen = [...bounds, ...near]
  const [lowest, highest] = [Math.min(...seen), Math.max(...seen)]
  const margin = Math.max((highest - lowest) * room.ofWidth, highest * room.ofHighest)
  return { from: Math.max(0, lowest - margin), to: highest + margin }
}

/** Where a price stands on a band, in percent from its left. */
export const placeOn = (band: Range, price: number): number =>
  ((Math.min(price, band.to) - band.from) / lengthOf(band)) * 100

/** Where prices lie on a band; those without an end reach its right. */
export function stretchOn(band: Range, prices: PriceInterval): { left: number; width: number } {
  const left = placeOn(band, prices.from)
  return { left, width: (prices.to === null ? 100 : placeOn(band, prices.to)) - left }
}

const bandWords = screenWords.answer.band

type PriceBandProps = {
  /** At least one interval. */
  prices: readonly PriceInterval[]
  breakEven: number | null
  today: number | null
}

/** The prices that do on a line of prices: a picture, hidden from screen readers, of what is said in words beside it. */
function PriceBand({ prices, breakEven, today }: PriceBandProps) {
  const others = [breakEven, today].filter((price) => price !== null)
  const band = bandRange(prices, others)
  return (
    <div className="stack" aria-hidden="true">
      <div className={styles.track}>
        {prices.map((interval) => {
          const { left, width } = stretchOn(band, interval)
          return (
            <span
              key={interval.from}
              className={styles.good}
              data-endless={interval.to === null}
              style={{ left: `${left}%`, width: `${width}%` }}
            />
          )
        })}
        {breakEven !== null && (
          <span className={styles.even} style={{ left: `${placeOn(band, breakEven)}%` }} />
        )}
        {today !== null && (
          <span className={styles.today} style={{ left: `${placeOn(band, today)}%` }} />
        )}
      </div>
      <div className={`row note ${styles.legend}`}>
        <span data-mark="good">{bandWords.good}</span>
        {breakEven !== null && <span data-mark="even">{bandWords.breakEven}</span>}
        {today !== null && <span data-mark="today">{bandWords.today}</span>}
      </div>
    </div>
  )
}

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
  const evenNote = words[judgedTaxes(rates) === null ? 'breakEvenNote' : 'breakEvenBeforeTaxes']
  return (
    <section aria-label={words.region} className={styles.answer}>
      <div className={`stack loose ${styles.found}`}>
        <div className={`stack tight ${styles.words}`}>
          <h2>{inWords.heading}</h2>
          {lowest !== null && (
            <>
              <p className={styles.price}>{inWords.price}</p>
              <p className={`muted ${styles.vat}`}>
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
        <Figure label={words.breakEven} note={breakEven === null ? words.neverEvenNote : evenNote}>
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
