import type { Categories, Category } from './rate-card.ts'

/** Categories as Italians look them up: the standard one first, the others by name. */
export function inItalianOrder({ base, ...others }: Categories): Categories {
  const rank = ([, { label }]: [string, Category]) => label.toLowerCase()
  const sorted = Object.entries(others).sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  return { base, ...Object.fromEntries(sorted) }
}
