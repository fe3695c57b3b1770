import type { Entry } from './entry.ts'

/** Sales of an article that are alike, or refunds of it: what each of them comes to, in cents, and how many there are. */
export type AlikeSales = {
  /** The day on which the card that they are charged by began; blank before the first that is known. */
  from: string
  isRefund: boolean
  /** Whether the fees that the file tells include VAT. */
  includesVAT: boolean
  isChargedByPiece: boolean
  /** Pieces of each; 1 where the file doesn't say. */
  quantity: number
  /** What the buyer pays or gets back, with VAT. */
  paid: number
  /** What is charged; below 0 where it is given back. */
  commission: number
  digital: number
  count: number
}

/** Sales by a hash of what they come to: those of the same hash in one list. */
export type Sales = Map<number, AlikeSales[]>

const hashOf = ({ paid, commission }: Omit<AlikeSales, 'count'>) => paid * 2 ** 20 + commission

const areAlike = (one: AlikeSales, other: Omit<AlikeSales, 'count'>): boolean =>
  one.paid === other.paid &&
  one.commission === other.commission &&
  one.digital === other.digital &&
  one.quantity === other.quantity &&
  one.from === other.from &&
  one.isRefund === other.isRefund &&
  one.includesVAT === other.includesVAT &&
  one.isChargedByPiece === other.isChargedByPiece

/** Counts a sale, or several that are alike. */
export function addSales(to: Sales, sale: Omit<AlikeSales, 'count'>, count: number): void {
  const hash = hashOf(sale)
  const list = to.get(hash)
  if (list === undefined) {
    to.set(hash, [{ ...sale, count }])
    return
  }
  const known = list.find((one) => areAlike(one, sale))
  if (known === undefined) list.push({ ...sale, count })
  else known.count += count
}

/** Counts a sale or a refund of an article; a part of an order whose fees stand in another row is none. */
export function countSale(
  to: Sales,
  { amounts, kind, quantity, isItem }: Entry,
  basis: Pick<AlikeSales, 'from' | 'includesVAT' | 'isChargedByPiece'>,
): void {
  const isRefund = kind === 'refund'
  if (!isRefund && kind !== 'sale') return
  if (isItem && amounts.commission === undefined) return
  const paid = isRefund
    ? -((amounts.refunds ?? 0) + (amounts.refundsVAT ?? 0))
    : (amounts.sales ?? 0) + (amounts.salesVAT ?? 0)
  const sale = {
    ...basis,
    isRefund,
    quantity: quantity > 0 ? quantity : 1,
    paid,
    commission: -(amounts.commission ?? 0),
    digital: -(amounts.digital ?? 0),
  }
  addSales(to, sale, 1)
}
