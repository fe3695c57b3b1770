import { bandOf } from '@margine/engine'
import { type PeriodFacts, type PeriodTotals, unsaidInWords } from '@margine/listino'
import type { CSSProperties } from 'react'
import { formatMargin, formatPercent } from '../../format.ts'
import { moneyIn } from '../money.ts'
import type { FileFacts } from '../worker/api.ts'
import styles from './Panel.module.css'
import { accountWords, totalsWords as said } from './words.ts'

/** What takes part of what buyers paid, and in which colour it is drawn. */
const parts = [
  ['rimborsi', 'resi'],
  ['iva', 'iva'],
  ['commissione', 'commissione'],
  ['digitali', 'commissione'],
  ['logistica', 'logistica'],
  ['pubblicita', 'pubblicita'],
  ['altriCosti', 'altri'],
  ['costo', 'costo'],
  ['spedizioni', 'spedizione'],
] as const satisfies readonly (readonly [keyof PeriodTotals, string])[]

const isSeen = (amount: number) => Number.isNaN(amount) || Math.abs(amount) >= 0.005

type Part = { label: string; color: string; amount: number; isLast?: boolean }

/** What is left: where no cost is known, before the cost of goods. */
type Left = { title: string; label: string; amount: number; isKnown: boolean }

function leftOf({ resta, senzaCosto, withCost }: PeriodTotals): Left {
  const before = senzaCosto.reduce((sum, { amount }) => sum + amount, 0)
  const { left, loss, beforeCosts, leftKnown, lines } = said
  if (senzaCosto.every(({ amount }) => !isSeen(amount)))
    return { title: resta < 0 ? loss : left, label: lines.resta, amount: resta, isKnown: true }
  return withCost === 0
    ? { title: beforeCosts, label: beforeCosts, amount: resta + before, isKnown: false }
    : { title: leftKnown, label: lines.resta, amount: resta, isKnown: false }
}

/** What the bar and the lines are made of: taken from what buyers paid they leave what is left. */
function partsOf(totals: PeriodTotals, { label, amount }: Left): Part[] {
  const taken = parts.map(([key, color]) => ({
    label: said.lines[key],
    color,
    amount: totals[key],
  }))
  const lacking =
    totals.withCost === 0
      ? []
      : totals.senzaCosto.map(({ name, amount }) => ({
          label: said.lines.senzaCosto(name),
          color: 'unknown',
          amount,
        }))
  return [
    ...[...taken, ...lacking].filter((part) => isSeen(part.amount)),
    { label, color: amount < 0 ? 'perdita' : 'guadagno', amount, isLast: true },
  ]
}

/**
 * Where what buyers paid in a period went: how much is left, one bar, and a line for each part, which add up.
 */
export function Totals({ view, files }: { view: PeriodFacts; files: readonly FileFacts[] }) {
  const { totals, period, storesWithoutVAT } = view
  const money = (amount: number) => moneyIn(amount, period.currency)
  const left = leftOf(totals)
  const all = partsOf(totals, left)
  const share = (part: number, whole: number) => formatPercent((part / whole) * 100)
  const { ricavi, incassi, withCost, byPercent, compared } = totals
  const byCosts = withCost - byPercent
  const unsaid = unsaidInWords(totals.unsaid)
  return (
    <section className={`card stack ${styles.panel}`} aria-label={said.title}>
      <h2>{said.title}</h2>
      <Headline totals={totals} left={left} isInEuro={period.currency === 'EUR'} money={money} />
      {warningsOf(files).map((warning) => (
        <p key={warning} className={`tinted ${styles.warning}`}>
          {warning}
        </p>
      ))}
      <div className={styles.bar} aria-hidden="true">
        {all.map(({ label, color, amount }) =>
          amount > 0 ? (
            <i key={label} data-color={color} style={{ flexGrow: amount } as CSSProperties} />
          ) : null,
        )}
      </div>
      <dl className={styles.lines}>
        <div className={`entry ${styles.sum}`}>
          <dt>{isSeen(totals.iva) ? said.lines.incassiConIVA : said.lines.incassi}</dt>
          <dd>{money(incassi)}</dd>
        </div>
        {all.map(({ label, color, amount, isLast }) => (
          <div key={label} data-color={color} className={isLast ? `entry ${styles.sum}` : 'entry'}>
            <dt>{label}</dt>
            <dd>{money(isLast ? amount : -amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {said.measured} {withCost <= 0 && said.noCosts}{' '}
        {byCosts >= 0.005 && said.estimated(share(byCosts, ricavi))}{' '}
        {byPercent > 0 && said.byPercent(share(byPercent, ricavi))}{' '}
        {compared > 0 && said.checked(share(compared, incassi))}
      </p>
      {unsaid !== '' && <p className="note">{unsaid}</p>}
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

type HeadlineProps = {
  totals: PeriodTotals
  left: Left
  /** Whether fixed costs and taxes are to be taken off too. */
  isInEuro: boolean
  money: (amount: number) => string
}

/** What is left, as the last line says it, in the colour of its band where every cost is known; and what isn't in it. */
function Headline({ totals, left, isInEuro, money }: HeadlineProps) {
  const { ricavi, senzaCosto, leftOut, withCost } = totals
  const { title, amount, isKnown } = left
  const margine = isKnown && ricavi > 0 ? (amount / ricavi) * 100 : Number.NaN
  const band = Number.isNaN(margine) ? undefined : bandOf(margine)
  return (
    <div className={`stack tight ${styles.left}`} data-band={band}>
      <p className="stack tight">
        <span className="note">{title}</span>
        <b>{money(amount)}</b>
      </p>
      {!Number.isNaN(margine) && <p className="note">{said.ofRevenue(formatMargin(margine))}</p>}
      {isInEuro && <p className="note">{said.beforeTaxes}</p>}
      {isSeen(leftOut) && <p className="note">{said.leftOut(money(leftOut))}</p>}
      {withCost !== 0 &&
        senzaCosto.map(({ name, amount: before }) => (
          <p key={name} className="note">
            {said.senzaCosto(name, money(before))}
          </p>
        ))}
    </div>
  )
}

/** What the account as a whole was charged for, by kind. */
export function AccountCosts({ view: { account, period } }: { view: PeriodFacts }) {
  if (account.length === 0) return null
  const channels = new Set(account.map(({ channel }) => channel))
  return (
    <section className={`card stack ${styles.panel}`} aria-label={accountWords.title}>
      <h2>{accountWords.title}</h2>
      <dl className={styles.lines}>
        {account.map(({ name, channel, amount }) => (
          <div className="entry" key={`${channel} ${name}`}>
            <dt>{channels.size === 1 ? name : `${name} (${channel})`}</dt>
            <dd>{moneyIn(amount, period.currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{accountWords.lead}</p>
    </section>
  )
}
