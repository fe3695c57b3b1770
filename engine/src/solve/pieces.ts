import type { Fee } from '../rates/fee.ts'
import type { Rate, Step, TieredRate } from '../rates/rate.ts'
import type { RefundTerms } from '../returns.ts'

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
    case 'plan':
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

/** Two lots of stretches as one: whatever goes on together is joined, the lowest first. */
export function alongside<One extends { upTo: number }, Other extends { upTo: number }, Joined>(
  some: readonly One[],
  others: readonly Other[],
  join: (upTo: number, one: One, other: Other) => Joined,
): Joined[] {
  const joined: Joined[] = []
  let from = Number.NEGATIVE_INFINITY
  for (const one of some)
    for (const other of others) {
      const upTo = Math.min(one.upTo, other.upTo)
      if (upTo <= from) continue
      joined.push(join(upTo, one, other))
      from = upTo
    }
  return joined
}

/** The sum of two lots of lines. */
const sumOf = (some: readonly Piece[], others: readonly Piece[]): Piece[] =>
  alongside(some, others, (upTo, one, other) => ({
    upTo,
    fixed: one.fixed + other.fixed,
    percent: one.percent + other.percent,
  }))

/** Lines that don't fall, each made something else of below an amount and above it: one that crosses it becomes two. */
function cutAt(
  pieces: readonly Piece[],
  amount: number,
  below: (piece: Piece) => Piece,
  above: (piece: Piece) => Piece,
): Piece[] {
  let from = 0
  return pieces.flatMap((piece) => {
    const { upTo, fixed, percent } = piece
    const start = from
    from = upTo
    if (fixed + (percent * start) / 100 >= amount) return [above(piece)]
    const crossing = percent > 0 ? (amount - fixed) / (percent / 100) : Number.POSITIVE_INFINITY
    if (crossing >= upTo) return [below(piece)]
    return [below({ ...piece, upTo: crossing }), above(piece)]
  })
}

/** The same lines, none of them below an amount. */
const atLeast = (pieces: readonly Piece[], least: number): Piece[] =>
  cutAt(
    pieces,
    least,
    ({ upTo }) => ({ upTo, fixed: least, percent: 0 }),
    (piece) => piece,
  )

const nothing: Piece = { upTo: Number.POSITIVE_INFINITY, fixed: 0, percent: 0 }

/** The straight lines that fees make together, from the lowest basis up. */
export const piecesOfFees = (fees: readonly Fee[], prime: boolean): Piece[] =>
  fees.reduce((pieces, fee) => withFee(pieces, fee, prime), [nothing])

/**
 * The straight lines of what is given back of fees when a piece comes back, from the lowest basis up: the percentage
 * part up to its minimum, but for what is kept of it.
 */
export function refundPieces(fees: readonly Fee[], { share, most }: RefundTerms, prime: boolean) {
  const part = fees.filter(({ kind }) => kind === 'commission' || kind === 'minimum')
  const left = 1 - share / 100
  return cutAt(
    piecesOfFees(part, prime),
    (most / share) * 100,
    ({ upTo, fixed, percent }) => ({ upTo, fixed: fixed * left, percent: percent * left }),
    ({ upTo, fixed, percent }) => ({ upTo, fixed: fixed - most, percent }),
  )
}
