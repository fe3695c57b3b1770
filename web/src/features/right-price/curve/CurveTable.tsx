import type { Currency, Rates, Sale } from '@margine/engine'
import { isLoss, roundToCents } from '@margine/engine'
import { memo } from 'react'
import { formatMargin, formatMoney } from '../../../format.ts'
import styles from './CurveTable.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords } from './curve-words.ts'
import { heightOf } from './profit-line.ts'
import { type Row, rowsOf } from './table-rows.ts'

const words = curveWords.table

type Props = { facts: CurveFacts; sale: Sale; rates: Rates; currency: Currency }

/** The curve in figures, at every price there is. */
export const CurveTable = memo(function CurveTable({ facts, sale, rates, currency }: Props) {
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
        {rowsOf(facts, sale, rates).map((row) => {
          const { from, to, verdict } = row
          return (
            <tr key={from.price}>
              <th scope="row">{span(money(from.price), to && money(to.price))}</th>
              <td>{span(money(from.guadagno), to && money(to.guadagno))}</td>
              <td>{margins(formatMargin(from.margine), to && formatMargin(to.margine))}</td>
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

/** From one to the other; where there is no other, onwards. */
function span(from: string, to: string | null): string {
  if (to === null) return words.upwards(from)
  return from === to ? from : words.between(from, to)
}

function margins(from: string, to: string | null): string {
  if (to === null) return words.marginUpwards(from)
  return from === to ? from : words.margins(from, to)
}

/** What happens at some prices. */
function sentencesOf({ from, isBreakEven, jump, zone }: Row, money: (amount: number) => string) {
  const sentences: string[] = []
  if (isBreakEven) sentences.push(words.breakEven(money(from.price)))
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
