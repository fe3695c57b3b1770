import {
  type Currency,
  type DeadZone,
  figuresOf,
  isLoss,
  type Rates,
  roundToCents,
  type Sale,
  type Verdict,
} from '@margine/engine'
import { memo } from 'react'
import { formatMargin, formatMoney } from '../../../format.ts'
import styles from './CurveTable.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords } from './curve-words.ts'
import { heightOf, type Jump } from './profit-line.ts'
import { isWithin, type Range } from './range.ts'

/** What a price comes to. */
type Outcome = { price: number; guadagno: number; margine: number }

/** Prices in view, both ends included, on which nothing happens but at their beginning. */
type CurveRow = {
  from: Outcome
  to: Outcome
  verdict: Verdict
  /** Where nothing at all is lost any more: less than half a cent, which is no loss yet, may be before. */
  breakEvens: readonly number[]
  /** The jump that leads here. */
  jump: Jump | null
  /** The dead zone that they lie in, and what its better price earns. */
  zone: (DeadZone & { best: number }) | null
}

const cent = 0.01

/** What is in view of a curve as rows of a table, the lowest prices first. */
export function rowsOf(facts: CurveFacts, view: Range, sale: Sale, rates: Rates): CurveRow[] {
  const outcomeAt = (price: number): Outcome => {
    const { guadagno, margine } = figuresOf({ ...sale, prezzoVendita: price }, rates)
    return { price, guadagno, margine }
  }
  const first = Math.max(cent, view.from)
  const starts = [
    first,
    ...facts.strips.map(({ from }) => from),
    ...facts.jumps.map(({ after }) => after.prezzo),
    ...facts.zones.flatMap(({ from, to }) =>
      to === null ? [from] : [from, roundToCents(to + cent)],
    ),
  ].filter((price) => isWithin({ from: first, to: view.to }, price))
  const ascending = [...new Set(starts)].toSorted((one, other) => one - other)
  return ascending.map((price, index) => {
    const next = ascending[index + 1]
    const last = next === undefined ? view.to : roundToCents(next - cent)
    const zone = facts.zones.find(({ from, to }) => from <= price && price <= (to ?? price))
    const strip = facts.strips.findLast(({ from }) => from <= price)
    return {
      from: outcomeAt(price),
      to: outcomeAt(last),
      verdict: strip?.verdict ?? 'loss',
      breakEvens: facts.breakEvens.filter((even) => isWithin({ from: price, to: last }, even)),
      jump: facts.jumps.find(({ after }) => after.prezzo === price) ?? null,
      zone: zone === undefined ? null : { ...zone, best: outcomeAt(zone.better).guadagno },
    }
  })
}

const words = curveWords.table

/** What happens at some prices. */
export function sentencesOf(
  { from, breakEvens, jump, zone }: CurveRow,
  money: (amount: number) => string,
) {
  const sentences = breakEvens.map((even) =>
    even === from.price
      ? words.breakEven(money(even))
      : words.almostEven(money(from.price), money(even)),
  )
  if (jump !== null) {
    const height = heightOf(jump)
    const tell = height < 0 ? words.falls : words.rises
    sentences.push(
      tell(money(jump.before.prezzo), money(jump.after.prezzo), money(Math.abs(height))),
    )
  }
  if (zone !== null) {
    const tell = isLoss({ guadagno: zone.best }) ? words.lossZone : words.zone
    sentences.push(tell(money(zone.better), money(roundToCents(zone.loss))))
  }
  return sentences
}

type Props = { facts: CurveFacts; view: Range; sale: Sale; rates: Rates; currency: Currency }

/** What is in view of the curve, in figures. */
export const CurveTable = memo(function CurveTable(props: Props) {
  const { facts, view, sale, rates, currency } = props
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <table className={styles.table} aria-label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.profit}</th>
          <th scope="col">{words.margin}</th>
          <th scope="col">{words.what}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(facts, view, sale, rates).map((row) => {
          const { from, to, verdict } = row
          return (
            <tr key={from.price}>
              <th scope="row">{fromTo(words.between, money(from.price), money(to.price))}</th>
              <td>{fromTo(words.between, money(from.guadagno), money(to.guadagno))}</td>
              <td>{fromTo(words.margins, formatMargin(from.margine), formatMargin(to.margine))}</td>
              <td data-band={verdict} className={styles.what}>
                <b>{curveWords.verdicts[verdict]}</b> {sentencesOf(row, money).join(' ')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})

/** From one figure to another, or the one that both are. */
const fromTo = (between: (from: string, to: string) => string, from: string, to: string) =>
  from === to ? from : between(from, to)
