import { type CalculationResult, type Currency, isLoss } from '@margine/engine'
import { memo } from 'react'
import { formatMargin, formatMoney, formatMoneyChange, formatPointsChange } from '../../format.ts'
import styles from './Comparison.module.css'
import { type Extent, extentOf, spanOf, zeroOf } from './extent.ts'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.comparison

const amounts = [
  { row: 'guadagno', figure: 'guadagno' },
  { row: 'netto', figure: 'prezzoVendita' },
  { row: 'conIva', figure: 'prezzoFinale' },
  { row: 'costiTotali', figure: 'costiTotali' },
] as const

const million = 1_000_000

type Props = { original: CalculationResult; scenario: CalculationResult; currency: Currency }

/** Calculation and scenario side by side: in figures, and as bars that share a scale. */
export const Comparison = memo(function Comparison({ original, scenario, currency }: Props) {
  const money = extentOf(amounts.flatMap(({ figure }) => [original[figure], scenario[figure]]))
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
          <th scope="col" className={styles.original}>
            {words.original}
          </th>
          <th scope="col" className={styles.scenario}>
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
        loss={isLoss(scenario)}
      />
      {amounts.map(({ row, figure }) => (
        <Row
          key={row}
          name={words.rows[row]}
          original={formatMoney(original[figure], currency)}
          scenario={formatMoney(scenario[figure], currency)}
          difference={formatMoneyChange(scenario[figure] - original[figure], currency)}
          extent={money}
          values={[original[figure], scenario[figure]]}
          loss={figure === 'guadagno' && isLoss(scenario)}
        />
      ))}
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
            className={styles.bars}
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
