import { Distinct, mixed } from './distinct.ts'

/** How many pieces a refund is for, and what the buyer gets back, in cents. */
export type Refund = { pieces: number; cents: number }

/** What pieces of an article were sold for, in cents: on average, and each price that some sale tells. */
export type SoldFor = { average: number; prices: ReadonlySet<number> }

/** Whether a refund pays back for each piece what one was sold for; reports give parts of a sale to the cent. */
const isAsSold = ({ pieces, cents }: Refund, { prices }: SoldFor): boolean => {
  if (cents <= 0) return false
  const each = Math.round(cents / pieces)
  return prices.has(each) || prices.has(each - 1) || prices.has(each + 1)
}

const areAlike = (one: Refund, other: Refund): boolean =>
  one.cents === other.cents && one.pieces === other.pieces

const hashOf = ({ pieces, cents }: Refund): number => mixed(mixed(0, cents), pieces)

/**
 * How many pieces came back with a refund: all where it pays back what pieces were sold for, else as many as it pays back more
 * than half of. Who gets less keeps the piece. Where no sale is known a refund counts as it says.
 */
export function piecesBackOf(refund: Refund, sold: SoldFor): number {
  const { pieces, cents } = refund
  if (!(sold.average > 0) || isAsSold(refund, sold)) return pieces
  return Math.min(pieces, Math.max(0, Math.ceil(cents / sold.average - 0.5)))
}

/** Refunds of an article that say how many pieces they are for, those that are alike together. */
export class PiecesBack extends Distinct<Refund> {
  constructor() {
    super(areAlike, hashOf)
  }

  /** How many pieces the refunds say that they are for. */
  get told(): number {
    let sum = 0
    for (const { pieces, count } of this.all) sum += pieces * count
    return sum
  }

  /** How many pieces came back with all of them. */
  at(sold: SoldFor): number {
    let sum = 0
    for (const refund of this.all) sum += piecesBackOf(refund, sold) * refund.count
    return sum
  }
}
