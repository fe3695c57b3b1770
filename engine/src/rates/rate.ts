import { roundToCents } from '../amounts/rounding.ts'

/** A percentage up to and including an amount of the basis. */
export type Step = { upTo: number; percent: number }

/** One percentage of the whole basis. */
type FlatRate = { kind: 'flat'; percent: number }

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

type Scale = (percent: number) => number

const scaledSteps = (steps: readonly Step[], scale: Scale) =>
  steps.map(({ upTo, percent }) => ({ upTo, percent: scale(percent) }))

const scaledFlat = (rate: FlatRate, scale: Scale) => ({ ...rate, percent: scale(rate.percent) })

const scaledTiered = (rate: TieredRate, scale: Scale) => ({
  ...rate,
  steps: scaledSteps(rate.steps, scale),
  beyond: scale(rate.beyond),
})

/** A rate with the same thresholds and other percentages. */
export function scaledRate(rate: Rate, scale: Scale): Rate {
  switch (rate.kind) {
    case 'flat':
      return scaledFlat(rate, scale)
    case 'tiered':
      return scaledTiered(rate, scale)
    case 'priceBreak':
      return {
        ...rate,
        steps: scaledSteps(rate.steps, scale),
        otherwise: scale(rate.otherwise),
      }
    case 'clothing':
      return {
        ...rate,
        steps: scaledSteps(rate.steps, scale),
        otherwise: scaledFlat(rate.otherwise, scale),
        otherwisePrime: scaledTiered(rate.otherwisePrime, scale),
      }
  }
}

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
export function piecesOf(rate: Rate, prime: boolean): Piece[] {
  switch (rate.kind) {
    case 'flat':
      return [straight(rate.percent)]
    case 'tiered':
      return tieredPieces(rate)
    case 'priceBreak':
      return [...brokenPieces(rate.steps), straight(rate.otherwise)]
    case 'clothing': {
      const beyond = piecesOf(prime ? rate.otherwisePrime : rate.otherwise, prime)
      const last = rate.steps.at(-1)?.upTo ?? 0
      return [...brokenPieces(rate.steps), ...beyond.filter(({ upTo }) => upTo > last)]
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
