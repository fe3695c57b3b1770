import { type Holding, holdingFor, isSameHolding } from './holding.ts'
import { type CostPart, costParts } from './parts.ts'
import { noFacts } from './piece-facts.ts'
import { type Remembered, says } from './remembered.ts'

/** Whether a row says of a part what another does. */
const isSame = (part: CostPart, one: Remembered, other: Remembered): boolean =>
  Object.is(one.parts[part], other.parts[part]) &&
  one.currency === other.currency &&
  one.isDisputed === other.isDisputed &&
  (part !== 'cost' || one.includesVAT === other.includesVAT)

/**
 * What a row says that nobody dated: a part that is as it held on its first day is said again of those sales, and begins
 * nothing new.
 */
export function withSameAgain(row: Remembered, before: readonly Remembered[]): Remembered[] {
  const { marketplace, from: day } = row.holding
  if (day === '' || before.length === 0) return [row]
  const holdings: { holding: Holding; parts: CostPart[] }[] = [{ holding: row.holding, parts: [] }]
  for (const part of costParts) {
    if (!says(row, part)) continue
    const saying = before.filter(
      (one) => says(one, part) && one.holding.marketplace === marketplace,
    )
    const known = holdingFor(saying, { marketplace, day })
    const isAgain = known !== null && known.holding.from <= day && isSame(part, row, known)
    const holding = isAgain ? known.holding : row.holding
    const of = holdings.find((one) => isSameHolding(one.holding, holding))
    if (of === undefined) holdings.push({ holding, parts: [part] })
    else of.parts.push(part)
  }
  const rows = holdings.map(({ holding, parts }, at) => ({
    ...row,
    holding,
    parts: Object.fromEntries(parts.map((part) => [part, row.parts[part]])),
    facts: at === 0 ? row.facts : noFacts,
    isDisputed: row.isDisputed && parts.includes('cost'),
  }))
  return rows.filter(
    ({ parts, facts, isDisputed }) =>
      isDisputed || facts !== noFacts || Object.keys(parts).length > 0,
  )
}
