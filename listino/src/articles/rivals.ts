import { synonyms } from '../layouts/synonyms.ts'
import { headerKey } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { OpenedList } from './open-list.ts'

type Recognised = Pick<OpenedList, 'layout' | 'mapping'> & { table: Pick<Table, 'header'> }

/** The columns that have a usual name of a price, or a cost, beside the one that is read. A known file's price is known. */
export function rivalsOf({ table, layout, mapping }: Recognised, role: 'price' | 'cost'): number[] {
  if (layout !== null && role === 'price') return []
  const named = table.header.flatMap((title, column) =>
    synonyms[role]?.includes(headerKey(title)) === true ? [column] : [],
  )
  const read = mapping[role] ?? named.slice(0, 1)
  return named.filter((column) => !read.includes(column))
}
