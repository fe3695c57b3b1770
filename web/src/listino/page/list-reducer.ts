import type { FiguresTold, ListFacts, RatesTold, Terms } from '@margine/listino/list'
import { everything, isChannelKey } from '@margine/listino/list'
import type { CostsTold, Keeping, ReadEnd, ReadStep } from '../worker/api.ts'
import type { View } from './kept-view.ts'
import { emptyShown, type ListState, worstFirst } from './list-state.ts'

/** A list that has come; none where there is none any more. */
type ListTaken = {
  type: 'taken'
  facts: ListFacts | null
  files: ListState['files']
  /** Whether nothing of it is being read any more. */
  isDone: boolean
  /** The terms that it was read with; null where those that are shown stay. */
  terms: Terms | null
  /** Whether it is another than the one that is shown. */
  isNew: boolean
  /** The view when the page was left; null where there was none. */
  view: View | null
  /** The message about a list that was lost; empty where none was. */
  lost: string
  keeping: Keeping | null
}

/** What happens to what the page shows: answers of the worker, and what the seller does. */
export type ListEvent =
  | Exclude<ReadStep | ReadEnd, { type: 'list' | 'aborted' }>
  | RatesTold
  | FiguresTold
  | CostsTold
  | ListTaken
  /** How it is looked at is another, for the seller says so. */
  | { type: 'looked'; changes: Partial<View> }
  | { type: 'set'; state: Partial<ListState> }

/** A list is compared on other marketplaces than its own, and sorted by a column that is there. */
function withChannelsOf(state: ListState): ListState {
  const { terms, channels, order } = state
  const others = channels.filter(({ marketplace }) => marketplace !== terms.marketplace)
  const isSorted =
    order === null ||
    !isChannelKey(order.column) ||
    others.some(({ marketplace }) => order.column.endsWith(`:${marketplace}`))
  if (isSorted && others.length === channels.length) return state
  return { ...state, channels: others, order: isSorted ? order : worstFirst }
}

function taken(state: ListState, event: ListTaken): ListState {
  const { facts, files, isDone, terms, isNew, view, lost, keeping } = event
  return withChannelsOf({
    ...state,
    facts,
    files,
    hasBegun: true,
    unread: null,
    progress: isDone ? null : state.progress,
    slow: null,
    place: null,
    keeping,
    ...(lost === '' ? {} : { failure: { message: lost } }),
    // Nothing comes of an export that was asked for while the list went away.
    ...(isNew
      ? {
          filter: everything,
          order: worstFirst,
          figures: null,
          shown: emptyShown,
          isExporting: false,
          exported: null,
        }
      : {}),
    ...view,
    terms: terms ?? state.terms,
  })
}

/** What the page shows once something has happened. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'progress':
      return state.progress === null ? state : { ...state, progress: event.progress }
    case 'columnsAsked':
      return { ...state, progress: null, asked: event.asked, preview: null }
    case 'costsFound':
      return {
        ...state,
        progress: null,
        costsFound: { found: event.found, account: event.account },
      }
    case 'costsRemembered':
      return {
        ...state,
        progress: null,
        remembered: { fileName: event.fileName, costs: event.costs },
      }
    case 'refused': {
      const { message, elsewhere } = event
      return { ...state, progress: null, failure: { message, elsewhere } }
    }
    case 'taken':
      return taken(state, event)
    case 'rates': {
      const { type: _, ...rates } = event
      return { ...state, ...rates }
    }
    case 'figures': {
      const { type: _, ...figures } = event
      return { ...state, ...figures }
    }
    case 'looked':
      return withChannelsOf({
        ...state,
        ...event.changes,
        exported: event.changes.terms === undefined ? state.exported : null,
      })
    case 'set':
      return { ...state, ...event.state }
  }
}
