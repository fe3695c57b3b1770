import type {
  FiguresTold,
  ListFacts,
  Preview,
  RatesTold,
  Shown,
  SlowFigures,
  Terms,
} from '@margine/listino/list'
import { everything, isChannelKey } from '@margine/listino/list'
import type { CostsKept, CostsTold, Keeping, ReadEnd, ReadStep, WhyUnread } from '../worker/api.ts'
import type { View } from './kept-view.ts'
import { emptyShown, emptyState, type GivenFile, type ListState, worstFirst } from './list-state.ts'

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
  | { type: 'slow'; figures: SlowFigures }
  | { type: 'rows'; shown: Shown }
  | { type: 'preview'; preview: Preview }
  /** A file is being read, or costs are being joined. */
  | { type: 'reading' }
  | { type: 'joining' }
  /** What was asked about a file stays without an answer. */
  | { type: 'left' }
  | { type: 'cancelled' }
  | { type: 'failed'; message: string }
  | { type: 'unread'; why: WhyUnread }
  | { type: 'kept'; keeping: Keeping | null }
  /** Costs have changed, and with them what is known of the list; null where that is another one. */
  | { type: 'costs'; costs: CostsKept; facts: ListFacts | null }
  | { type: 'forgotten' }
  | { type: 'exporting' }
  | { type: 'exported'; file: GivenFile | null }
  | { type: 'looked'; changes: Partial<View> }
  /** A worker is gone, and with it what it was doing. */
  | { type: 'workerLost' }
  /** The list is as it was before a reading that is lost. */
  | { type: 'restored'; before: ListState }
  /** No worker is there to ask. */
  | { type: 'broken'; message: string }
  | { type: 'ended' }

const begun = { rows: 0, share: 0 }

const nothingAsked = { progress: null, asked: null, preview: null, costsFound: null }

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
    case 'slow':
      return { ...state, slow: event.figures }
    case 'rows':
      return { ...state, shown: event.shown }
    case 'preview':
      return { ...state, preview: event.preview }
    case 'reading':
      return {
        ...state,
        ...nothingAsked,
        progress: begun,
        failure: null,
        exported: null,
        remembered: null,
      }
    case 'joining':
      return { ...state, progress: begun, costsFound: null }
    case 'left':
      return { ...state, asked: null, costsFound: null }
    case 'cancelled':
      return { ...state, ...nothingAsked }
    case 'failed':
      return { ...state, failure: { message: event.message } }
    case 'unread':
      return {
        ...state,
        facts: null,
        hasBegun: true,
        figures: null,
        unread: event.why,
      }
    case 'kept':
      return { ...state, keeping: event.keeping }
    case 'costs':
      return { ...state, costs: event.costs, facts: event.facts ?? state.facts }
    case 'forgotten':
      return { ...state, facts: null, keeping: null }
    case 'exporting':
      return { ...state, isExporting: true, exported: null }
    case 'exported':
      return { ...state, isExporting: false, exported: event.file }
    case 'looked':
      return withChannelsOf({ ...state, ...event.changes })
    case 'workerLost':
      return { ...state, ...nothingAsked, isExporting: false }
    case 'restored':
      return { ...event.before, progress: null, failure: null }
    case 'broken':
      return { ...state, hasBegun: true, failure: { message: event.message } }
    case 'ended':
      return emptyState(state.terms)
  }
}
