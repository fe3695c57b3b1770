import { feeOf, type Piece, piecesOf, type Rate } from './rate.ts'

/** One thing a marketplace charges for a sale. */
export type Fee =
  /** The percentage part, the one that `nominale` tells. */
  | { kind: 'commission'; rate: Rate }
  /** A fixed amount for each sale. */
  | { kind: 'closing'; amount: number }

export type FeeKind = Fee['kind']

/** What a fee comes to for a sale, in the currency of the sale; not rounded. */
export type FeeLine = { kind: FeeKind; amount: number }

/**
 * What a fee comes to.
 *
 * @param basis the amount the marketplace charges on, 0 or more
 * @param prime whether the item is eligible for Prime; only clothing looks at it
 */
export function amountOfFee(fee: Fee, basis: number, prime: boolean): number {
  switch (fee.kind) {
    case 'commission':
      return feeOf(fee.rate, basis, prime)
    case 'closing':
      return fee.amount
  }
}

/** The straight lines a fee is made of, from the lowest basis up. */
function piecesOfFee(fee: Fee, prime: boolean): Piece[] {
  switch (fee.kind) {
    case 'commission':
      return piecesOf(fee.rate, prime)
    case 'closing':
      return [{ upTo: Number.POSITIVE_INFINITY, fixed: fee.amount, percent: 0 }]
  }
}

function sumOf(some: readonly Piece[], others: readonly Piece[]): Piece[] {
  const cuts = [...new Set([...some, ...others].map(({ upTo }) => upTo))].sort((a, b) => a - b)
  const pieceAt = (pieces: readonly Piece[], upTo: number) =>
    pieces.find((piece) => upTo <= piece.upTo) as Piece
  return cuts.map((upTo) => {
    const one = pieceAt(some, upTo)
    const other = pieceAt(others, upTo)
    return { upTo, fixed: one.fixed + other.fixed, percent: one.percent + other.percent }
  })
}

/** The straight lines that fees make together, from the lowest basis up. */
export function piecesOfFees(fees: readonly Fee[], prime: boolean): Piece[] {
  return fees.map((fee) => piecesOfFee(fee, prime)).reduce(sumOf)
}
