import { sessionApi } from '../api.ts'
import { dropCaches, filesOf } from './files.ts'
import { callServerBack, isWithoutServer, person } from './person.ts'
import {
  attempt,
  empty,
  emptyOthers,
  nobody,
  othersAreHere,
  startPage,
  visitGoesOn,
} from './vault.ts'

/** Where the server can't say who is here, it is asked again after so many milliseconds. */
const pause = 5000

// One for the page: a second one in the same page would receive what the first one sends.
const channel = new BroadcastChannel('margine.session')

/** Tells the other tabs that somebody signed in or out. */
export const tellTabs = () => channel.postMessage(null)

/** Whether the visit began with this page, and the server hasn't said yet that its person is signed in. */
let isUnsure = false
let isLeaving = false
let questions = 0

/** A lazy part doesn't come: the next page tries again. */
const ignored = () => {}

/** Whether the page is about to leave for somebody else, or for nobody, which nothing should hold up. */
export const pageIsOver = (): boolean => isLeaving || !visitGoesOn()

/**
 * Begins a page and keeps it its person's own, or nobody's: it is loaded again where the server says that somebody else
 * is here, or the same person after they signed out.
 */
export function follow(): void {
  isUnsure = startPage() && person.id !== nobody
  void import('./sweep.ts').then(({ sweep }) => sweep()).catch(ignored)
  if (person.id !== nobody) adoptEarlier()
  channel.addEventListener('message', ask)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void ask()
  })
  if (person.id === nobody) void dropCaches()
  else if (!isUnsure) void goOnWithoutNetwork()
  // The page may have been on its way while its person signed out, or while somebody else signed in.
  if (isUnsure || isWithoutServer() || (person.id !== nobody && othersAreHere())) void ask()
}

/** Signs out: until that has failed the page is not loaded again, which would cut it off. */
export async function leaving(work: () => Promise<boolean>): Promise<boolean> {
  isLeaving = true
  isLeaving = await work()
  return isLeaving
}

/** Before anything else reads the person's files. */
function adoptEarlier(): void {
  const isThere = (key: string) => attempt(() => localStorage.getItem(key)) !== null
  if (!isThere('margine.rates') && !isThere('margine.listino')) return
  const adopt = async () => (await import('./earlier.ts')).adoptEarlier()
  void navigator.locks.request(filesOf(person.id), adopt).catch(() => {})
}

async function ask(): Promise<void> {
  questions += 1
  const question = questions
  const answer = await sessionApi.session()
  // Another question was asked since, as somebody signed in or out: its answer counts.
  if (question !== questions || isLeaving) return
  if (!answer.ok) return askLater(question)
  const isSame = (answer.value.user?.id ?? nobody) === person.id
  if (isSame && visitGoesOn()) return settle()
  isLeaving = true
  if (isUnsure) await empty(person.id)
  if (!isSame) await dropCaches(person.id)
  location.reload()
}

function askLater(question: number): void {
  setTimeout(() => {
    if (question !== questions) return
    if (document.visibilityState === 'hidden') askLater(question)
    else void ask()
  }, pause)
}

/** The server has said that it is this page's person's turn. */
async function settle(): Promise<void> {
  isUnsure = false
  if (isWithoutServer()) callServerBack()
  if (person.id === nobody) return
  await emptyOthers()
  await goOnWithoutNetwork()
}

async function goOnWithoutNetwork(): Promise<void> {
  if (person.sessionEnds <= Date.now() || !visitGoesOn()) return
  await import('./offline.ts').then((offline) => offline.goOnWithoutNetwork()).catch(ignored)
}
