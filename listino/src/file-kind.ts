import type { Layout } from './layouts/layout.ts'
import { ordersIn } from './layouts/orders.ts'
import { recognise } from './layouts/recognise.ts'
import { statementHeader, statementLabel } from './statements/known.ts'
import type { Cell } from './table/cell.ts'
import { isListHeader, type KnownHeader } from './table/header.ts'
import type { Source } from './table/source.ts'
import { openTable, type Table, type TableChoice } from './table/table.ts'
import { Unreadable } from './table/unreadable.ts'

/** What a file is by its header: a known list, a known report of what was charged, orders, or none of them. */
export type FileKind =
  | { is: 'list'; layout: Layout }
  | { is: 'statement'; label: string }
  /** With titles that say so. */
  | { is: 'orders'; titles: readonly string[] }
  | { is: 'other' }

const isStatement = statementHeader(new Map())

/** Tells the header of a list or of a report that is known. */
const isFileHeader: KnownHeader = (row) => isListHeader(row) || isStatement(row)

/** What a file is by its header. */
export function fileKindOf(header: readonly Cell[]): FileKind {
  const layout = recognise(header)
  if (layout !== null) return { is: 'list', layout }
  const label = statementLabel(header)
  if (label !== null) return { is: 'statement', label }
  const titles = ordersIn(header)
  return titles === null ? { is: 'other' } : { is: 'orders', titles }
}

const quoted = (titles: readonly string[]): string => titles.map((title) => `«${title}»`).join(', ')

/**
 * Opens a file of articles or of their costs, and says which known file it is; null for any other. Throws `Unreadable` where
 * nothing can be read, and where it is a file of something else.
 */
export async function openArticles(
  source: Source,
  choice: Omit<TableChoice, 'isKnown'> = {},
): Promise<{ table: Table; layout: Layout | null }> {
  const table = await openTable(source, { ...choice, isKnown: isFileHeader })
  const kind = fileKindOf(table.header)
  if (kind.is === 'statement') throw new Unreadable('statement', kind.label)
  if (kind.is === 'orders') throw new Unreadable('orders', quoted(kind.titles))
  if (table.headerRow > 0 && table.sample.length === 0) throw new Unreadable('noRows')
  return { table, layout: kind.is === 'list' ? kind.layout : null }
}
