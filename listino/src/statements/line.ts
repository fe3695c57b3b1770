import { Sales } from './alike-sales.ts'
import { addSold, type SoldOn } from './days.ts'
import type { Kind } from './kinds.ts'
import { OrderPieces } from './order-pieces.ts'
import { type Amounts, addAmounts } from './parts.ts'
import { PiecesBack } from './pieces-back.ts'
import { Shipments } from './shipments.ts'

/** What lines of several months have each, and together. */
type Counts = {
  sold: number
  /** The refunds that don't say how many pieces they are for. */
  untoldBack: number
  /** Pieces that left for good without being sold: each is paid for; and how often their number isn't said. */
  lost: number
  untoldLost: number
  /** What buyers paid again for pieces that were sold before. */
  paidAgain: number
  /** Shipping and wrapping that buyers paid with what was sold, and that the marketplace kept. */
  keptOfSales: number
  /** VAT that the file tells of sales; where a row doesn't, what the marketplace kept of it to pay it itself. */
  toldSalesVAT: number
  toldRefundsVAT: number
  /** What of the sales has VAT in it that the file doesn't tell. */
  untoldSales: number
  untoldRefunds: number
}

/** An article in one store, or one kind of cost of the account. Amounts are in cents. */
export type Line = Counts & {
  channel: string
  store: string
  currency: string
  /** Blank for the account. */
  sku: string
  /** The marketplace's own number of it; blank where no report tells one. */
  listing: string
  /** What the account was charged for; null for an article. */
  kind: Kind | null
  name: string
  /** What a piece was sold for in each sale, in cents: with shipping and wrapping, and without. */
  prices: Set<number>
  /** Pieces that came back, by what was paid back for them, and those of them that never came and are paid for. */
  returned: number
  notBack: number
  /** The refunds that say how many pieces they are for. */
  back: PiecesBack
  orders: OrderPieces
  soldOn: SoldOn
  /** The same of every month, be it that the line is of one. */
  soldInAll: readonly SoldOn[]
  amounts: Amounts
  /** What of the amounts is of days on which fees include VAT. */
  withFeesVAT: Amounts
  /** What each sale was charged, where a dated card says what it should be. */
  sales: Sales
  /** What sending its pieces was charged, where Amazon sends them. */
  shipments: Shipments
}

const noCounts: Counts = {
  sold: 0,
  untoldBack: 0,
  lost: 0,
  untoldLost: 0,
  paidAgain: 0,
  keptOfSales: 0,
  toldSalesVAT: 0,
  toldRefundsVAT: 0,
  untoldSales: 0,
  untoldRefunds: 0,
}

const counts = Object.keys(noCounts) as readonly (keyof Counts)[]

/** A line of which nothing is known yet. */
export const newLine = ({
  channel,
  store,
  currency,
  sku,
  kind,
}: Pick<Line, 'channel' | 'store' | 'currency' | 'sku' | 'kind'>): Line => ({
  channel,
  store,
  currency,
  sku,
  kind,
  listing: '',
  name: '',
  ...noCounts,
  prices: new Set(),
  returned: 0,
  notBack: 0,
  back: new PiecesBack(),
  orders: new OrderPieces(),
  soldOn: new Map(),
  soldInAll: [],
  amounts: {},
  withFeesVAT: {},
  sales: new Sales(),
  shipments: new Shipments(),
})

/** Adds a line to another of the same article. */
export function addLine(to: Line, line: Line): void {
  if (to.name === '') to.name = line.name
  if (to.listing === '') to.listing = line.listing
  for (const name of counts) to[name] += line[name]
  for (const price of line.prices) to.prices.add(price)
  to.back.merge(line.back)
  to.orders.merge(line.orders)
  for (const [day, pieces] of line.soldOn) addSold(to.soldOn, day, pieces)
  addAmounts(to.amounts, line.amounts)
  addAmounts(to.withFeesVAT, line.withFeesVAT)
  to.sales.merge(line.sales)
  to.shipments.merge(line.shipments)
}

/** The sum of a line over several months; of one alone it is the line itself. */
export function sumOfLines(parts: readonly Line[]): Line {
  const [first, ...others] = parts as [Line, ...Line[]]
  if (others.length === 0) return first
  const sum = newLine(first)
  for (const line of parts) addLine(sum, line)
  return sum
}
