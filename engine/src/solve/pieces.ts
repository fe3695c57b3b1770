import type { Fee } from '../rates/fee.ts'
import type { Rate, Step, TieredRate } from '../rates/rate.ts'

/**
 * A stretch of the basis on which a fee is a straight line: `fixed` plus `percent` of the basis, up
 * to and including `upTo`.
 */
export type Piece = { upTo: number; fixed: number; percent: number }

const straight = (percent: number, upTo = Number.POSITIVE_INFINITY): Piece => ({
  upTo,
  fixed: 0,
  percent,
})

/**
 * The straight lines a rate is made of, from the lowest basis up. At a break the fee jumps from one
 * to the next.
 *
 * @example
 * const steps = [{ upTo: 10, percent: 8 }]
 * piecesOf({ kind: 'priceBreak', steps, otherwise: 15 }, false).map(({ upTo }) => upTo) // [10, Infinity]
 */
function piecesOf(rate: Rate, prime: boolean): Piece[] {
  switch (rate.kind) {
    case 'flat':
      return [straight(rate.percent)]
    case 'tiered':
      return tieredPieces(rate)
    case 'priceBreak':
      return [...brokenPieces(rate.steps), straight(rate.otherwise)]
    case 'clothing': {
      const beyond = piecesOf(prime ? rate.otherwisePrime : rate.otherwise, prime)
      const isBeyond = ({ upTo }: Piece) => rate.steps.every((step) => step.upTo < upTo)
      return [...brokenPieces(rate.steps), ...beyond.filter(isBeyond)]
    }
  }
}

const brokenPieces = (steps: readonly Step[]) =>
  steps.map(({ upTo, percent }) => straight(percent, upTo))

function tieredPieces({ steps, beyond }: TieredRate): Piece[] {
  const last = { upTo: Number.POSITIVE_INFINITY, percent: beyond }
  let fixed = 0
  let before: Step | undefined
  return [...steps, last].map((step) => {
    if (before !== undefined) fixed += (before.upTo * (before.percent - step.percent)) / 100
    before = step
    return { upTo: step.upTo, fixed, percent: step.percent }
  })
}

/** The straight lines of some fees and one more, from the lowest basis up. */
function withFee(before: readonly Piece[], fee: Fee, prime: boolean): Piece[] {
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return sumOf(before, piecesOf(fee.rate, prime))
    case 'closing':
    case 'order':
    case 'listing':
      return before.map((piece) => ({ ...piece, fixed: piece.fixed + fee.amount }))
    case 'minimum':
      return atLeast(before, fee.atLeast)
    case 'digitalServices':
    case 'vat': {
      const factor = 1 + fee.share / 100
      return before.map(({ upTo, fixed, percent }) => ({
        upTo,
        fixed: fixed * factor,
        percent: percent * factor,
      }))
    }
  }
}

/** The sum of two lots of lines: one line for each pair that goes on together. */
function sumOf(some: readonly Piece[], others: readonly Piece[]): Piece[] {
  const sums: Piece[] = []
  let from = 0
  for (const one of some)
    for (const other of others) {
      const upTo = Math.min(one.upTo, other.upTo)
      if (upTo <= from) continue
      sums.push({ upTo, fixed: one.fixed + other.fixed, percent: one.percent + other.percent })
      from = upTo
    }
  return sums
}

/** The same lines, none of them below an amount: one that crosses it becomes two. */
function atLeast(pieces: readonly Piece[], least: number): Piece[] {
  let from = 0
  return pieces.flatMap((piece) => {
    const { upTo, fixed, percent } = piece
    const start = from
    from = upTo
    const crossing = percent > 0 ? (least - fixed) / (percent / 100) : Number.POSITIVE_INFINITY
    if (fixed + (percent * start) / 100 >= least) return [piece]
    const flat = { upTo: Math.min(upTo, crossing), fixed: least, percent: 0 }
    return crossing < upTo ? [flat, piece] : [flat]
  })
}

const nothing: Piece = { upTo: Number.POSITIVE_INFINITY, fixed: 0, percent: 0 }

/** The straight lines that fees make together, from the lowest basis up. */
export const piecesOfFees = (fees: readonly Fee[], prime: boolean): Piece[] =>
  fees.reduce((pieces, fee) => withFee(pieces, fee, prime), [nothing])
