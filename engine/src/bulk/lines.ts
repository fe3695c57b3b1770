import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { piecesOfFees } from '../solve/pieces.ts'
import { largestCents } from '../solve/stretches.ts'
import { withExactSteps } from './exact-steps.ts'
import { lastWhere } from './last-where.ts'

/** Prices as entered on which the fees are one straight line: `fixed` plus `share` of the price. */
export type Line = {
  /** The last double that belongs to it. */
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

/** Nearer than this part of a price are all the doubles that noise can make of it. */
const near = 1e-12

/** The last price whose basis is within a bound. */
function lastPriceOf(bound: number, baseOf: (price: number) => number): number {
  if (bound === Number.POSITIVE_INFINITY) return bound
  const about = bound / baseOf(1)
  return lastWhere((price) => baseOf(price) <= bound, about * (1 - near), about * (1 + near))
}

/** The last whole cents that are within a price. */
function lastCentsOf(price: number): number {
  if (price >= largestCents / 100) return largestCents
  const about = Math.round(price * 100)
  return about / 100 <= price ? about : about - 1
}

/** The straight lines that the fees of a sale are at any price, the lowest prices first. */
export function linesOf(sale: Sale, rates: Rates): Line[] {
  const baseOf = (price: number) => figuresOf({ ...sale, prezzoVendita: price }, rates).base
  const baseShare = baseOf(1)
  let firstCents = 1
  return piecesOfFees(rates.rule.fees.map(withExactSteps), sale.prime).map((piece) => {
    const upTo = lastPriceOf(piece.upTo, baseOf)
    const lastCents = lastCentsOf(upTo)
    const line = {
      upTo,
      fixed: piece.fixed,
      share: (piece.percent / 100) * baseShare,
      firstCents,
      lastCents,
    }
    firstCents = lastCents + 1
    return line
  })
}
