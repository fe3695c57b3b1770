import type { ArticleRow } from '@margine/listino'
import { oddFeesOf } from '../figures/RatesToCheck.tsx'
import { nameOf } from './words.ts'

/** The columns of the table, in their order. */
export const columnKeys = [
  'name',
  'sold',
  'returned',
  'ricavi',
  'commissione',
  'altri',
  'costo',
  'spedizioni',
  'guadagno',
  'margine',
  'difference',
] as const

export type ColumnKey = (typeof columnKeys)[number]

export type Order = { column: ColumnKey; isDescending: boolean }

/** Which articles are shown. */
export type Group = 'all' | 'loss' | 'noCost' | 'otherFee'

const groups: Readonly<Record<Group, (row: ArticleRow) => boolean>> = {
  all: () => true,
  loss: ({ guadagno }) => guadagno < 0,
  noCost: ({ costo }) => Number.isNaN(costo),
  otherFee: (row) => oddFeesOf(row).length > 0,
}

/** The number that a column has for an article; NaN where nobody knows it. */
function numberIn(row: ArticleRow, column: Exclude<ColumnKey, 'name'>): number {
  if (column === 'difference') return row.check?.difference ?? Number.NaN
  return row[column] ?? Number.NaN
}

/** How one article stands to another; what is unknown comes last, whichever way. */
function compared(one: ArticleRow, other: ArticleRow, { column, isDescending }: Order): number {
  if (column === 'name') {
    const order = nameOf(one).localeCompare(nameOf(other), 'it')
    return isDescending ? -order : order
  }
  const [left, right] = [numberIn(one, column), numberIn(other, column)]
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  return isDescending ? right - left : left - right
}

/** The articles of a group with a text in their name or SKU, in an order. */
export function sortedRows(
  rows: readonly ArticleRow[],
  group: Group,
  text: string,
  order: Order,
): ArticleRow[] {
  const sought = text.trim().toLowerCase()
  return rows
    .filter(groups[group])
    .filter(
      ({ name, sku }) =>
        sought === '' || name.toLowerCase().includes(sought) || sku.toLowerCase().includes(sought),
    )
    .sort((one, other) => compared(one, other, order))
}
