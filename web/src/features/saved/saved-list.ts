import { mostSavedCalculations } from '@margine/contract'
import type { Answer, ApiProblem } from '../../api.ts'
import { savedWords } from '../../italian/saved.ts'
import { isWithoutServer, serverIsBack } from '../../person/person.ts'
import { calculationsApi } from './calculations-api.ts'
import { isForNobodyHere, limitProblem, type SavedProblem, savedProblem } from './saved-problem.ts'
import { changeSaved, type Records, type SavedList, savedState } from './saved-state.ts'

/** Counts what makes an answer that is still on its way out of date. */
let version = 0

/** The list on its way, for all who wait for it. */
let pending: Promise<Answer<Records>> | null = null

export function discardPending(): void {
  version++
  pending = null
}

/** What is known once the server has answered: after a failure what was, unless it is for nobody here. */
function listAfter(answer: Answer<Records>): SavedList {
  if (answer.ok) return { kind: 'loaded', records: answer.value }
  const { list } = savedState()
  if (list.kind !== 'loaded') return { kind: 'failed' }
  return isForNobodyHere(answer.problem) ? { kind: 'loaded', records: [] } : list
}

/** Asks the server. The answer is out of date if something was asked or changed meanwhile. */
async function fetchList() {
  const asked = ++version
  const answer = await calculationsApi.list()
  const isOutdated = asked !== version
  if (!isOutdated) changeSaved({ list: listAfter(answer) })
  return { answer, isOutdated }
}

async function load(): Promise<Answer<Records>> {
  if (savedState().list.kind !== 'loaded') changeSaved({ list: { kind: 'loading' } })
  return (await fetchList()).answer
}

/** Asks for the list for somebody who tells what fails. While it is on its way it isn't asked for again. */
export function askForList(): Promise<Answer<Records>> {
  if (pending !== null) return pending
  const asked = load().finally(() => {
    if (pending === asked) pending = null
  })
  pending = asked
  return asked
}

/** What was last told of a list that didn't come. */
let told: SavedProblem | null = null

function tell(problem: ApiProblem): void {
  told = savedProblem(problem, savedWords.loadFailed, () => void reloadList())
  changeSaved({ problem: told })
}

/** Loads a list that isn't known. A failure is told where nothing else is. */
export async function reloadList(): Promise<void> {
  if (savedState().problem === told) changeSaved({ problem: null })
  const answer = await askForList()
  const { list, problem } = savedState()
  if (!answer.ok && list.kind === 'failed' && problem === null) tell(answer.problem)
}

/** Loads the list again while the old one stays on the screen. A failure changes nothing. */
export async function refreshList(): Promise<void> {
  if (savedState().list.kind !== 'loaded') return
  const { answer, isOutdated } = await fetchList()
  if (isOutdated) return
  if (answer.ok) {
    const hasRoom = answer.value.length < mostSavedCalculations
    if (hasRoom && savedState().problem === limitProblem) changeSaved({ problem: null })
  } else if (isForNobodyHere(answer.problem)) tell(answer.problem)
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
