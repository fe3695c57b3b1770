import type { Rates } from '../rates/rates.ts'
import type { Returns } from '../returns.ts'
import type { ChargedFee } from './commission-steps.ts'
import { type Step, type StepName, step } from './step.ts'

/** What a piece that comes back is worked out from. */
type Sold = { net: Step; costo: Step; fees: readonly ChargedFee[]; shipped: Step | null }

/** A step with the VAT that isn't deducted. */
function asService(about: StepName, from: Step, { servicesVat }: Rates): Step {
  if (servicesVat === null) return from
  return step(about, { kind: 'vatAdded', from, vatPercent: servicesVat })
}

/** What the marketplace gives back of its commission; null where that is nothing. */
function refundStep(fees: readonly ChargedFee[], rates: Rates): Step | null {
  if (rates.refund === null) return null
  const { share: percent, most } = rates.refund
  const part = fees.filter(({ kind }) => kind === 'commission' || kind === 'minimum')
  const of = step('percentagePart', { kind: 'sum', of: part.map((fee) => fee.step) })
  const kept = step('keptFee', { kind: 'atMost', of, percent, most })
  const given = step('refundedFee', { kind: 'difference', from: of, less: [kept] })
  return asService('refund', given, rates)
}

/** What a piece that comes back costs besides; null where that is nothing. */
function costStep({ costo }: Returns, shipped: Step | null, rates: Rates): Step | null {
  const own = step('ownReturnCost', { kind: 'entered', amount: costo })
  const percent = rates.returnPercent
  const parts =
    shipped === null || percent === 0
      ? [own]
      : [own, step('returnedFulfilment', { kind: 'share', of: shipped, percent })]
  const of = parts.filter(({ value }) => value > 0)
  if (of.length === 0) return null
  return asService('returnCosts', step('returnCostsNet', { kind: 'sum', of }), rates)
}

/** The steps of what returns cost; a sum of nothing where there are none. */
export function returnsStep(resi: Returns | null, rates: Rates, sold: Sold): Step {
  if (resi === null || resi.percentuale === 0) return step('resi', { kind: 'sum', of: [] })
  const { net, costo, fees, shipped } = sold
  const goods = step('resoldGoods', { kind: 'share', of: costo, percent: resi.rivendibili })
  const refund = refundStep(fees, rates)
  const hadBack = step('hadBack', { kind: 'sum', of: refund === null ? [goods] : [refund, goods] })
  const lost = step('lostSale', { kind: 'difference', from: net, less: [hadBack] })
  const costs = costStep(resi, shipped, rates)
  const of = costs === null ? lost : step('perReturn', { kind: 'sum', of: [lost, costs] })
  return step('resi', { kind: 'share', of, percent: resi.percentuale })
}
