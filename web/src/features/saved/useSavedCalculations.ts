import { mostSavedCalculations as places, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, detailOf, type Problem } from '../../api.ts'
import { afterColon } from '../../italian/after-colon.ts'
import { strings } from '../../strings.ts'
import { calculationsApi, type SaveRequest } from './calculations-api.ts'

const words = strings.saved

/** What somebody saved, as far as this page knows. */
export type SavedList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; records: readonly SavedRecord[] }

/** Something that went wrong with what is saved, and what can be done about it. */
export interface SavedProblem {
  message: string
  remedy: Remedy | null
}

type Remedy =
  | {
      kind: 'retry'
      retry: () => void
      /** Only this form is tried again: what is on the screen may be another by now. */
      form?: CalculationFormData
    }
  | { kind: 'replace' }
  | { kind: 'signIn' }
  | { kind: 'reload' }

type UnderWay = 'save' | 'remove' | null

/** Every place is taken: said before asking the server, and when it says so. */
const limitProblem: SavedProblem = { message: words.limit, remedy: { kind: 'replace' } }

/** Nobody is signed in any more, or somebody else is: nothing of theirs belongs on this page. */
const isForNobodyHere = ({ code }: Problem) => code === 'unauthenticated' || code === 'other-user'

/** What another try may mend. */
const passing = new Set(['offline', 'unreadable', 'unavailable', 'internal-error', 'too-busy'])

function problemOf(
  problem: Problem,
  sentence: (message: string) => string,
  retry: () => void,
  form?: CalculationFormData,
): SavedProblem {
  if (problem.code === 'beta-limit') return limitProblem
  const message = sentence(afterColon(detailOf(problem)))
  if (problem.code === 'unauthenticated') return { message, remedy: { kind: 'signIn' } }
  if (problem.code === 'other-user') return { message, remedy: { kind: 'reload' } }
  return {
    message,
    remedy: passing.has(problem.code) ? { kind: 'retry', retry, ...(form && { form }) } : null,
  }
}

/**
 * The saved calculations of whoever is signed in, and what can be done with them.
 *
 * @param shown whether they are on the screen
 */
export function useSavedCalculations(shown: boolean) {
  const [list, setList] = useState<SavedList>({ kind: 'loading' })
  const [problem, setProblem] = useState<SavedProblem | null>(null)
  const [underWay, setUnderWay] = useState<UnderWay>(null)
  /** Goes up with whatever makes a list that is still on its way an old one. */
  const turn = useRef(0)

  /** Reads the list, and answers it; null when it can't be had. */
  const reload = useCallback(async (): Promise<readonly SavedRecord[] | null> => {
    const mine = ++turn.current
    setList({ kind: 'loading' })
    setProblem(null)
    const answer = await calculationsApi.list()
    if (mine === turn.current) {
      setList(answer.ok ? { kind: 'loaded', records: answer.value } : { kind: 'failed' })
      if (!answer.ok) setProblem(problemOf(answer.problem, words.loadFailed, () => void reload()))
    }
    return answer.ok ? answer.value : null
  }, [])

  useEffect(() => {
    reload()
  }, [reload])

  /** Another window may have saved or removed something: what is shown stays until the news is here. */
  const refresh = useEffectEvent(async () => {
    if (list.kind !== 'loaded') return
    const mine = ++turn.current
    const answer = await calculationsApi.list()
    if (mine !== turn.current) return
    if (answer.ok) {
      setList({ kind: 'loaded', records: answer.value })
      setProblem((said) => (said === limitProblem && answer.value.length < places ? null : said))
    } else if (isForNobodyHere(answer.problem)) {
      setList({ kind: 'loaded', records: [] })
      setProblem(problemOf(answer.problem, words.loadFailed, () => void reload()))
    }
  })

  useEffect(() => {
    if (shown) refresh()
  }, [shown])

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])

  const change = (edit: (records: readonly SavedRecord[]) => readonly SavedRecord[]) =>
    setList((known) =>
      known.kind === 'loaded' ? { kind: 'loaded', records: edit(known.records) } : known,
    )

  /** Does something with what is saved while nothing else can be; says whether it was done. */
  async function work<Value>(
    kind: Exclude<UnderWay, null>,
    sentence: (message: string) => string,
    ask: () => Promise<Answer<Value>>,
    done: (value: Value) => void,
    form?: CalculationFormData,
  ): Promise<boolean> {
    turn.current++
    setUnderWay(kind)
    setProblem(null)
    const answer = await ask()
    turn.current++
    // On the screen before this is answered, so that whoever asked can put the focus where it belongs.
    flushSync(() => {
      setUnderWay(null)
      if (answer.ok) done(answer.value)
    })
    if (answer.ok) return true
    const { code } = answer.problem
    // Another window was here meanwhile: what this one shows is no longer so.
    const isStale = code === 'beta-limit' || code === 'calculation-not-found'
    // A list that can't be had says so itself: there would be nothing to choose from.
    if (isStale && (await reload()) === null) return false
    if (isForNobodyHere(answer.problem)) change(() => [])
    const again = () => void work(kind, sentence, ask, done, form)
    setProblem(problemOf(answer.problem, sentence, again, form))
    return false
  }

  /** Puts a record that was just written first, in the place of what it was before. */
  const keep = (
    ask: () => Promise<Answer<SavedRecord>>,
    { formData }: SaveRequest,
    done: (record: SavedRecord) => void,
  ) =>
    work(
      'save',
      words.saveFailed,
      ask,
      (record) => {
        change((records) => [record, ...records.filter(({ id }) => id !== record.id)])
        done(record)
      },
      formData,
    )

  const save = (asked: SaveRequest, key: string, done: (record: SavedRecord) => void) =>
    keep(() => calculationsApi.save(asked, key), asked, done)

  const replace = (id: string, asked: SaveRequest, done: (record: SavedRecord) => void) =>
    keep(() => calculationsApi.replace(id, asked), asked, done)

  const remove = (id: string) =>
    work(
      'remove',
      words.removeFailed,
      async () => {
        const answer = await calculationsApi.remove(id)
        // Gone already, by another window or by a try whose answer was lost: as it was wished.
        const isGone = !answer.ok && answer.problem.code === 'calculation-not-found'
        return isGone ? { ok: true, value: undefined } : answer
      },
      () => change((records) => records.filter((record) => record.id !== id)),
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
    dismissProblem: useCallback(() => setProblem(null), []),
  }
}

export type SavedCalculations = ReturnType<typeof useSavedCalculations>
