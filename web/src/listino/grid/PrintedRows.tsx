import type { Shown } from '@margine/listino/list'
import type { Rows } from '../../table/useRows.ts'
import { words } from './words.ts'

type Props = { rows: Pick<Rows, 'first' | 'count'>; shown: Shown }

/** Says on paper that only the rows that were made are on it. */
export function PrintedRows({ rows: { first, count }, shown }: Props) {
  if (count >= shown.count) return null
  const last = Math.min(first + count, shown.from + shown.rows.length)
  return <p className="paper-only">{words.printed(first + 1, last, shown.count)}</p>
}
