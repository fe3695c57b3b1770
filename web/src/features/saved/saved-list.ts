import { mostSavedCalculations } from '@margine/contract'
import { savedWords } from '../../italian/saved.ts'
import { isWithoutServer, serverIsBack } from '../../session/signed-in-user.ts'
import { calculationsApi } from './calculations-api.ts'
import { isForNobodyHere, limitProblem, savedProblem } from './saved-problem.ts'
import { changeSaved, type Records, savedState } from './saved-state.ts'

const failedWith = savedWords.loadFailed

/** Counts what makes an answer that is still on its way out of date. */
let version = 0

/** The list on its way, for all who wait for it. */
let reloading: Promise<Records | null> | null = null

export function discardPending(): void {
  version++
  reloading = null
}

/** Asks the server. The answer is out of date if something was asked or changed meanwhile. */
async function fetchList() {
  const asked = ++version
  const answer = await calculationsApi.list()
  return { answer, isOutdated: asked !== version }
}

/** Loads the list and returns it; null when that fails. While it is on its way it isn't asked for again. */
export function reloadList(): Promise<Records | null> {
  if (reloading !== null) return reloading
  const asked = load().finally(() => {
    if (reloading === asked) reloading = null
  })
  reloading = asked
  return asked
}

async function load(): Promise<Records | null> {
  changeSaved({ list: { kind: 'loading' }, problem: null })
  const { answer, isOutdated } = await fetchList()
  if (!isOutdated)
    changeSaved(
      answer.ok
        ? { list: { kind: 'loaded', records: answer.value } }
        : {
            list: { kind: 'failed' },
            problem: savedProblem(answer.problem, failedWith, () => void reloadList()),
          },
    )
  return answer.ok ? answer.value : null
}

/** Loads the list again while the old one stays on the screen. A failure changes nothing. */
export async function refreshList(): Promise<void> {
  if (savedState().list.kind !== 'loaded') return
  const { answer, isOutdated } = await fetchList()
  if (isOutdated) return
  if (answer.ok) {
    const { problem } = savedState()
    const hasRoom = answer.value.length < mostSavedCalculations
    changeSaved({
      list: { kind: 'loaded', records: answer.value },
      problem: problem === limitProblem && hasRoom ? null : problem,
    })
  } else if (isForNobodyHere(answer.problem)) {
    changeSaved({
      list: { kind: 'loaded', records: [] },
      problem: savedProblem(answer.problem, failedWith, () => void reloadList()),
    })
  }
}

/** Changes the list on the screen, where there is one. */
export function editList(change: (records: Records) => Records): void {
  const { list } = savedState()
  if (list.kind === 'loaded')
    changeSaved({ list: { kind: 'loaded', records: change(list.records) } })
}

const reloadWhereItFailed = () =>
  void (savedState().list.kind === 'failed' ? reloadList() : refreshList())

/** Loads the list, and again in the background when the page comes into view: another window may have changed it. */
export function followList(): () => void {
  if (isWithoutServer()) changeSaved({ list: { kind: 'failed' } })
  else void reloadList()
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void refreshList()
  }
  addEventListener(serverIsBack, reloadWhereItFailed)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    removeEventListener(serverIsBack, reloadWhereItFailed)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
