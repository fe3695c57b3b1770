import { type ArticleRow, isAsCard, type PeriodFacts } from '@margine/listino'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { nameOf, realTermsWords } from '../articles/words.ts'
import { moneyIn } from '../money.ts'
import type { Kept } from '../worker/api.ts'
import styles from './Panel.module.css'
import { explanationInWords, ratesWords as said, sendingInWords } from './words.ts'

/** So many are told here. */
const most = 5

/** A fee of an article that is not the card's, with the euros of the period and why. */
type Odd = { row: ArticleRow; difference: number; what: string; why: string }

const isSeen = (difference: number) => Math.abs(difference) >= 0.005

/** The fees of an article that are not the card's; by a category that nobody knows none is odd. */
export function oddFeesOf(row: ArticleRow): Odd[] {
  const { check, sending } = row
  const odd: Odd[] = []
  if (check !== null && !check.isAssumed && !isAsCard(check.explanation))
    odd.push({
      row,
      difference: check.difference,
      what: said.commission,
      why: explanationInWords(check),
    })
  if (sending !== null && !isAsCard(sending.explanation))
    odd.push({
      row,
      difference: sending.difference,
      what: said.logistics,
      why: sendingInWords(sending),
    })
  return odd.filter(({ difference }) => isSeen(difference))
}

/** Of how many articles nobody says the category, and sales tell it, or none explains what was charged. */
function withoutCategory(articles: readonly ArticleRow[]): { found: number; unexplained: number } {
  const odd = articles.filter(
    ({ check }) => check?.isAssumed && !isAsCard(check.explanation) && isSeen(check.difference),
  )
  const found = odd.filter(({ check }) => check?.found !== null).length
  return { found, unexplained: odd.length - found }
}

type Props = { view: PeriodFacts; onRemember: () => Promise<Kept> }

/** The fees that are not the card's, those that cost the seller most in front; and categories that sales tell. */
export function RatesToCheck({ view: { articles, period }, onRemember }: Props) {
  const [remembered, setRemembered] = useState('')
  const odd = articles.flatMap(oddFeesOf).sort((one, other) => other.difference - one.difference)
  const { found, unexplained } = withoutCategory(articles)
  const isChecked = articles.some(({ check, sending }) => check !== null || sending !== null)
  const none = found + unexplained > 0 ? said.noneKnown : said.none
  return (
    <section className={`card stack ${styles.panel}`} aria-label={said.title}>
      <h2>{said.title}</h2>
      {odd.length === 0 && <p className="note">{isChecked ? none : said.nothing}</p>}
      {odd.length > 0 && <p className="note">{said.lead}</p>}
      {found > 0 && (
        <div>
          <Button
            onClick={() =>
              void onRemember().then((kept) =>
                setRemembered(kept === 'kept' ? said.remembered : realTermsWords.notKept),
              )
            }
          >
            {said.found(found)}
          </Button>
        </div>
      )}
      <p role="status" className="note">
        {remembered}
      </p>
      {unexplained > 0 && <p className="note">{said.unexplained(unexplained)}</p>}
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
