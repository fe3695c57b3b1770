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
export const statementLayouts: readonly StatementLayout[] = [
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

/** Headers that together no other file has: of each group one. */
export const signatureOf = ({
  signature,
  columns,
  total,
}: StatementLayout): (readonly string[])[] =>
  signature.map((one) => {
    if (typeof one !== 'string') return one
    return one === 'total' ? total : (columns[one] ?? [])
  })

const fits = (layout: StatementLayout, keys: ReadonlySet<string>): boolean =>
  signatureOf(layout).every((names) => names.some((name) => keys.has(name)))

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

/** What the report is called that has this header, if need be all in one cell; null where it is none that is known. */
export const statementLabel = (header: readonly Cell[]): string | null =>
  statementWith(unwrappedBy(header, (row) => statementWith(row) !== null) ?? header)?.label ?? null

/** What a report that is known calls a column, and whether it can't be read without. */
export type KnownTitle = { title: string; isRequired: boolean }

/** The names of every report that is known. */
export const reportLabels: readonly string[] = statementLayouts.map(({ label }) => label)

/** Who gives the reports that are known, as results name them. */
export const channels: ReadonlySet<string> = new Set(statementLayouts.map(({ channel }) => channel))

/** What a marketplace or a payment service is called: `eBay` for `ebay`. */
export const channelName = (channel: string): string =>
  statementLayouts.find((one) => one.channel === channel)?.label.replace(/,.*/, '') ?? channel

/** The columns of a report that a header has under no name that is known, those that it needs in front. */
export function titlesLacking(label: string, header: readonly string[]): KnownTitle[] {
  const layout = statementLayouts.find((one) => one.label === label)
  if (layout === undefined) return []
  const keys = new Set(header.map(headerKey))
  const required = [...signatureOf(layout), layout.total]
  const others = [
    ...Object.values(layout.columns),
    ...layout.amounts.map(({ names }) => names),
    layout.announced ?? [],
  ]
  const lacking = new Map<string, boolean>()
  const isAsked = (names: readonly string[]) => names.some((name) => lacking.has(name))
  for (const [groups, isRequired] of [
    [required, true],
    [others, false],
  ] as const)
    for (const names of groups) {
      const [title] = names
      if (title === undefined || isAsked(names) || names.some((name) => keys.has(name))) continue
      lacking.set(title, isRequired)
    }
  return [...lacking].map(([title, isRequired]) => ({ title, isRequired }))
}

/** Tells the header of a report of charges, if need be all in one cell. */
export function statementHeader(titles: Titles): (row: readonly Cell[]) => boolean {
  const isWhole = (row: readonly Cell[]) => statementWith(explained(row, titles)) !== null
  return (row) => isWhole(row) || unwrappedBy(row, isWhole) !== null
}
