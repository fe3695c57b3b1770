import { type ComparedRow, isLoss } from '@margine/engine'
import { type Extent, spanOf, zeroOf } from '../../ui/result/extent.ts'
import styles from './ProfitBar.module.css'

/** A profit as a bar, to the left of zero for a loss: a picture of the figure above it. */
export function ProfitBar({ row, extent }: { row: ComparedRow; extent: Extent }) {
  return (
    <span aria-hidden="true" className={styles.bar}>
      {extent.least < 0 && <span className={styles.zero} style={{ left: zeroOf(extent) }} />}
      <span className={styles.fill} data-loss={isLoss(row)} style={spanOf(row.guadagno, extent)} />
    </span>
  )
}
