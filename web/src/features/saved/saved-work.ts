import type { SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { flushSync } from 'react-dom'
import type { Answer } from '../../api.ts'
import { savedWords as words } from '../../italian/saved.ts'
import { calculationsApi, type SaveRequest } from './calculations-api.ts'
import { askForList, discardPending, editList, reloadList } from './saved-list.ts'
import { isForNobodyHere, savedProblem } from './saved-problem.ts'
import { changeSaved, type SavedState, savedState } from './saved-state.ts'

/** Does one thing at a time with what is saved; returns whether it was done. */
async function work<Value>(
  kind: SavedState['underWay'],
  sentence: (message: string) => string,
  ask: () => Promise<Answer<Value>>,
  done: (value: Value) => void,
  form?: CalculationFormData,
): Promise<boolean> {
  // A list asked for before or during the work may come without what it changes.
  discardPending()
  changeSaved({ underWay: kind, problem: null })
  const answer = await ask()
  discardPending()
  // On the screen before this returns, so that the caller can move the focus.
  flushSync(() => {
    changeSaved({ underWay: null })
    if (answer.ok) done(answer.value)
  })
  // Its answer would be out of date now.
  if (savedState().list.kind === 'loading') void reloadList()
  if (answer.ok) return true
  const { code } = answer.problem
  // Another window changed the list: this one shows an old one.
  const isStale = code === 'beta-limit' || code === 'calculation-not-found'
  const list = isStale ? await askForList() : null
  // Without the list as it is now there is nothing to choose from.
  const problem = list === null || list.ok ? answer.problem : list.problem
  if (isForNobodyHere(problem)) editList(() => [])
  const again = () => void work(kind, sentence, ask, done, form)
  changeSaved({ problem: savedProblem(problem, sentence, again, form) })
  return false
}

/** Writes a record, which is then the first of the list. */
const write = (
  ask: () => Promise<Answer<SavedRecord>>,
  { formData }: SaveRequest,
  done: (record: SavedRecord) => void,
) =>
  work(
    'save',
    words.saveFailed,
    ask,
    (record) => {
      editList((records) => [record, ...records.filter(({ id }) => id !== record.id)])
      done(record)
    },
    formData,
  )

export const saveRecord = (asked: SaveRequest, key: string, done: (record: SavedRecord) => void) =>
  write(() => calculationsApi.save(asked, key), asked, done)

export const replaceRecord = (
  id: string,
  asked: SaveRequest,
  done: (record: SavedRecord) => void,
) => write(() => calculationsApi.replace(id, asked), asked, done)

export const removeRecord = (id: string) =>
  work(
    'remove',
    words.removeFailed,
    async () => {
      const answer = await calculationsApi.remove(id)
      // Removed already, by another window or by a request whose answer was lost: that is no failure.
      const isGone = !answer.ok && answer.problem.code === 'calculation-not-found'
      return isGone ? { ok: true, value: undefined } : answer
    },
    () => editList((records) => records.filter((record) => record.id !== id)),
  )
