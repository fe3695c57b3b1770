import type { Layout } from '../layouts/layout.ts'
import type { Mapping } from '../layouts/role.ts'
import { type Cell, headerKey, textIn } from '../table/cell.ts'

const names = {
  from: [
    'date sale price starts',
    'data di partenza del prezzo in saldo',
    'data di inizio del prezzo in offerta',
    'data inizio prezzo in offerta',
    'data di inizio del prezzo scontato',
    'data inizio prezzo scontato',
    'data di inizio saldi',
  ],
  to: [
    'date sale price ends',
    "data in cui termina l'offerta",
    'termine data del prezzo di vendita',
    'data di fine del prezzo in offerta',
    'data fine prezzo in offerta',
    'data di fine del prezzo scontato',
    'data fine prezzo scontato',
    'data di fine saldi',
  ],
} as const

const none: ReadonlySet<number> = new Set()

/** A day as files write it, `2026-12-20 00:00:00` or `20/12/2026`, as `2026-12-20`; empty where there is none. */
function dayIn(cell: Cell | undefined): string {
  const text = textIn(cell)
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)
  if (iso !== null) return iso[0]
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  return year === undefined ? '' : `${year}-${month}-${day}`
}

/** The prices of a file that hold for a sale alone: in WooCommerce's on its days, in Amazon's as long as they stand there. */
export class SalePrices {
  /** Their columns, where there is another price to go back to. */
  readonly columns: ReadonlySet<number>
  readonly #today: string
  readonly #from: number
  readonly #to: number

  /** @param today the day that it is in UTC */
  constructor(header: readonly string[], mapping: Mapping, layout: Layout | null, today: string) {
    const keys = header.map(headerKey)
    const columnOf = (some: readonly string[]) => keys.findIndex((key) => some.includes(key))
    const prices = mapping.price ?? []
    const sale = prices.filter((column) => layout?.salePrices?.includes(keys[column] ?? ''))
    this.columns = sale.length < prices.length ? new Set(sale) : none
    this.#today = today
    this.#from = columnOf(names.from)
    this.#to = columnOf(names.to)
  }

  /** The columns of a price that doesn't count in a row: its sale is over, or has not begun. */
  silent(row: readonly Cell[]): ReadonlySet<number> {
    if (this.columns.size === 0) return none
    const from = dayIn(row[this.#from])
    const to = dayIn(row[this.#to])
    const isOutside = (from !== '' && this.#today < from) || (to !== '' && this.#today > to)
    return isOutside ? this.columns : none
  }
}
