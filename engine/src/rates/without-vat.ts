import type { Fee } from './fee.ts'
import type { FlatRate, Rate, Step, TieredRate } from './rate.ts'

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
function scaledRate(rate: Rate, scale: Scale): Rate {
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
 * What is left of a fee without the VAT that it includes. A share of other fees is one of what is left of them.
 *
 * @example
 * withoutVat({ kind: 'order', amount: 1.22 }, 22) // { kind: 'order', amount: 1 }
 */
export function withoutVat(fee: Fee, vatPercent: number): Fee {
  const without = (amount: number) => (amount * 100) / (100 + vatPercent)
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return { ...fee, rate: scaledRate(fee.rate, without) }
    case 'closing':
    case 'order':
    case 'listing':
      return { ...fee, amount: without(fee.amount) }
    case 'minimum':
      return { ...fee, atLeast: without(fee.atLeast) }
    case 'digitalServices':
    case 'vat':
      return fee
  }
}
