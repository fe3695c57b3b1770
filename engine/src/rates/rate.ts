import { roundToCents } from '../amounts/rounding.ts'

/** A percentage up to and including an amount of the basis. */
export type Step = { upTo: number; percent: number }

/** One percentage of the whole basis. */
export type FlatRate = { kind: 'flat'; percent: number }

/** Marginal: each step's percentage on the part of the basis within it, `beyond` percent on the part above the last. */
export type TieredRate = { kind: 'tiered'; steps: readonly Step[]; beyond: number }

/** The first step that the basis fits in applies to the whole of it, `otherwise` percent above the last. */
export type PriceBreakRate = { kind: 'priceBreak'; steps: readonly Step[]; otherwise: number }

/** Amazon's clothing rule: price breaks, above which it is flat, or tiered for an item eligible for Prime. */
export type ClothingRate = {
  kind: 'clothing'
  steps: readonly Step[]
  otherwise: FlatRate
  otherwisePrime: TieredRate
}

/**
 * How a marketplace turns its basis into a fee. Percentages are whole numbers (15 is 15 %),
 * thresholds are amounts of the basis, ascending. Kinds are separate types, so that a break on the
 * whole price can't be mistaken for a tier on a part of it.
 */
export type Rate = FlatRate | TieredRate | PriceBreakRate | ClothingRate

/**
 * The percentage part of a fee, in the currency of `basis`. Not rounded.
 *
 * «Up to» is inclusive and compares the basis rounded to the cent, so a gross price rebuilt from
 * a net one as 10.0000001 still counts as 10.00.
 *
 * @param basis the amount the marketplace charges on, 0 or more
 * @param prime whether the item is eligible for Prime; only clothing looks at it
 * @example
 * // Amazon's own example for automotive: 50 × 15 % + 50 × 9 %
 * feeOf({ kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 }, 100, false) // 12
 */
export function feeOf(rate: Rate, basis: number, prime: boolean): number {
  switch (rate.kind) {
    case 'flat':
      return (basis * rate.percent) / 100
    case 'tiered':
      return tieredFee(rate, basis)
    case 'priceBreak':
      return (basis * (stepOf(rate.steps, basis)?.percent ?? rate.otherwise)) / 100
    case 'clothing': {
      const step = stepOf(rate.steps, basis)
      if (step !== undefined) return (basis * step.percent) / 100
      return feeOf(prime ? rate.otherwisePrime : rate.otherwise, basis, prime)
    }
  }
}

function stepOf(steps: readonly Step[], basis: number): Step | undefined {
  const rounded = roundToCents(basis)
  for (const step of steps) if (rounded <= step.upTo) return step
  return undefined
}

function tieredFee({ steps, beyond }: TieredRate, basis: number): number {
  let hundredfold = 0
  let from = 0
  for (const { upTo, percent } of steps) {
    if (basis <= upTo) return (hundredfold + (basis - from) * percent) / 100
    hundredfold += (upTo - from) * percent
    from = upTo
  }
  return (hundredfold + (basis - from) * beyond) / 100
}
