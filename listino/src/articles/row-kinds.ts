import type { Layout, LayoutKey } from '../layouts/layout.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, isConverted, textIn } from '../table/cell.ts'
import type { Columns } from './columns.ts'
import type { ProblemCode } from './problem.ts'
import { isParentOfVariants } from './variants.ts'

type Row = readonly Cell[]

/** WooCommerce's words for a product with its prices in the rows of its variants. */
const parents: ReadonlySet<string> = new Set(['variable', 'variabile', 'grouped', 'raggruppato'])

type Kind = (row: Row, columns: Columns, next: Row | undefined) => ProblemCode | null

const kinds: Partial<Record<LayoutKey, Kind>> = {
  woocommerce: (row, columns) => {
    const [kind = ''] = columns.text(row, 'rowKind').toLowerCase().split(',')
    return parents.has(kind.trim()) ? 'parentRow' : null
  },
  shopify: (row, columns) =>
    columns.says(row, 'price') || columns.says(row, 'sku') ? null : 'extraRow',
  ebayPrices: (row, columns) =>
    columns.says(row, 'variation') && !columns.says(row, 'price') ? 'parentRow' : null,
  ebayListings: (row, columns, next) => {
    const listing = columns.text(row, 'listing')
    if (listing === '' && !columns.says(row, 'sku')) return 'extraRow'
    const isSame = next !== undefined && listing !== '' && columns.text(next, 'listing') === listing
    const below = isSame ? columns.text(next, 'variation') : null
    return isParentOfVariants(columns.text(row, 'variation'), below) ? 'parentRow' : null
  },
}

/**
 * Why a row of a file that mixes products, variants and pictures is no article; null where it is one.
 *
 * @param next the row below it, where there is one
 */
export const rowFault = (
  row: Row,
  columns: Columns,
  layout: Layout | null,
  next: Row | undefined,
): ProblemCode | null =>
  layout === null ? null : (kinds[layout.key]?.(row, columns, next) ?? null)

/** The words that a sum begins with; a hyphen behind them makes an SKU. */
const total =
  /^(?:(?:sub[- ]?)?total[ei]|t o t a l e|subtotal|tot\.|tot(?=[\s:=]*(?:\d|$))|somma|riporto|(?:importo|valore|prezzo|costo|gran) totale|(?:media|n\. articoli|totale articoli)(?=[\s:=]*(?:\d|$))|(?:grand )?total(?=[\s:=]*(?:\d|eur|€|amount|items|price|cost|$)))(?=[\s:=(]|$)/i

/** What a row of totals may say of all that it sums up. */
const alike = ['currency', 'store', 'category'] as const

/**
 * Whether a row sums up those above it: the word in place of its SKU or name, with or without what it sums up behind
 * («Totale casa»), what all have in common, and numbers.
 */
export function isTotal(
  row: Row,
  { sku, name }: { sku: string; name: string },
  { mapping }: Columns,
): boolean {
  if (sku === '') return total.test(name)
  if (!total.test(sku)) return false
  const common = new Set(alike.flatMap((role) => mapping[role] ?? []))
  const words = row
    .filter((_, column) => !common.has(column))
    .map(textIn)
    .filter((text) => kindOf(text) === 'notANumber')
  return words.every((text) => total.test(text))
}

/** What a spreadsheet shows where it could not work a cell out. */
const failed = /^#(?:N\/[AD]|[\p{L}/0]+[!?])$/iu

/** A long number that a spreadsheet has shortened to powers of ten: other articles may read the same. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i

/** Whether a spreadsheet has made something else of an SKU, so that nobody can tell what it was. */
export const isSpoilt = (cell: Cell | undefined): boolean =>
  isConverted(cell) || shortened.test(textIn(cell)) || failed.test(textIn(cell))
