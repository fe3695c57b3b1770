import type { SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer } from '../../api.ts'
import { strings } from '../../strings.ts'
import { calculationsApi, type SaveRequest } from './calculations-api.ts'
import { isForNobodyHere, limitProblem, savedProblem } from './saved-problem.ts'
import { useSavedList } from './useSavedList.ts'

const words = strings.saved

type Work = 'save' | 'remove'

/**
 * The saved calculations of whoever is signed in, and what can be done with them.
 *
 * @param shown whether they are on the screen
 */
export function useSavedCalculations(shown: boolean) {
  const { list, problem, setProblem, reload, edit, discardPending } = useSavedList(shown)
  const [underWay, setUnderWay] = useState<Work | null>(null)

  /** Does one thing at a time with what is saved; returns whether it was done. */
  async function work<Value>(
    kind: Work,
    sentence: (message: string) => string,
    ask: () => Promise<Answer<Value>>,
    done: (value: Value) => void,
    form?: CalculationFormData,
  ): Promise<boolean> {
    // A list asked for before or during the work may come without what it changes.
    discardPending()
    setUnderWay(kind)
    setProblem(null)
    const answer = await ask()
    discardPending()
    // On the screen before this returns, so that the caller can move the focus.
    flushSync(() => {
      setUnderWay(null)
      if (answer.ok) done(answer.value)
    })
    if (answer.ok) return true
    const { code } = answer.problem
    // Another window changed the list: this one shows an old one.
    const isStale = code === 'beta-limit' || code === 'calculation-not-found'
    // If the list can't be loaded, it says so itself, and there is nothing to choose from.
    if (isStale && (await reload()) === null) return false
    if (isForNobodyHere(answer.problem)) edit(() => [])
    const again = () => void work(kind, sentence, ask, done, form)
    setProblem(savedProblem(answer.problem, sentence, again, form))
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
        edit((records) => [record, ...records.filter(({ id }) => id !== record.id)])
        done(record)
      },
      formData,
    )

  const save = (asked: SaveRequest, key: string, done: (record: SavedRecord) => void) =>
    write(() => calculationsApi.save(asked, key), asked, done)

  const replace = (id: string, asked: SaveRequest, done: (record: SavedRecord) => void) =>
    write(() => calculationsApi.replace(id, asked), asked, done)

  const remove = (id: string) =>
    work(
      'remove',
      words.removeFailed,
      async () => {
        const answer = await calculationsApi.remove(id)
        // Removed already, by another window or by a request whose answer was lost: that is no failure.
        const isGone = !answer.ok && answer.problem.code === 'calculation-not-found'
        return isGone ? { ok: true, value: undefined } : answer
      },
      () => edit((records) => records.filter((record) => record.id !== id)),
    )

  return {
    list,
    problem,
    underWay,
    reload,
    save,
    replace,
    remove,
    sayLimit: () => setProblem(limitProblem),
    dismissProblem: useCallback(() => setProblem(null), [setProblem]),
  }
}

export type SavedCalculations = ReturnType<typeof useSavedCalculations>
