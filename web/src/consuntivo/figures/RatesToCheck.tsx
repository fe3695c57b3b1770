import { moneyIn } from '../money.ts'
import { explanationInWords, nameOf, words } from '../words.ts'
import type { ArticleRow, PeriodFacts, RowCheck } from '../worker/api.ts'
import panel from './Panel.module.css'

const said = words.rates

/** So many are told here. */
const most = 5

type Checked = ArticleRow & { check: RowCheck }

export const isOtherFee = (row: ArticleRow): row is Checked =>
  row.check !== null &&
  row.check.explanation !== 'uguale' &&
  row.check.explanation !== 'arrotondamento' &&
  Math.abs(row.check.difference) >= 0.005

/** The articles with another commission than the card's, those that cost the seller most in front. */
export function RatesToCheck({ view: { articles, period } }: { view: PeriodFacts }) {
  const odd = articles
    .filter(isOtherFee)
    // What rests on a guess comes behind.
    .sort(
      (one, other) =>
        Number(one.check.isAssumed) - Number(other.check.isAssumed) ||
        other.check.difference - one.check.difference,
    )
  const isChecked = articles.some(({ check }) => check !== null)
  return (
    <section className={panel.panel} aria-label={said.title}>
      <h2>{said.title}</h2>
      {odd.length === 0 && <p className={panel.note}>{isChecked ? said.none : said.nothing}</p>}
      {odd.length > 0 && <p className={panel.note}>{said.lead}</p>}
      <ul className={panel.lines}>
        {odd.slice(0, most).map((row) => (
          <li key={`${row.channel} ${row.store} ${row.sku}`}>
            <b>{nameOf(row)}</b>
            <span className={panel.amount}>{differenceInWords(row.check, period.currency)}</span>
            <span className={panel.why}>{explanationInWords(row.check)}.</span>
          </li>
        ))}
      </ul>
      {odd.length > most && <p className={panel.note}>{said.rest(odd.length - most)}</p>}
    </section>
  )
}

function differenceInWords({ difference }: RowCheck, currency: string): string {
  const amount = moneyIn(Math.abs(difference), currency)
  return difference > 0 ? said.more(amount) : said.less(amount)
}
