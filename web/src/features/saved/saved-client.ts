import type { SavedRecord } from '@margine/contract'
import { flushSync } from 'react-dom'
import type { Answer, ApiProblem } from '../../api.ts'
import { savedWords as words } from '../../italian/saved.ts'
import { calculationsApi, type SaveRequest } from './record.ts'
import type { Records, Saved, SavedList } from './saved.ts'
import { type SavedProblem, savedProblem } from './saved-problem.ts'
import { isForNobodyHere, type SavedAction } from './saved-reducer.ts'

/** What the server is asked about what is saved, and how its answers change what the page knows. */
export type SavedClient = ReturnType<typeof savedClient>

export function savedClient(dispatch: (action: SavedAction) => void) {
  /** Counts what makes an answer that is still on its way out of date. */
  let version = 0
  /** The list on its way, for all who wait for it. */
  let pending: Promise<Answer<Records>> | null = null
  /** What was last told of a list that didn't come. */
  let told: SavedProblem | null = null

  /** Whether the answer to a request for the list is out of date. */
  function overtakePending(): boolean {
    const isOvertaken = pending !== null
    version++
    pending = null
    return isOvertaken
  }

  /** Asks the server. The answer is out of date if something was asked or changed meanwhile. */
  async function fetchList() {
    const asked = ++version
    const answer = await calculationsApi.list()
    const isOutdated = asked !== version
    if (!isOutdated) dispatch({ type: 'listAnswered', answer })
    return { answer, isOutdated }
  }

  /** Asks for the list for a caller that tells what fails. While it is on its way it isn't asked for again. */
  function askForList(): Promise<Answer<Records>> {
    if (pending !== null) return pending
    dispatch({ type: 'listAsked' })
    const asked = fetchList()
      .then(({ answer }) => answer)
      .finally(() => {
        if (pending === asked) pending = null
      })
    pending = asked
    return asked
  }

  const listProblem = (problem: ApiProblem) => {
    told = savedProblem(problem, words.loadFailed, () => void reloadList())
    return told
  }

  /** Loads a list that isn't known. A failure is told where nothing else is. */
  async function reloadList(): Promise<void> {
    if (told !== null) dispatch({ type: 'dismissed', problem: told })
    const answer = await askForList()
    if (!answer.ok) dispatch({ type: 'listMissing', problem: listProblem(answer.problem) })
  }

  /** Loads a known list again while the old one stays on the screen. A failure changes nothing. */
  async function refreshList(list: SavedList): Promise<void> {
    if (list.kind !== 'loaded') return
    const { answer, isOutdated } = await fetchList()
    if (!isOutdated && !answer.ok && isForNobodyHere(answer.problem))
      dispatch({ type: 'told', problem: listProblem(answer.problem) })
  }

  /** Does one thing at a time with what is saved; returns whether it was done. */
  async function work<Value>(
    kind: NonNullable<Saved['underWay']>,
    ask: () => Promise<Answer<Value>>,
    done: (value: Value) => void,
    form?: SaveRequest['formData'],
  ): Promise<boolean> {
    // A list asked for before or during the work may come without what it changes.
    const wasOvertaken = overtakePending()
    dispatch({ type: 'workBegan', kind })
    const answer = await ask()
    const isOvertaken = overtakePending() || wasOvertaken
    // On the screen before this returns, so that the caller can move the focus.
    flushSync(() => (answer.ok ? done(answer.value) : dispatch({ type: 'workEnded' })))
    if (isOvertaken) void reloadList()
    if (answer.ok) return true
    const { code } = answer.problem
    // Another window changed the list: this one shows an old one.
    const isStale = code === 'beta-limit' || code === 'calculation-not-found'
    const list = isStale ? await askForList() : null
    // Without the list as it is now there is nothing to choose from.
    const problem = list === null || list.ok ? answer.problem : list.problem
    const again = () => void work(kind, ask, done, form)
    const sentence = kind === 'save' ? words.saveFailed : words.removeFailed
    dispatch({
      type: 'workFailed',
      problem: savedProblem(problem, sentence, again, form),
      isForNobody: isForNobodyHere(problem),
    })
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
      ask,
      (record) => {
        dispatch({ type: 'saved', record, form: formData })
        done(record)
      },
      formData,
    )

  return {
    askForList,
    reloadList,
    refreshList,
    /** What was missed while the server could not be reached. */
    catchUp: (list: SavedList) => (list.kind === 'failed' ? reloadList() : refreshList(list)),
    save: (asked: SaveRequest, key: string, done: (record: SavedRecord) => void) =>
      write(() => calculationsApi.save(asked, key), asked, done),
    replace: (id: string, asked: SaveRequest, done: (record: SavedRecord) => void) =>
      write(() => calculationsApi.replace(id, asked), asked, done),
    remove: (id: string) =>
      work(
        'remove',
        async () => {
          const answer = await calculationsApi.remove(id)
          // Removed already, by another window or by a request with a lost answer: that is no failure.
          const isGone = !answer.ok && answer.problem.code === 'calculation-not-found'
          return isGone ? { ok: true, value: undefined } : answer
        },
        () => dispatch({ type: 'removed', id }),
      ),
  }
}
