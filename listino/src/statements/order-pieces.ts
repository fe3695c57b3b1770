import { piecesBackOf, type Refund, type SoldFor } from './pieces-back.ts'

/** The refunds of orders, and how many pieces of them are paid for because they didn't come back, in one month. */
export class OrderPieces {
  /** Those that say how many pieces they are for; empty for an order with refunds that don't. */
  readonly refunds = new Map<string, Refund[]>()
  /** What is taken back of a compensation counts below 0. */
  readonly compensated = new Map<string, number>()

  addRefunds(order: string, refunds: readonly Refund[]): void {
    this.refunds.set(order, [...(this.refunds.get(order) ?? []), ...refunds])
  }

  compensate(order: string, pieces: number): void {
    this.compensated.set(order, (this.compensated.get(order) ?? 0) + pieces)
  }

  merge(other: OrderPieces): void {
    for (const [order, refunds] of other.refunds) this.addRefunds(order, refunds)
    for (const [order, pieces] of other.compensated) this.compensate(order, pieces)
  }
}

/**
 * How many pieces of one month, or of all, are paid for because they didn't come back: of an order no more than its refunds count
 * as come back, in whichever month. A buyer who keeps the piece returns none, and its cost counts with the sale. Where no
 * refund of an order is known all of them count: a piece was sent again, or an earlier report has the refund.
 */
export function notBackIn(
  months: ReadonlyMap<string, { orders: OrderPieces }>,
  sold: SoldFor,
  month: string,
): number {
  const all = [...months].sort(([one], [other]) => (one < other ? -1 : 1))
  let sum = 0
  for (const order of new Set(all.flatMap(([, { orders }]) => [...orders.compensated.keys()]))) {
    const refunds = all.flatMap(([, { orders }]) => orders.refunds.get(order) ?? [])
    const isRefunded = all.some(([, { orders }]) => orders.refunds.has(order))
    const most = isRefunded
      ? refunds.reduce((pieces, refund) => pieces + piecesBackOf(refund, sold), 0)
      : Number.POSITIVE_INFINITY
    let pieces = 0
    for (const [name, { orders }] of all) {
      const before = Math.min(pieces, most)
      pieces += orders.compensated.get(order) ?? 0
      if (month === '' || name === month) sum += Math.min(pieces, most) - before
    }
  }
  return sum
}
