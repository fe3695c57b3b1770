import type { BreakdownItem, Currency } from '@margine/engine'
import type { CSSProperties, ReactNode } from 'react'
import { formatMoney, formatPercent } from '../../../format.ts'
import { Explained } from '../../../ui/result/Explained.tsx'
import styles from './CostLines.module.css'

/** How much of its track a line's bar fills: never so little that it can't be seen. */
const lengthOf = (percentage: number) =>
  ({ '--filled': Math.min(Math.max(percentage, 4), 100) / 100 }) as CSSProperties

export type CostLineProps = {
  line: BreakdownItem
  currency: Currency
  /** What there is to say after its name, or null. */
  remark: string | null
}

type Props = CostLineProps & {
  /** In place of its plain name. */
  name?: ReactNode
  /** Below its bar. */
  children?: ReactNode
}

/** A cost with its share of all costs and a bar as long. */
export function CostLine({ line, currency, remark, name = line.name, children }: Props) {
  const { color, value, percentage } = line
  return (
    <li data-color={color}>
      <span className={styles.name}>
        {name}
        {remark !== null && <span className={styles.remark}> {remark}</span>}
      </span>
      <span className={styles.amount}>
        <Explained figure={color}>{formatMoney(value, currency)}</Explained>
      </span>
      <span className={styles.share}>
        <Explained figure={`quota.${color}`}>{formatPercent(percentage)}</Explained>
      </span>
      <span className={styles.bar} style={lengthOf(percentage)} />
      {children}
    </li>
  )
}
