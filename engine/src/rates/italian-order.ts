import type { CategoryTable } from './rate-card.ts'

/** Categories as Italians look them up: the standard one first, the others by name. */
export function inItalianOrder(categories: CategoryTable['categories']) {
  const rank = (key: string) => (key === 'base' ? '' : (categories[key]?.label.toLowerCase() ?? ''))
  return Object.fromEntries(
    Object.entries(categories).sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1)),
  )
}
