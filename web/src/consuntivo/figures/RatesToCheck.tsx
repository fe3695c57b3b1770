import { isAsCard } from '@margine/listino'
import { moneyIn } from '../money.ts'
import { explanationInWords, nameOf, sendingInWords, words } from '../words.ts'
import type { ArticleRow, PeriodFacts } from '../worker/api.ts'
import styles from './Panel.module.css'

const said = words.rates

/** So many are told here. */
const most = 5

/** A fee of an article that is not the card's, with the euros of the period and why. */
type Odd = { row: ArticleRow; difference: number; isGuess: boolean; what: string; why: string }

/** The fees of an article that are not the card's. */
export function oddFeesOf(row: ArticleRow): Odd[] {
  const { check, sending } = row
  const odd: Odd[] = []
  if (check !== null && !isAsCard(check.explanation))
    odd.push({
      row,
      difference: check.difference,
      isGuess: check.isAssumed,
      what: said.commission,
      why: explanationInWords(check),
    })
  if (sending !== null && !isAsCard(sending.explanation))
    odd.push({
      row,
      difference: sending.difference,
      isGuess: false,
      what: said.logistics,
      why: sendingInWords(sending),
    })
  return odd.filter(({ difference }) => Math.abs(difference) >= 0.005)
}

/** The fees that are not the card's, those that cost the seller most in front. */
export function RatesToCheck({ view: { articles, period } }: { view: PeriodFacts }) {
  const odd = articles
    .flatMap(oddFeesOf)
    // What rests on a guess comes behind.
    .sort(
      (one, other) =>
        Number(one.isGuess) - Number(other.isGuess) || other.difference - one.difference,
    )
  const isChecked = articles.some(({ check, sending }) => check !== null || sending !== null)
  return (
    <section className={`card stack ${styles.panel}`} aria-label={said.title}>
      <h2>{said.title}</h2>
      {odd.length === 0 && <p className="note">{isChecked ? said.none : said.nothing}</p>}
      {odd.length > 0 && <p className="note">{said.lead}</p>}
      <ul className={styles.lines}>
        {odd.slice(0, most).map(({ row, difference, what, why }) => (
          <li className="entry" key={`${row.channel} ${row.store} ${row.sku} ${what}`}>
            <b>
              {nameOf(row)} <small>{row.place}</small>
            </b>
            <span>{differenceInWords(difference, period.currency)}</span>
            <span className="whole note">
              {what}: {why}.
            </span>
          </li>
        ))}
      </ul>
      {odd.length > most && <p className="note">{said.rest(odd.length - most)}</p>}
    </section>
  )
}

function differenceInWords(difference: number, currency: string): string {
  const amount = moneyIn(Math.abs(difference), currency)
  return difference > 0 ? said.more(amount) : said.less(amount)
}
