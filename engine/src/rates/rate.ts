import { roundToCents } from '../amounts/rounding.ts'

/** One percentage of the whole basis. */
type FlatRate = { kind: 'flat'; percent: number }

/** Marginal: `first` percent up to and including `upTo`, `beyond` percent only on the part above it. */
export type TieredRate = { kind: 'tiered'; first: number; upTo: number; beyond: number }

/** The step found applies to the whole basis: `percent` up to and including `upTo`, else `otherwise`. */
export type PriceBreakRate = {
  kind: 'priceBreak'
  upTo: number
  percent: number
  otherwise: number
}

/** Amazon's clothing rule: a price break whose upper step is flat, or tiered for an item eligible for Prime. */
export type ClothingRate = {
  kind: 'clothing'
  upTo: number
  percent: number
  otherwise: FlatRate
  otherwisePrime: TieredRate
}

/**
 * How a marketplace turns its basis into a fee. Percentages are whole numbers (15 is 15 %),
 * thresholds are amounts of the basis. Kinds are separate types, so that a break on the whole
 * price can't be mistaken for a tier on a part of it.
 */
export type Rate = FlatRate | TieredRate | PriceBreakRate | ClothingRate

/**
 * The percentage part of a commission, in the currency of `basis`. Not rounded.
 *
 * «Up to» is inclusive and compares the basis rounded to the cent, so a gross price rebuilt from
 * a net one as 10.0000001 still counts as 10.00.
 *
 * @param basis the amount the marketplace charges on, 0 or more
 * @param prime whether the item is eligible for Prime; only clothing looks at it
 * @example
 * // Amazon's own example for automotive: 50 × 15 % + 50 × 9 %
 * feeOf({ kind: 'tiered', first: 15, upTo: 50, beyond: 9 }, 100, false) // 12
 */
export function feeOf(rate: Rate, basis: number, prime: boolean): number {
  switch (rate.kind) {
    case 'flat':
      return (basis * rate.percent) / 100
    case 'tiered':
      return basis <= rate.upTo
        ? (basis * rate.first) / 100
        : (rate.upTo * rate.first + (basis - rate.upTo) * rate.beyond) / 100
    case 'priceBreak':
      return (basis * (roundToCents(basis) <= rate.upTo ? rate.percent : rate.otherwise)) / 100
    case 'clothing':
      if (roundToCents(basis) <= rate.upTo) return (basis * rate.percent) / 100
      return feeOf(prime ? rate.otherwisePrime : rate.otherwise, basis, prime)
  }
}

/**
 * A stretch of the basis on which a fee is a straight line: `fixed` plus `percent` of the basis, up
 * to and including `upTo`.
 */
export type Piece = { upTo: number; fixed: number; percent: number }

const straight = (percent: number): Piece => ({ upTo: Number.POSITIVE_INFINITY, fixed: 0, percent })

/**
 * The straight lines a rate is made of, from the lowest basis up. At a break the fee jumps from one
 * to the next.
 *
 * @example
 * piecesOf({ kind: 'priceBreak', upTo: 10, percent: 8, otherwise: 15 }, false).map(({ upTo }) => upTo) // [10, Infinity]
 */
export function piecesOf(rate: Rate, prime: boolean): Piece[] {
  switch (rate.kind) {
    case 'flat':
      return [straight(rate.percent)]
    case 'tiered': {
      const { upTo, first, beyond } = rate
      const fixed = (upTo * (first - beyond)) / 100
      return [
        { ...straight(first), upTo },
        { ...straight(beyond), fixed },
      ]
    }
    case 'priceBreak':
      return [{ ...straight(rate.percent), upTo: rate.upTo }, straight(rate.otherwise)]
    case 'clothing':
      return [
        { ...straight(rate.percent), upTo: rate.upTo },
        ...piecesOf(prime ? rate.otherwisePrime : rate.otherwise, prime),
      ]
  }
}
