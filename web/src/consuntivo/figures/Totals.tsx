import { bandOf } from '@margine/engine'
import type { CSSProperties } from 'react'
import { formatMargin, formatPercent } from '../../format.ts'
import { moneyIn } from '../money.ts'
import { monthInWords, words } from '../words.ts'
import type { FileFacts, PeriodFacts, PeriodTotals } from '../worker/api.ts'
import styles from './Panel.module.css'

const said = words.totals

/** What takes part of what buyers paid, and in which colour it is drawn. */
const parts = [
  ['rimborsi', 'packaging'],
  ['iva', 'iva'],
  ['commissione', 'commissione'],
  ['digitali', 'commissione'],
  ['logistica', 'spedizione'],
  ['pubblicita', 'pubblicita'],
  ['altriCosti', 'altri'],
  ['costo', 'costo'],
] as const satisfies readonly (readonly [keyof PeriodTotals, string])[]

const isSeen = (amount: number) => Number.isNaN(amount) || Math.abs(amount) >= 0.005

type Part = { key: keyof typeof said.lines; color: string; amount: number }

/** What the bar and the lines are made of: taken from what buyers paid they leave nothing. */
function partsOf(totals: PeriodTotals): Part[] {
  const taken: Part[] = parts.map(([key, color]) => ({ key, color, amount: totals[key] }))
  const { resta, senzaCosto } = totals
  return [
    ...taken,
    { key: 'senzaCosto' as const, color: 'unknown', amount: senzaCosto },
    { key: 'resta' as const, color: resta < 0 ? 'perdita' : 'guadagno', amount: resta },
  ].filter(({ key, amount }) => key === 'resta' || isSeen(amount))
}

/**
 * Where what buyers paid in a period went: how much is left, one bar, and a line for each part, which add up.
 */
export function Totals({ view, files }: { view: PeriodFacts; files: readonly FileFacts[] }) {
  const { totals, period, storesWithoutVAT } = view
  const money = (amount: number) => moneyIn(amount, period.currency)
  const all = partsOf(totals)
  const share = (part: number) => formatPercent(part * 100)
  return (
    <section className={`card stack ${styles.panel}`} aria-label={said.title}>
      <h2>{said.title}</h2>
      <Left totals={totals} money={money} />
      {warningsOf(files).map((warning) => (
        <p key={warning} className={`tinted ${styles.warning}`}>
          {warning}
        </p>
      ))}
      <div className={styles.bar} aria-hidden="true">
        {all.map(({ key, color, amount }) =>
          amount > 0 ? (
            <i key={key} data-color={color} style={{ flexGrow: amount } as CSSProperties} />
          ) : null,
        )}
      </div>
      <dl className={styles.lines}>
        <div className={`entry ${styles.sum}`}>
          <dt>{said.lines.incassi}</dt>
          <dd>{money(totals.incassi)}</dd>
        </div>
        {all.map(({ key, color, amount }) => (
          <div
            key={key}
            data-color={color}
            className={key === 'resta' ? `entry ${styles.sum}` : 'entry'}
          >
            <dt>{said.lines[key]}</dt>
            <dd>{money(key === 'resta' || key === 'senzaCosto' ? amount : -amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {said.measured}{' '}
        {totals.knownShare > 0 ? said.estimated(share(totals.knownShare)) : said.noCosts}{' '}
        {totals.checkedShare > 0 && said.checked(share(totals.checkedShare))}
      </p>
      {storesWithoutVAT.length > 0 && <p className="note">{said.noVAT(storesWithoutVAT)}</p>}
    </section>
  )
}

/** What the figures lack, or may have wrong. */
function warningsOf(files: readonly FileFacts[]): string[] {
  const types = files.reduce((sum, { unknown }) => sum + unknown.length, 0)
  const odd = files.filter(({ isEven }) => !isEven).map(({ name }) => name)
  return [...(types > 0 ? [said.setAside(types)] : []), ...(odd.length > 0 ? [said.odd(odd)] : [])]
}

type LeftProps = { totals: PeriodTotals; money: (amount: number) => string }

/** What is left, in the colour of its band where every cost is known. */
function Left({ totals, money }: LeftProps) {
  const { resta, senzaCosto, ricavi, knownShare } = totals
  const isWhole = knownShare > 0.9999
  const left = isWhole ? resta : resta + senzaCosto
  const margine = ricavi > 0 ? (left / ricavi) * 100 : Number.NaN
  const title = isWhole ? (left < 0 ? said.loss : said.left) : said.beforeCosts
  const band = isWhole && !Number.isNaN(margine) ? bandOf(margine) : undefined
  return (
    <p className={`stack tight ${styles.left}`} data-band={band}>
      <span className="note">{title}</span>
      <b>{money(left)}</b>
      {!Number.isNaN(margine) && (
        <span className="note">{said.ofRevenue(formatMargin(margine))}</span>
      )}
    </p>
  )
}

/** What the account as a whole was charged for, by kind. */
export function AccountCosts({ view: { account, period } }: { view: PeriodFacts }) {
  if (account.length === 0) return null
  const channels = new Set(account.map(({ channel }) => channel))
  return (
    <section className={`card stack ${styles.panel}`} aria-label={words.account.title}>
      <h2>{words.account.title}</h2>
      <dl className={styles.lines}>
        {account.map(({ name, channel, amount }) => (
          <div className="entry" key={`${channel} ${name}`}>
            <dt>{channels.size === 1 ? name : `${name} (${channel})`}</dt>
            <dd>{moneyIn(amount, period.currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{words.account.lead}</p>
    </section>
  )
}

type MonthsProps = { view: PeriodFacts; onLook: (month: string) => void }

/** What every month came to; a press looks at one alone. */
export function Months({ view: { months, period }, onLook }: MonthsProps) {
  const money = (amount: number) => moneyIn(amount, period.currency)
  const isKnown = months.every((month) => month.isKnown)
  return (
    <section className={`card stack ${styles.panel}`} aria-label={words.months.title}>
      <h2>{words.months.title}</h2>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">{words.months.month}</th>
            <th scope="col">{words.months.revenue}</th>
            <th scope="col">{isKnown ? words.months.left : words.months.beforeCosts}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ricavi, resta }) => (
            <tr key={month} aria-current={month === period.month ? 'true' : undefined}>
              <th scope="row">
                <button type="button" className="link" onClick={() => onLook(month)}>
                  {monthInWords(month)}
                </button>
              </th>
              <td>{money(ricavi)}</td>
              <td>{money(resta)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
