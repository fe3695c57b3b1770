import { type CalculationResult, type Currency, isLoss } from '@margine/engine'
import type { CSSProperties } from 'react'
import { formatMoney, formatPercent } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { Section } from '../../../ui/result/Section.tsx'
import styles from './Distribution.module.css'
import { StackedPrice } from './StackedPrice.tsx'

const words = strings.results

/** How much of its track a line's bar fills: never so little that it can't be seen. */
const filled = (percentage: number) =>
  ({ '--filled': Math.min(Math.max(percentage, 4), 100) / 100 }) as CSSProperties

type Props = { result: CalculationResult; currency: Currency }

/** Where each euro of the price goes: one stacked bar, then the costs, largest first. */
export function Distribution({ result, currency }: Props) {
  const loss = isLoss(result)
  const price = formatMoney(result.prezzoFinale, currency)
  const costs = result.breakdown.toSorted((a, b) => b.value - a.value)

  return (
    <Section title={loss ? words.distributionLoss(price) : words.distribution(price)}>
      <StackedPrice result={result} currency={currency} />
      <ul className={styles.costs}>
        {costs.map(({ color, name, value, percentage }) => (
          <li key={color} data-color={color}>
            <span className={styles.name}>{name}</span>
            <span className={styles.amount}>{formatMoney(value, currency)}</span>
            <span className={styles.share}>{formatPercent(percentage)}</span>
            <span className={styles.bar}>
              <span style={filled(percentage)} />
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <div>
          <dt>{words.total}</dt>
          <dd>{formatMoney(result.costiTotali, currency)}</dd>
        </div>
        {result.iva > 0 && (
          <div data-color="iva">
            <dt>{words.vatRow}</dt>
            <dd>{formatMoney(result.iva, currency)}</dd>
          </div>
        )}
        <div data-color={loss ? 'perdita' : 'guadagno'}>
          <dt>{loss ? words.lossRow : words.profitRow}</dt>
          <dd>{formatMoney(Math.abs(result.guadagno), currency)}</dd>
        </div>
      </dl>
    </Section>
  )
}
