import type { BreakdownItem, Currency } from '@margine/engine'
import type { CSSProperties } from 'react'
import { formatMoney, formatPercent } from '../../../format.ts'
import styles from './CostLines.module.css'

/** How much of its track a line's bar fills: never so little that it can't be seen. */
const filled = (percentage: number) =>
  ({ '--filled': Math.min(Math.max(percentage, 4), 100) / 100 }) as CSSProperties

type Props = { breakdown: readonly BreakdownItem[]; currency: Currency }

/** The costs, largest first, each with its share of all costs and a bar as long. */
export function CostLines({ breakdown, currency }: Props) {
  return (
    <ul className={styles.costs}>
      {breakdown
        .toSorted((a, b) => b.value - a.value)
        .map(({ color, name, value, percentage }) => (
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
  )
}
