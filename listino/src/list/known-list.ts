import type { Articles } from './articles.ts'
import type { Changes } from './changes.ts'
import type { GoneArticle, ListFacts } from './facts.ts'
import type { Unusable, UnusableRow } from './unusable.ts'

/** What is told of the files of costs that were joined since the list was read. */
export type JoinedCosts = {
  /** Identifiers of the costs that no article has. */
  unused: string[]
  /** Rows of costs that can't be used. */
  problems: UnusableRow[]
}

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
  /** The day on which other remembered costs begin to hold; null where none do. */
  costsUntil: string | null
  /** The first of the articles that only the file before has; missing in what an earlier version kept. */
  gone?: readonly GoneArticle[] | undefined
}
