import type { OwnCommission } from '../added-fields.ts'
import { readNumber } from '../amounts/read.ts'
import { readPercent } from '../amounts/read-percent.ts'
import type { Fee } from './fee.ts'
import { type FeeRule, ruleOf } from './fee-rule.ts'
import type { Source } from './sources.ts'

/** What a seller types from a contract. */
const source: Source = { name: 'la tariffa che hai scritto tu', asOf: '2026-Q4', mark: 'ufficiale' }

function madeOf(own: OwnCommission, label: string): FeeRule {
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'flat', percent: readPercent(own.percentuale) } },
  ]
  const [minima, fissa] = [readNumber(own.minima), readNumber(own.fissa)]
  if (minima > 0) fees.push({ kind: 'minimum', atLeast: minima })
  if (fissa > 0) fees.push({ kind: 'order', amount: fissa })
  const card = { label, basis: own.base, note: null, store: 'tua tariffa' }
  return { ...ruleOf(card, { fees, source }), isItemised: true }
}

/** A rule with the texts that it was made of. */
type Made = OwnCommission & { label: string; rule: FeeRule }

/** What sellers typed lately, each by a number made of its texts. */
const remembered = new Map<number, Made>()

/** So many are remembered at most: what is typed may be anything. */
const most = 1_000

/** The one asked for last: mostly the next is the same. */
let last: Made | null = null

/** A number of a text and of what came before it; of other texts it is nearly always another. */
function hashOf(text: string, before: number): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at)
  return Math.imul(hash, 31) + text.length
}

/** The texts' number, a small integer: joining them for a key would take a sixth of the time of a result. */
function keyOf({ percentuale, fissa, minima, base }: OwnCommission, label: string): number {
  const amounts = hashOf(minima, hashOf(fissa, hashOf(percentuale, base === 'lordo' ? 1 : 2)))
  return hashOf(label, amounts) & 0x3fffffff
}

const hasSameTexts = (made: Made, own: OwnCommission) =>
  made.percentuale === own.percentuale && made.fissa === own.fissa && made.minima === own.minima

const isOf = (made: Made, own: OwnCommission, label: string) =>
  hasSameTexts(made, own) && made.base === own.base && made.label === label

/**
 * The rule that a seller has from a contract: the percentage of the basis or its minimum, then the fixed amount.
 *
 * @param label the marketplace's name
 */
export function ownRule(own: OwnCommission, label: string): FeeRule {
  if (last === null || !isOf(last, own, label)) last = rememberedOf(own, label)
  return last.rule
}

function rememberedOf(own: OwnCommission, label: string): Made {
  const key = keyOf(own, label)
  const known = remembered.get(key)
  if (known !== undefined && isOf(known, own, label)) return known
  if (known === undefined && remembered.size === most) {
    const [oldest = 0] = remembered.keys()
    remembered.delete(oldest)
  }
  const made = { ...own, label, rule: madeOf(own, label) }
  remembered.set(key, made)
  return made
}
