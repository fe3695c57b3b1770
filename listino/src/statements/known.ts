import type { Cell } from '../table/cell.ts'
import { headerKey } from '../table/cell.ts'
import type { StatementLayout } from './layout.ts'
import { amazonSettlement } from './layouts/amazon-settlement.ts'
import { amazonTransactions } from './layouts/amazon-transactions.ts'
import { ebayTransactions } from './layouts/ebay.ts'
import { etsyStatement } from './layouts/etsy.ts'
import { manomanoOrders, manomanoPayouts } from './layouts/manomano.ts'
import { mirakl } from './layouts/mirakl.ts'
import { paypal, satispay, stripe } from './layouts/payment-services.ts'
import { shopifyPayments } from './layouts/shopify.ts'
import { tiktokIncome } from './layouts/tiktok.ts'
import { unwrappedBy } from './wrapped-rows.ts'

/** Every report of charges that is recognised by its headers. */
const statementLayouts: readonly StatementLayout[] = [
  amazonTransactions,
  amazonSettlement,
  ebayTransactions,
  etsyStatement,
  manomanoOrders,
  manomanoPayouts,
  mirakl,
  stripe,
  tiktokIncome,
  paypal,
  shopifyPayments,
  satispay,
]

const fits = ({ signature }: StatementLayout, keys: ReadonlySet<string>): boolean =>
  signature.every((names) => names.some((name) => keys.has(name)))

/** What the seller calls headers that no table knows, by them: titles that one does. Both as `headerKey` has them. */
export type Titles = ReadonlyMap<string, string>

/** A row in which titles that the seller explained are those that are known. */
export const explained = (row: readonly Cell[], titles: Titles): readonly Cell[] =>
  titles.size === 0 ? row : row.map((cell) => titles.get(headerKey(cell)) ?? cell)

/** The report that has this header; null where it is none of them. */
export function statementWith(header: readonly Cell[]): StatementLayout | null {
  const keys = new Set(header.map(headerKey))
  return statementLayouts.find((layout) => fits(layout, keys)) ?? null
}

/** Tells the header of a report of charges, if need be all in one cell. */
export function statementHeader(titles: Titles): (row: readonly Cell[]) => boolean {
  const isWhole = (row: readonly Cell[]) => statementWith(explained(row, titles)) !== null
  return (row) => isWhole(row) || unwrappedBy(row, isWhole) !== null
}
