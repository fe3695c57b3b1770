import type { Layout, LayoutKey } from '../layouts/layout.ts'
import { rowKindOf } from '../layouts/row-kind.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, isConverted, meant, meantIn, type Row } from '../table/cell.ts'
import type { Columns } from './columns.ts'
import type { ProblemCode } from './problem.ts'
import { isParentOfVariants } from './variants.ts'

type Kind = (row: Row, columns: Columns, next: Row | undefined) => ProblemCode | null

/** A product is above its variants by the word for its kind. */
const byWord: Kind = (row, columns) =>
  rowKindOf(columns.text(row, 'rowKind')) === 'parent' ? 'parentRow' : null

const kinds: Partial<Record<LayoutKey, Kind>> = {
  woocommerce: byWord,
  amazonTemplate: byWord,
  shopify: (row, columns) =>
    columns.says(row, 'price') || columns.says(row, 'sku') ? null : 'extraRow',
  wix: (row, columns, next) => {
    const kindOf = (one: Row) => columns.text(one, 'rowKind').toLowerCase()
    if (kindOf(row) === 'media') return 'extraRow'
    const isAbove =
      kindOf(row) === 'product' &&
      next !== undefined &&
      kindOf(next) === 'variant' &&
      columns.text(next, 'group') === columns.text(row, 'group')
    return isAbove ? 'parentRow' : null
  },
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

/** In a file of one's own a product is above its variants by the word for its kind, or as the row below says. */
const ownKind: Kind = (row, columns, next) => {
  const { rowKind, group } = columns.mapping
  if (rowKind !== undefined && rowKindOf(columns.text(row, 'rowKind')) === 'parent')
    return 'parentRow'
  if (group === undefined) return null
  const sku = columns.text(row, 'sku')
  const isAbove = next !== undefined && sku !== '' && columns.text(next, 'group') === sku
  return isAbove && columns.text(next, 'sku') !== sku ? 'parentRow' : null
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
  (layout === null ? ownKind : kinds[layout.key])?.(row, columns, next) ?? null

/** The words that a sum begins with; a hyphen behind them makes an SKU. */
const total =
  /^(?:(?:sub[- ]?)?total[ei]|t o t a l e|subtotal|tot\.|tot(?=[\s:=]*(?:\d|$))|somma|riporto|imponibile|(?:importo|valore|prezzo|costo|gran) (?:totale|complessivo|medio)|valore (?:di |del )?magazzino|iva \d{1,2} ?%|sum(?=[\s:=]*$)|(?:media|n\. articoli|totale articoli)(?=[\s:=]*(?:\d|$))|(?:grand )?total(?=[\s:=]*(?:\d|eur|€|amount|items|price|cost|$)))(?=[\s:=(]|$)/i

/** Nothing but the word for a sum: an SKU that is an article's has more in it. */
const wholeWord = /^(?:sub)?total[ei]\W*$/i

/** A word for a sum behind what it sums up, as Excel's own subtotals have it: «Casa Totale». */
const totalBehind = /[ -](?:sub)?total[ei]?[ :*]*$/i

type Sum = { price: number; summands: number }

const nothing = (): Sum => ({ price: 0, summands: 0 })

/** The sums of the prices of rows, of all and since the last row that sums some up. */
export class PriceSums {
  #all = nothing()
  #part = nothing()

  /** Another sheet begins: its sums are of its own rows. */
  begin(): void {
    this.#all = nothing()
    this.#part = nothing()
  }

  add(price: number): void {
    if (Number.isNaN(price)) return
    this.#all.price += price
    this.#all.summands++
    this.#part.price += price
    this.#part.summands++
  }

  /** Whether a price is the sum of some, which begins anew then. */
  isOne(price: number): boolean {
    const isSum = [this.#all, this.#part].some(
      (sum) => sum.summands > 1 && Math.abs(price - sum.price) < 0.005,
    )
    if (isSum) this.#part = nothing()
    return isSum
  }
}

/** What a row of totals may say of all that it sums up. */
const alike = ['currency', 'store', 'category'] as const

/** Whether a row with this SKU may sum up others. */
export const maySum = (sku: string): boolean => total.test(meant(sku))

/**
 * Whether a row sums up those above it: the word in place of its SKU or name, with or without what it sums up behind
 * («Totale casa»), what all have in common, and numbers. With the word behind («Protezione totale») the sum has to be one.
 */
export function isTotal(
  row: Row,
  { sku, name }: { sku: string; name: string },
  columns: Columns,
  isSum: () => boolean,
): boolean {
  const { mapping } = columns
  if (sku === '') {
    // A sum has no number of a listing.
    if (columns.says(row, 'ean') || columns.says(row, 'listing')) return false
    const words = meant(name).replace(/^[\s*=-]+/, '')
    return total.test(words) || (totalBehind.test(words) && isSum())
  }
  if (!maySum(sku)) return false
  const common = new Set(alike.flatMap((role) => mapping[role] ?? []))
  const words = row
    .filter((_, column) => !common.has(column))
    .map(meantIn)
    .filter((text) => kindOf(text) === 'notANumber')
  return words.every((text) => total.test(text)) || (wholeWord.test(meant(sku)) && isSum())
}

/** What a spreadsheet shows where it could not work a cell out. */
const failed = /^#(?:N\/[AD]|[\p{L}/0]+[!?])$/iu

/** A long number that a spreadsheet has shortened to powers of ten: other articles may read the same. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i

/** Whether a spreadsheet has made something else of an SKU, so that what it was is lost. */
export const isSpoilt = (cell: Cell | undefined): boolean =>
  isConverted(cell) || shortened.test(meantIn(cell)) || failed.test(meantIn(cell))

/** What the words for a sum begin with. */
const sums = ['su', 'to', 't ', 'so', 'ri', 'im', 'va', 'pr', 'co', 'gr', 'iv', 'me', 'n.']
const beginnings = new Set(sums.map((sum) => sum.charCodeAt(0) * 0x100 + sum.charCodeAt(1)))

const isLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const lowercase = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte)
const plus = 0x2b

/** Whether an SKU begins as the word for a sum does, or may be one that a spreadsheet has spoilt. */
export function mayMeanElse(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] as number
  if (isLetter(first)) {
    const second = lowercase(bytes[from + 1] ?? 0)
    return beginnings.has(lowercase(first) * 0x100 + second)
  }
  if (first < 0x30 || first > 0x39) return true
  return bytes.subarray(from, to).includes(plus)
}
