import type { Articles } from './articles.ts'
import type { Changes } from './changes.ts'
import type { ListFacts } from './facts.ts'
import type { JoinedCosts } from './joined-costs.ts'
import type { Unusable } from './unusable.ts'

/** All that is known of a list. */
export type KnownList = {
  articles: Articles
  unusable: Unusable
  facts: ListFacts
  costs: JoinedCosts | null
  mark: ',' | '.'
  /** What the seller changed in the grid: the articles are as their files say. */
  changes: Changes
  /** When it was read, in milliseconds: of its own costs and remembered ones the newer count. */
  readAt: number
  /** Whether its own costs give way to remembered ones, however old. */
  yieldsToCosts: boolean
  /** What the remembered costs are known by that its articles have; null where those aren't on the device. */
  costsAt: number | null
}
