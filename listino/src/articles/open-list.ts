import type { Layout } from '../layouts/layout.ts'
import { type Confidence, propose } from '../layouts/propose.ts'
import { mappingBy, recognise } from '../layouts/recognise.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Source } from '../table/source.ts'
import { openTable, type Table, type TableChoice } from '../table/table.ts'
import { ownMarkOf } from './own-mark.ts'

/** A file with what its columns are, as far as that can be told. */
export type OpenedList = {
  table: Table
  /** The known file that it is; null for any other. */
  layout: Layout | null
  /** What its columns are; of a file that isn't known a proposal, which the seller corrects. */
  mapping: Mapping
  /** What stands before decimals, where the kind of file settles it; null where each column tells. */
  mark: DecimalMark | null
  /** How sure the proposal is, role by role; empty for a known file. */
  confidence: Readonly<Partial<Record<Role, Confidence>>>
}

/** A known file's columns, with what the seller added to it under a usual name: a column of costs, above all. */
export function mappingOf(
  layout: Layout,
  { header, sample }: Pick<Table, 'header' | 'sample'>,
): Mapping {
  const known = mappingBy(layout.columns, header)
  const used = new Set(Object.values(known).flat())
  const { mapping, confidence } = propose(header, sample)
  const added = Object.entries(mapping).filter(
    ([role, columns]) =>
      known[role as Role] === undefined &&
      addable.has(role as Role) &&
      confidence[role as Role] === 'certa' &&
      !columns.some((column) => used.has(column)),
  )
  return { ...known, ...Object.fromEntries(added) }
}

const addable: ReadonlySet<Role> = new Set(['cost', 'shipping', 'packaging', 'advertising'])

/** Opens a file of articles and says what its columns are. Throws `Unreadable` where nothing can be read. */
export async function openList(source: Source, choice: TableChoice = {}): Promise<OpenedList> {
  const table = await openTable(source, choice)
  const layout = recognise(table.header)
  if (layout === null) return { table, layout, mark: null, ...propose(table.header, table.sample) }
  const mapping = mappingOf(layout, table)
  return { table, layout, mark: ownMarkOf(table, layout, mapping), mapping, confidence: {} }
}
