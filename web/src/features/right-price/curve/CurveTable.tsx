import type { Currency, Rates, Sale } from '@margine/engine'
import { memo } from 'react'
import { formatMargin, formatMoney } from '../../../format.ts'
import styles from './CurveTable.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords } from './curve-words.ts'
import type { Range } from './range.ts'
import { sentencesOf } from './row-sentences.ts'
import { rowsOf } from './table-rows.ts'

const words = curveWords.table

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
