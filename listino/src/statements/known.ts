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

/** The report that has this header; null where it is none of them. */
export function statementWith(header: readonly Cell[]): StatementLayout | null {
  const keys = new Set(header.map(headerKey))
  return statementLayouts.find((layout) => fits(layout, keys)) ?? null
}

const isWhole = (row: readonly Cell[]): boolean => statementWith(row) !== null

/** Whether a row is the header of a report of charges, if need be all in one cell. */
export const isStatementHeader = (row: readonly Cell[]): boolean =>
  isWhole(row) || unwrappedBy(row, isWhole) !== null
