import type { Layout, LayoutKey } from '../layouts/layout.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, textIn } from '../table/cell.ts'
import { hasMore } from '../table/cuts.ts'
import type { Columns } from './columns.ts'
import type { ProblemCode } from './problem.ts'

type Row = readonly Cell[]

/** WooCommerce's words for a product whose price is in the rows of its variants. */
const parents: ReadonlySet<string> = new Set(['variable', 'variabile', 'grouped', 'raggruppato'])

type Kind = (row: Row, columns: Columns) => ProblemCode | null

const kinds: Partial<Record<LayoutKey, Kind>> = {
  woocommerce: (row, columns) => {
    const [kind = ''] = columns.text(row, 'rowKind').toLowerCase().split(',')
    return parents.has(kind.trim()) ? 'parentRow' : null
  },
  shopify: (row, columns) =>
    columns.says(row, 'price') || columns.says(row, 'sku') ? null : 'extraRow',
  ebayPrices: (row, columns) =>
    columns.says(row, 'variation') && !columns.says(row, 'price') ? 'parentRow' : null,
  ebayListings: (row, columns) =>
    columns.says(row, 'listing') || columns.says(row, 'sku') ? null : 'extraRow',
}

/** Why a row of a file that mixes products, variants and pictures is no article; null where it is one. */
export const rowFault = (row: Row, columns: Columns, layout: Layout | null): ProblemCode | null =>
  layout === null ? null : (kinds[layout.key]?.(row, columns) ?? null)

/** What is wrong with the cells of a row taken together; null where they fit the header. */
export function shapeFault(row: Row, isBroken: boolean, columns: Columns): ProblemCode | null {
  if (isBroken) return 'quotes'
  if (hasMore(row, columns.width) || columns.isLengthened(row)) return 'tooManyCells'
  return row.length < columns.least ? 'tooFewCells' : null
}

const total =
  /^(?:(?:sub[- ]?)?total[ei]?|tot\.|somma)(?: +(?:generale|complessivo|parziale|articoli|prodotti|righe|pezzi|euro|eur|€|\(€\)))*(?: *[:=])?(?: *\d+)?$/i

/** What a row of totals may say of all that it sums up. */
const alike = ['currency', 'store', 'category'] as const

/** Whether a row sums up those above it: the word, once or again, what all have in common, and numbers. */
export function isTotal(
  row: Row,
  { sku, name }: { sku: string; name: string },
  { mapping }: Columns,
): boolean {
  if (!total.test(sku) && !(sku === '' && total.test(name))) return false
  const common = new Set(alike.flatMap((role) => mapping[role] ?? []))
  const words = row
    .filter((_, column) => !common.has(column))
    .map(textIn)
    .filter((text) => kindOf(text) === 'notANumber')
  return words.every((text) => total.test(text))
}

/** A long number that a spreadsheet has shortened to powers of ten: other articles may read the same. */
export const isSpoilt = (sku: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(sku)
