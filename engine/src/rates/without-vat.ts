import { withoutVat as amountWithoutVat } from '../amounts/vat.ts'
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
 * What is left of a fee without the VAT that it includes, and how it is announced. A share of other fees is one of what is left of them.
 *
 * @example
 * withoutVat({ kind: 'order', amount: 1.22 }, 22) // { kind: 'order', amount: 1, announced: … }
 */
export function withoutVat(fee: Fee, vatPercent: number): Fee {
  const announced = { fee, vatPercent }
  const without = (amount: number) => amountWithoutVat(amount, vatPercent)
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return { ...fee, announced, rate: scaledRate(fee.rate, without) }
    case 'closing':
    case 'order':
    case 'listing':
    case 'plan':
      return { ...fee, announced, amount: without(fee.amount) }
    case 'minimum':
      return { ...fee, announced, atLeast: without(fee.atLeast) }
    case 'digitalServices':
    case 'vat':
      return fee
  }
}
