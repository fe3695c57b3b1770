import type { Channel } from '@margine/listino'
import type { ColumnKey, Filter, ListFacts, Order, Terms } from '@margine/listino/list'
import { tab } from '../../person/vault.ts'
import type { Place } from '../../table/place.ts'

/** How a list is looked at. */
export type View = {
  terms: Terms
  filter: Filter
  order: Order | null
  channels: readonly Channel[]
  hidden: readonly ColumnKey[]
  place: Place | null
}

const version = 4

/** The views of so many lists are kept: those that were left last. */
const mostViews = 12

/** What tells a list from another. */
const nameOf = ({ fileName, articles, unusable }: ListFacts) =>
  `${fileName} ${articles} ${unusable}`

function keptViews(): Record<string, View> {
  const kept: { version?: unknown; views?: Record<string, View> } = tab.get('view') ?? {}
  return (kept.version === version && kept.views) || {}
}

/**
 * Begins to keep views in this tab, and gives the one that was kept.
 *
 * @param facts the list that there is, if any
 * @returns null where none was kept of it
 */
export function keptView(facts: ListFacts | null): View | null {
  const name = facts === null ? '' : nameOf(facts)
  const { [name]: view = null, ...others } = keptViews()
  // Without a view it says nothing of a person.
  tab.set('view', Object.keys(others).length === 0 ? {} : { version, views: others })
  return view
}

/** Keeps the view of a list for when the page comes back. */
export function keepView(facts: ListFacts, view: View): void {
  const { [nameOf(facts)]: _, ...others } = keptViews()
  const views = Object.entries({ ...others, [nameOf(facts)]: view }).slice(-mostViews)
  tab.set('view', { version, views: Object.fromEntries(views) })
}
