import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import type { Answer, ApiProblem } from '../../api.ts'
import type { Records, Saved, SavedList } from './saved.ts'
import type { SavedProblem } from './saved-problem.ts'

export type SavedAction =
  | { type: 'taken' }
  | { type: 'listAsked' }
  | { type: 'listAnswered'; answer: Answer<Records> }
  /** The list is not known; said where nothing else is. */
  | { type: 'listMissing'; problem: SavedProblem | null }
  | { type: 'workBegan'; kind: 'save' | 'remove' }
  | { type: 'workEnded' }
  | { type: 'workFailed'; problem: SavedProblem; isForNobody: boolean }
  | { type: 'ask'; what: Saved['asking'] }
  | { type: 'sent'; failed: NonNullable<Saved['failed']> }
  | { type: 'saved'; record: SavedRecord; form: CalculationFormData }
  | { type: 'removed'; id: string }
  | { type: 'told'; problem: SavedProblem }
  | { type: 'dismissed'; problem: SavedProblem }

/** The session is over, or another person's: this page must show nothing of the account. */
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
  const { list, problem, wanted, savedForm } = saved
  switch (action.type) {
    case 'taken':
      return { ...saved, wanted: null, savedForm: wanted?.act === 'save' ? null : savedForm }
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
