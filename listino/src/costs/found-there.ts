import type { FoundCosts } from './found-costs.ts'
import { type CostPart, nothingThere, type PartOfOne, partsOfOne, type SaidThere } from './parts.ts'

/** What is found without the parts that are said for its marketplace alone: what is said for all stands in their place. */
function withoutOfOne(
  found: FoundCosts,
  find: (marketplace: string) => FoundCosts | null,
): FoundCosts {
  const apart = partsOfOne.filter((part) => found.ofOne.includes(part))
  if (apart.length === 0) return found
  const ofAll = find('')
  const parts: Partial<Record<CostPart, number>> = { ...found.parts }
  const sources = { ...found.sources }
  for (const part of apart) {
    delete parts[part]
    delete sources[part]
    const { [part]: amount } = ofAll?.parts ?? {}
    const { [part]: source } = ofAll?.sources ?? {}
    if (amount !== undefined) parts[part] = amount
    if (source !== undefined) sources[part] = source
  }
  return { ...found, parts, sources }
}

/**
 * What is found for an article where it is sold, without what is said for single marketplaces of the parts that others may have
 * otherwise: that stands apart.
 *
 * @param find looks it up for a marketplace; blank is none
 * @param others the marketplaces that something is said for alone
 */
export function foundThere(
  find: (marketplace: string) => FoundCosts | null,
  marketplace: string,
  others: ReadonlySet<string>,
): { found: FoundCosts | null; there: SaidThere } {
  const found = find(marketplace)
  if (found === null || others.size === 0) return { found, there: nothingThere }
  const there: Record<string, Partial<Record<PartOfOne, number>>> = {}
  for (const one of others) {
    const said = one === marketplace ? found : find(one)
    for (const part of partsOfOne)
      if (said?.ofOne.includes(part)) there[one] = { ...there[one], [part]: said.parts[part] }
  }
  return { found: withoutOfOne(found, find), there }
}
