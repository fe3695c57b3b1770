import { isPercentage } from '../rates/fee.ts'
import type { ChargedFee } from './commission-steps.ts'
import { type Step, step } from './step.ts'

/** What fees are charged on, the net price, and how much more the first is. */
type Prices = { base: Step; net: Step; vat: Step }

/** What a commission is announced as, what it really weighs on the net price, and what the first hides. */
export function weightSteps(
  fees: readonly ChargedFee[],
  commission: Step,
  { base, net, vat }: Prices,
) {
  const stepsOfFees = (isPart: boolean) =>
    fees.filter(({ kind }) => isPercentage(kind) === isPart).map((fee) => fee.step)
  const percentage = step('percentageFees', { kind: 'sum', of: stepsOfFees(true) })
  const others = stepsOfFees(false)
  const beside = step('otherFees', { kind: 'sum', of: others })
  return {
    nominale: step('nominale', { kind: 'ratio', part: percentage, whole: base }),
    reale: step('reale', { kind: 'ratio', part: commission, whole: net }),
    // Where no VAT is charged on, only the other fees are hidden.
    impattoPrezzoNetto:
      base.value !== net.value
        ? step('impattoPrezzoNetto', { kind: 'hidden', percentage, vat, base, beside })
        : step('impattoPrezzoNetto', { kind: 'sum', of: others }),
  }
}
