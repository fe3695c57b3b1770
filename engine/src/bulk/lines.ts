import type { Fee } from '../rates/fee.ts'
import { piecesOfFees } from '../solve/pieces.ts'
import { largestCents } from '../solve/stretches.ts'
import { withExactSteps } from './exact-steps.ts'

/** Prices as entered on which the fees are one straight line: `fixed` plus `share` of the price. */
export type Line = {
  /** The last price that belongs to it. */
  upTo: number
  fixed: number
  share: number
  /** Its prices in whole cents; none where the first is beyond the last. */
  firstCents: number
  lastCents: number
}

/** A line without a price. */
export const noLine: Line = {
  upTo: Number.POSITIVE_INFINITY,
  fixed: 0,
  share: 0,
  firstCents: 1,
  lastCents: 0,
}

/** The last whole cents that are within a price. */
function lastCentsOf(price: number): number {
  if (price >= largestCents / 100) return largestCents
  const about = Math.round(price * 100)
  return about / 100 <= price ? about : about - 1
}

/**
 * The straight lines that fees are at any price, the lowest prices first.
 *
 * @param baseShare how much of the basis a euro of the price is
 */
export function linesOf(fees: readonly Fee[], prime: boolean, baseShare: number): Line[] {
  let firstCents = 1
  return piecesOfFees(fees.map(withExactSteps), prime).map((piece) => {
    const upTo = piece.upTo / baseShare
    const lastCents = lastCentsOf(upTo)
    const share = (piece.percent / 100) * baseShare
    const line = { upTo, fixed: piece.fixed, share, firstCents, lastCents }
    firstCents = lastCents + 1
    return line
  })
}
