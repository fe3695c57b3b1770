import { words } from '../words.ts'
import styles from './PrintedRows.module.css'
import type { Rows } from './useRows.ts'

type Props = { rows: Pick<Rows, 'first' | 'count'>; all: number }

/** Says on paper that only the rows that were made are on it. */
export function PrintedRows({ rows: { first, count }, all }: Props) {
  if (count >= all) return null
  return <p className={styles.note}>{words.grid.printed(first + 1, first + count, all)}</p>
}
