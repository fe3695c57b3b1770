import type { Fee, LineKind } from '../rates/fee.ts'
import type { Payment } from '../rates/payment.ts'
import { chargingOf } from '../rates/portions.ts'
import type { Rate } from '../rates/rate.ts'
import type { Rates } from '../rates/rates.ts'
import { type Step, type StepName, step } from './step.ts'

/** The steps of a rate on the price that it is charged on. */
function rateStep(
  about: StepName,
  rate: Rate,
  of: Step,
  prime: boolean,
  includedVat: number,
): Step {
  const { portions, above, upTo } = chargingOf(rate, of.value, prime)
  const [only, ...others] = portions
  if (only !== undefined && others.length === 0)
    return step(about, { kind: 'rate', of, percent: only.percent, includedVat, above, upTo })
  const tiers = portions.map((portion) => step('tier', { kind: 'tier', ...portion, includedVat }))
  return step(about, { kind: 'tiers', of, tiers })
}

const feesBefore = (fees: readonly Step[]) => step('feesBefore', { kind: 'sum', of: fees })

/** The step of a fee, as it is announced. */
function feeStep(charged: Fee, base: Step, prime: boolean, before: readonly Step[]): Step {
  const { fee, vatPercent: includedVat } = charged.announced ?? { fee: charged, vatPercent: 0 }
  const about = `fee.${fee.kind}` as const
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return rateStep(about, fee.rate, base, prime, includedVat)
    case 'closing':
    case 'order':
    case 'listing':
    case 'plan':
      return step(about, { kind: 'fixed', amount: fee.amount, includedVat })
    case 'minimum': {
      const { atLeast } = fee
      return step(about, { kind: 'minimum', before: feesBefore(before), atLeast, includedVat })
    }
    case 'digitalServices':
    case 'vat':
      return step(about, { kind: 'share', of: feesBefore(before), percent: fee.share })
  }
}

/** A fee of a commission with its step. */
export type ChargedFee = { kind: LineKind; step: Step }

/** What a payment service takes of all that the customer pays, with VAT. */
function paymentStep({ percent, fixed }: Payment, paid: Step): Step {
  const share = step('paymentShare', { kind: 'share', of: paid, percent })
  const each = step('paymentFixed', { kind: 'fixed', amount: fixed, includedVat: 0 })
  return step('fee.paymentService', { kind: 'sum', of: [share, each] })
}

/**
 * What a sale is charged, fee by fee; a minimum that is reached without it charges nothing and is left out.
 *
 * @param base what the marketplace charges on
 * @param paid all that the customer pays, with VAT
 */
export function chargedFees(
  { rule, payment }: Rates,
  base: Step,
  paid: Step,
  prime: boolean,
): ChargedFee[] {
  const charged: ChargedFee[] = []
  for (const fee of rule.fees) {
    const before = charged.map((one) => one.step)
    const step = feeStep(fee, base, prime, before)
    if (fee.kind !== 'minimum' || step.value > 0) charged.push({ kind: fee.kind, step })
  }
  if (payment !== null) charged.push({ kind: 'paymentService', step: paymentStep(payment, paid) })
  return charged
}
