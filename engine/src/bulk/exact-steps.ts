import { roundToCents } from '../amounts/rounding.ts'
import type { Fee } from '../rates/fee.ts'
import type { Rate, Step } from '../rates/rate.ts'
import { lastWhere } from './last-where.ts'

/** The last double that, rounded to the cent, is within a step. */
export const lastDoubleOf = (upTo: number): number =>
  lastWhere((basis) => roundToCents(basis) <= upTo, upTo, upTo + 0.01)

const exactSteps = (steps: readonly Step[]) =>
  steps.map(({ upTo, percent }) => ({ upTo: lastDoubleOf(upTo), percent }))

/** Tiered rates stay as they are: where a tier ends the fee is the same on both sides. */
function exactRate(rate: Rate): Rate {
  switch (rate.kind) {
    case 'flat':
    case 'tiered':
      return rate
    case 'priceBreak':
    case 'clothing':
      return { ...rate, steps: exactSteps(rate.steps) }
  }
}

/** The same fee with steps that any basis can be compared with as it is, not rounded. */
export const withExactSteps = (fee: Fee): Fee =>
  'rate' in fee ? { ...fee, rate: exactRate(fee.rate) } : fee
