import { viewKey } from '../../session/tab-keys.ts'
import { keepInTab, readFromTab } from '../../session/tab-memory.ts'
import type { Place } from '../grid/place.ts'
import type { ListFacts } from '../worker/api.ts'
import type { Terms } from '../worker/terms.ts'
import type { ColumnKey, Filter, Order } from '../worker/view.ts'

/** How a list is looked at. */
export type View = {
  terms: Terms
  filter: Filter
  order: Order | null
  columns: readonly ColumnKey[]
  place: Place | null
}

const version = 2

/** What tells a list from another. */
const nameOf = ({ fileName, articles, unusable }: ListFacts) =>
  `${fileName} ${articles} ${unusable}`

/**
 * Begins to keep views in this tab, and gives the one that was kept.
 *
 * @param owner who is signed in
 * @param facts the list that there is, if any
 * @returns null where none was kept of it for them
 */
export function keptView(owner: string, facts: ListFacts | null): View | null {
  const kept: { view?: View; owner?: unknown; list?: unknown; version?: unknown } =
    readFromTab(viewKey) ?? {}
  keepInTab(viewKey, { owner })
  const isOurs = kept.owner === owner && kept.version === version
  const isOfIt = facts !== null && kept.list === nameOf(facts)
  return (isOurs && isOfIt && kept.view) || null
}

/** Keeps the view of a list for when the page comes back; not where somebody signed out since the page began. */
export function keepView(owner: string, facts: ListFacts, view: View): void {
  if (readFromTab(viewKey) === null) return
  keepInTab(viewKey, { owner, list: nameOf(facts), version, view })
}
