import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import type { Answer, ApiProblem } from '../../api.ts'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import type { SaveRequest } from './calculations-api.ts'
import type { SavedProblem } from './saved-problem.ts'

export type Records = readonly SavedRecord[]

/** What somebody saved, as far as this page knows. */
export type SavedList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; records: Records }

/**
 * A save that failed. Pressing «Salva» again, before the next sale, offers its name, and its key makes sure that it is
 * not saved twice.
 */
type FailedSave = SaveRequest & { key: string; origin: SavedOrigin | null; sale: number }

/** What a person wants done with what is saved. */
export type Wanted = { act: 'save' | 'update' | 'reload' } | { act: 'remove'; id: string }

/** What is saved, and what is being saved. */
export type Saved = {
  /** What was last wanted, until the lazy part `Saving` takes it up. */
  wanted: Wanted | null
  list: SavedList
  problem: SavedProblem | null
  underWay: 'save' | 'remove' | null
  /** What is asked before saving. */
  asking: 'name' | 'replacement' | null
  failed: FailedSave | null
  /** The form that was saved last: the page says «Salvato» until it changes. */
  savedForm: CalculationFormData | null
}

export type SavedAction =
  | { type: 'wanted'; wanted: Wanted }
  | { type: 'taken' }
  | { type: 'listAsked' }
  | { type: 'listAnswered'; answer: Answer<Records> }
  /** The list is not known; said where nothing else is. */
  | { type: 'listMissing'; problem: SavedProblem | null }
  | { type: 'workBegan'; kind: 'save' | 'remove' }
  | { type: 'workEnded' }
  | { type: 'workFailed'; problem: SavedProblem; isForNobody: boolean }
  | { type: 'ask'; what: Saved['asking'] }
  | { type: 'sent'; failed: FailedSave }
  | { type: 'saved'; record: SavedRecord; form: CalculationFormData }
  | { type: 'removed'; id: string }
  | { type: 'told'; problem: SavedProblem }
  | { type: 'dismissed'; problem: SavedProblem }

export const nothingKnown: Saved = {
  wanted: null,
  list: { kind: 'loading' },
  problem: null,
  underWay: null,
  asking: null,
  failed: null,
  savedForm: null,
}

/** Nobody is signed in any more, or somebody else is: this page must show nothing of the account. */
export const isForNobodyHere = ({ code }: ApiProblem) =>
  code === 'unauthenticated' || code === 'other-user'

/** What is known once the server has answered: after a failure what was, unless it is for nobody here. */
function listAfter(answer: Answer<Records>, list: SavedList): SavedList {
  if (answer.ok) return { kind: 'loaded', records: answer.value }
  if (list.kind !== 'loaded') return { kind: 'failed' }
  return isForNobodyHere(answer.problem) ? { kind: 'loaded', records: [] } : list
}

/** What was said of the limit is over once there is room. */
function answered(saved: Saved, answer: Answer<Records>): Saved {
  const { problem } = saved
  const hasRoom = answer.ok && answer.value.length < mostSavedCalculations
  const isOver = hasRoom && problem?.remedy?.kind === 'replace'
  return { ...saved, list: listAfter(answer, saved.list), problem: isOver ? null : problem }
}

/** Changes the list where it is known. */
const edited = (list: SavedList, change: (records: Records) => Records): SavedList =>
  list.kind === 'loaded' ? { kind: 'loaded', records: change(list.records) } : list

const without = (records: Records, id: string) => records.filter((record) => record.id !== id)

export function savedReducer(saved: Saved, action: SavedAction): Saved {
  const { list, problem } = saved
  switch (action.type) {
    case 'wanted':
      return {
        ...saved,
        wanted: action.wanted,
        savedForm: action.wanted.act === 'save' ? null : saved.savedForm,
      }
    case 'taken':
      return { ...saved, wanted: null }
    case 'listAsked':
      return list.kind === 'loaded' ? saved : { ...saved, list: { kind: 'loading' } }
    case 'listAnswered':
      return answered(saved, action.answer)
    case 'listMissing':
      return list.kind === 'loaded'
        ? saved
        : { ...saved, list: { kind: 'failed' }, problem: problem ?? action.problem }
    case 'workBegan':
      return { ...saved, underWay: action.kind, problem: null }
    case 'workEnded':
      return { ...saved, underWay: null }
    case 'workFailed': {
      const left = action.isForNobody ? edited(list, () => []) : list
      return { ...saved, underWay: null, list: left, problem: action.problem }
    }
    case 'ask':
      return { ...saved, asking: action.what }
    case 'sent':
      return { ...saved, asking: null, failed: action.failed }
    case 'saved': {
      const { record, form } = action
      const records = edited(list, (all) => [record, ...without(all, record.id)])
      return { ...saved, underWay: null, list: records, failed: null, savedForm: form }
    }
    case 'removed': {
      const left = edited(list, (records) => without(records, action.id))
      return { ...saved, underWay: null, list: left }
    }
    case 'told':
      return { ...saved, problem: action.problem }
    case 'dismissed':
      return problem === action.problem ? { ...saved, problem: null } : saved
  }
}
