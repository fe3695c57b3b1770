import type { CostEntry } from '../articles/cost-entry.ts'
import { type Holding, isSameHolding } from './holding.ts'
import { type CostPart, costParts } from './parts.ts'
import { noFacts, type PieceFacts } from './piece-facts.ts'
import { type CostSource, combined, idsBy, type Remembered, without } from './remembered.ts'

/** A cost as the seller types it: a part that isn't there is none. */
export type TypedCost = Partial<Holding> &
  Pick<CostEntry, 'ids' | 'parts' | 'currency' | 'includesVAT'> & { facts?: PieceFacts }

/** A row of what somebody says, beside rows before it, which may know more of its codes. */
export const rowBy = (
  { ids, parts, currency, includesVAT, facts = noFacts }: TypedCost,
  holding: Holding,
  source: CostSource,
  before: readonly Remembered[],
): Remembered => ({
  ...{ ids: idsBy(ids, before), parts, facts, currency, includesVAT, holding, source },
  isDisputed: false,
})

/** What is remembered of a piece once the seller typed it. */
export function typedOver(
  cost: TypedCost,
  holding: Holding,
  source: CostSource,
  before: readonly Remembered[],
): Remembered[] {
  const { ids, parts, includesVAT, currency } = cost
  const same = before.filter((row) => isSameHolding(row.holding, holding))
  const known = combined(same)
  const isSame = (part: CostPart) =>
    parts[part] !== undefined &&
    Object.is(parts[part], known.parts[part]) &&
    currency === known.currencies[part] &&
    (part !== 'cost' || includesVAT === known.includesVAT)
  const changed = costParts.filter((part) => parts[part] !== undefined && !isSame(part))
  const isGone = (said: string) => costParts.some((part) => part === said && !isSame(part))
  const kept = before.flatMap((row) => (same.includes(row) ? (without(row, isGone) ?? []) : row))
  if (changed.length === 0) return kept
  const typed = Object.fromEntries(changed.map((part) => [part, parts[part]]))
  return [rowBy({ ids, parts: typed, currency, includesVAT }, holding, source, before), ...kept]
}
