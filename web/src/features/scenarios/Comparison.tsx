import { type CalculationResult, type Currency, roundToCents } from '@margine/engine'
import { memo } from 'react'
import { formatMargin, formatMoney, formatMoneyChange, formatPointsChange } from '../../format.ts'
import { type Extent, extentOf, spanOf, zeroOf } from '../../ui/result/extent.ts'
import styles from './Comparison.module.css'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.comparison

type AmountRow = {
  row: Exclude<keyof typeof words.rows, 'margine'>
  amountOf: (result: CalculationResult) => number
}

const profit: AmountRow = { row: 'guadagno', amountOf: ({ guadagno }) => guadagno }
const costs: AmountRow = { row: 'costiTotali', amountOf: ({ costiTotali }) => costiTotali }

/** By the specification's table the commission is in the costs, as it always was. */
const commission: AmountRow = {
  row: 'commissione',
  amountOf: ({ breakdown }) => breakdown.find(({ color }) => color === 'commissione')?.value ?? 0,
}

const ordinaryRows: AmountRow[] = [
  profit,
  { row: 'netto', amountOf: ({ prezzoVendita }) => prezzoVendita },
  { row: 'conIva', amountOf: ({ prezzoFinale }) => prezzoFinale },
]

/** In the forfettario regime there is one price, and taxes beside the profit. */
const forfettarioRows: AmountRow[] = [
  profit,
  { row: 'dopoImposte', amountOf: ({ imposte }) => imposte?.dopoImposte ?? 0 },
  { row: 'prezzo', amountOf: ({ prezzoFinale }) => prezzoFinale },
]

const million = 1_000_000

type Props = {
  original: CalculationResult
  scenario: CalculationResult
  currency: Currency
  /** Whether the scenario leaves nothing. */
  loss: boolean
  /** Whether the commission is told in parts. */
  isItemised: boolean
}

/** Calculation and scenario side by side: in figures, and as bars that share a scale. */
export const Comparison = memo(function Comparison(props: Props) {
  const { original, scenario, currency, loss, isItemised } = props
  const ofRegime = scenario.imposte === undefined ? ordinaryRows : forfettarioRows
  const rows = isItemised ? [...ofRegime, costs, commission] : [...ofRegime, costs]
  const money = extentOf(rows.flatMap(({ amountOf }) => [amountOf(original), amountOf(scenario)]))
  const margins = extentOf([original.margine, scenario.margine])
  return (
    <table
      aria-label={words.title}
      className={styles.comparison}
      data-long={money.most - money.least >= million}
    >
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col" className={`drawn ${styles.original}`}>
            {words.original}
          </th>
          <th scope="col" className={`drawn ${styles.scenario}`}>
            {words.scenario}
          </th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <Row
        name={words.rows.margine}
        original={formatMargin(original.margine)}
        scenario={formatMargin(scenario.margine)}
        difference={words.points(formatPointsChange(scenario.margine - original.margine))}
        extent={margins}
        values={[original.margine, scenario.margine]}
        loss={loss}
      />
      {rows.map(({ row, amountOf }) => {
        const values: [number, number] = [amountOf(original), amountOf(scenario)]
        return (
          <Row
            key={row}
            name={words.rows[row]}
            original={formatMoney(values[0], currency)}
            scenario={formatMoney(values[1], currency)}
            difference={formatMoneyChange(values[1] - values[0], currency)}
            extent={money}
            values={values}
            loss={roundToCents(values[1]) < 0}
          />
        )
      })}
    </table>
  )
})

type RowProps = {
  name: string
  original: string
  scenario: string
  difference: string
  extent: Extent
  values: [original: number, scenario: number]
  /** Whether the scenario's bar is that of a loss. */
  loss: boolean
}

function Row({ name, original, scenario, difference, extent, values, loss }: RowProps) {
  return (
    <tbody>
      <tr>
        <th scope="row">{name}</th>
        <td>{original}</td>
        <td>{scenario}</td>
        <td className={styles.difference}>{difference}</td>
      </tr>
      <tr className={styles.picture}>
        <td colSpan={4}>
          <span
            role="img"
            aria-label={words.picture(name, original, scenario)}
            className={`drawn ${styles.bars}`}
          >
            {extent.least < 0 && <span className={styles.zero} style={{ left: zeroOf(extent) }} />}
            <span className={styles.originalBar} style={spanOf(values[0], extent)} />
            <span
              className={styles.scenarioBar}
              data-loss={loss}
              style={spanOf(values[1], extent)}
            />
          </span>
        </td>
      </tr>
    </tbody>
  )
}
