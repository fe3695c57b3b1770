import type { OwnCommission } from '../added-fields.ts'
import { readNumber } from '../amounts/read.ts'
import type { Fee } from './fee.ts'
import { type FeeRule, ruleOf } from './fee-rule.ts'
import { sources } from './sources.ts'

function made(own: OwnCommission, label: string): FeeRule {
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'flat', percent: readNumber(own.percentuale) } },
  ]
  const [minima, fissa] = [readNumber(own.minima), readNumber(own.fissa)]
  if (minima > 0) fees.push({ kind: 'minimum', atLeast: minima })
  if (fissa > 0) fees.push({ kind: 'order', amount: fissa })
  const card = { label, basis: own.base, note: null, store: 'tua tariffa' }
  return { ...ruleOf(card, { fees, source: sources.own }), isItemised: true }
}

/** The rules of what sellers typed, each with the texts that it was made of: an object may change. */
const remembered = new WeakMap<OwnCommission, { of: OwnCommission; rule: FeeRule }>()

const isSame = (one: OwnCommission, other: OwnCommission) =>
  one.percentuale === other.percentuale &&
  one.fissa === other.fissa &&
  one.minima === other.minima &&
  one.base === other.base

/**
 * The rule that a seller has from a contract: the percentage of the basis or its minimum, then the fixed amount.
 *
 * @param label the marketplace's name
 */
export function ownRule(own: OwnCommission, label: string): FeeRule {
  const known = remembered.get(own)
  if (known !== undefined && known.rule.label === label && isSame(known.of, own)) return known.rule
  const rule = made(own, label)
  remembered.set(own, { of: { ...own }, rule })
  return rule
}
