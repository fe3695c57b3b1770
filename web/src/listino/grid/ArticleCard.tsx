import type { Row } from '../shop/row.ts'
import { words } from '../words.ts'
import styles from './ArticleList.module.css'
import {
  bandOf,
  costOf,
  deadOf,
  marginOf,
  minimumOf,
  nameOf,
  priceOf,
  profitOf,
  trueFeeOf,
} from './columns.tsx'

const { columns } = words.grid

/** An article as a narrow screen shows it; without one while it is on its way. */
export function ArticleCard({ row }: { row: Row | undefined }) {
  if (row === undefined) return <p className={styles.card}>…</p>
  const isDead = !Number.isNaN(row.better)
  return (
    <div className={styles.card} data-band={row.verdict ?? undefined}>
      <p className={styles.name}>{nameOf(row)}</p>
      <p className={styles.margin}>
        {marginOf(row)} <span>{bandOf(row)}</span>
      </p>
      <p className={styles.sku}>{isDead ? deadOf(row) : trueFeeOf(row) || row.sku}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{columns.price}</dt>
          <dd>{priceOf(row)}</dd>
        </div>
        <div>
          <dt>{columns.cost}</dt>
          <dd>{costOf(row)}</dd>
        </div>
        <div>
          <dt>{columns.profit}</dt>
          <dd>{profitOf(row)}</dd>
        </div>
        <div>
          <dt>{columns.minimum}</dt>
          <dd>{minimumOf(row)}</dd>
        </div>
      </dl>
    </div>
  )
}
