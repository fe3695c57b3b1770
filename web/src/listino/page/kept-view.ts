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

const version = 3

/** What tells a list from another. */
const nameOf = ({ fileName, articles, unusable }: ListFacts) =>
  `${fileName} ${articles} ${unusable}`

/**
 * Begins to keep views in this tab, and gives the one that was kept.
 *
 * @param facts the list that there is, if any
 * @returns null where none was kept of it
 */
export function keptView(facts: ListFacts | null): View | null {
  const kept: { view?: View; list?: unknown; version?: unknown } = tab.get('view') ?? {}
  tab.set('view', {})
  const isOfIt = facts !== null && kept.list === nameOf(facts) && kept.version === version
  return (isOfIt && kept.view) || null
}

/** Keeps the view of a list for when the page comes back. */
export const keepView = (facts: ListFacts, view: View) =>
  tab.set('view', { list: nameOf(facts), version, view })
