import type { OwnCommission } from '../added-fields.ts'
import { readNumber } from '../amounts/read.ts'
import { readPercent } from '../amounts/read-percent.ts'
import type { Fee } from './fee.ts'
import { type FeeRule, ruleOf } from './fee-rule.ts'
import type { Source } from './sources.ts'

/** What a seller types from a contract. */
const source: Source = { name: 'la tariffa che hai scritto tu', asOf: '2026-Q4', mark: 'ufficiale' }

function made(own: OwnCommission, label: string): FeeRule {
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'flat', percent: readPercent(own.percentuale) } },
  ]
  const [minima, fissa] = [readNumber(own.minima), readNumber(own.fissa)]
  if (minima > 0) fees.push({ kind: 'minimum', atLeast: minima })
  if (fissa > 0) fees.push({ kind: 'order', amount: fissa })
  const card = { label, basis: own.base, note: null, store: 'tua tariffa' }
  return { ...ruleOf(card, { fees, source }), isItemised: true }
}

/** The rules of what sellers typed lately, by the texts that they were made of. */
const remembered = new Map<string, FeeRule>()

/** So many are remembered at most: what is typed may be anything. */
const most = 1_000

/** The one asked for last, with its texts: mostly the next is the same, and joining texts costs a seventh of a result. */
let last: { own: OwnCommission; rule: FeeRule } | null = null

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
  if (last !== null && last.rule.label === label && isSame(last.own, own)) return last.rule
  const rule = rememberedRule(own, label)
  last = { own: { ...own }, rule }
  return rule
}

/** All its texts in one, with their lengths: no other texts make the same. */
const keyOf = ({ base, percentuale, fissa, minima }: OwnCommission, label: string): string =>
  `${percentuale.length},${fissa.length},${minima.length},${base}${percentuale}${fissa}${minima}${label}`

function rememberedRule(own: OwnCommission, label: string): FeeRule {
  const key = keyOf(own, label)
  const known = remembered.get(key)
  if (known !== undefined) return known
  const rule = made(own, label)
  if (remembered.size === most) {
    const [oldest = ''] = remembered.keys()
    remembered.delete(oldest)
  }
  remembered.set(key, rule)
  return rule
}
