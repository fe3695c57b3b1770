import type { Fulfilment, Logistics, Storage } from '../rates/logistics.ts'
import { type Step, step } from './step.ts'

/** What Amazon takes for shipping a piece: what its tier charges, and what comes on top of that. */
function fulfilmentStep(fulfilment: Fulfilment): Step {
  if (fulfilment.isSaid) return step('fulfilment', { kind: 'entered', amount: fulfilment.fee })
  const { key, label, isLowPrice, goesBy, weight, rule, tierFee, doubts } = fulfilment
  const tier = step('fulfilmentTier', {
    ...{ kind: 'fulfilment', key, label, isLowPrice, goesBy, weight, rule, tierFee, doubts },
  })
  const { dangerous, surchargePercent } = fulfilment
  const before =
    dangerous === 0
      ? [tier]
      : [tier, step('dangerousGoods', { kind: 'fixed', amount: dangerous, includedVat: 0 })]
  if (surchargePercent === 0) return step('fulfilment', { kind: 'sum', of: before })
  const of = before.length === 1 ? tier : step('surchargeBase', { kind: 'sum', of: before })
  const surcharge = step('surcharge', { kind: 'share', of, percent: surchargePercent })
  return step('fulfilment', { kind: 'sum', of: [...before, surcharge] })
}

const storageStep = ({ kind: sort, ...storage }: Storage): Step =>
  step('storage', { kind: 'storage', sort, ...storage })

/**
 * The steps of Amazon's logistics; a sum of nothing where the seller ships.
 *
 * @param vatPercent what VAT adds that isn't deducted, null where it is
 */
export function logisticsSteps(
  logistics: Logistics | null,
  fulfilment: Fulfilment | null,
  vatPercent: number | null,
): { logistica: Step; shipped: Step | null } {
  if (logistics === null || fulfilment === null)
    return { logistica: step('logistica', { kind: 'sum', of: [] }), shipped: null }
  const shipped = fulfilmentStep(fulfilment)
  const of = [shipped, storageStep(logistics.storage)].filter(({ value }) => value > 0)
  if (vatPercent === null) return { logistica: step('logistica', { kind: 'sum', of }), shipped }
  const from = step('logisticsNet', { kind: 'sum', of })
  return { logistica: step('logistica', { kind: 'vatAdded', from, vatPercent }), shipped }
}
