import { sessionApi } from '../api.ts'
import { dropCaches } from './files.ts'
import { callServerBack, isWithoutServer, person } from './person.ts'
import {
  empty,
  emptyOthers,
  emptyOwn,
  nobody,
  othersAreHere,
  startPage,
  visitGoesOn,
} from './vault.ts'

/** How long until a server that can't be reached is asked again, in milliseconds. */
const pause = 5000

// One for the page: a second one in the same page would receive what the first one sends.
const channel = new BroadcastChannel('margine.session')

/** Tells the other tabs of a sign-in or sign-out. */
export const tellTabs = () => channel.postMessage(null)

/** Whether the visit began with this page, and the server hasn't said yet that its person is signed in. */
let isUnsure = false
let isLeaving = false
let questions = 0

/** A lazy part that does not come is left to the next page. */
const ignored = () => {}

/** Whether the page is about to be replaced, for another person or none: nothing may delay that. */
export const pageIsOver = (): boolean => isLeaving || !visitGoesOn()

/**
 * Begins a page. It is loaded again where the server names another person, or none, or the same one after a sign-out.
 */
export function follow(): void {
  isUnsure = startPage() && person.id !== nobody
  void import('./sweep.ts').then(({ sweep }) => sweep()).catch(ignored)
  channel.addEventListener('message', hearNews)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hearNews()
  })
  if (person.id === nobody) void dropCaches()
  else if (!isUnsure) void goOnWithoutNetwork()
  // A sign-out or another person's sign-in may have happened while the page was on its way.
  if (isUnsure || isWithoutServer() || othersAreHere()) void ask()
}

/**
 * Signs out. Meanwhile the page does not reload, which would abort the request. After a failure a new visit begins,
 * since the old one is deleted already, and the other tabs reload.
 */
export async function leaving(work: () => Promise<boolean>): Promise<boolean> {
  isLeaving = true
  isLeaving = await work()
  if (isLeaving) return true
  isUnsure = startPage()
  tellTabs()
  void ask()
  return false
}

function loadAgain(): void {
  isLeaving = true
  location.reload()
}

/** A page of a visit that ended shows nothing more, also where no server answers. */
function hearNews(): void {
  if (person.id === nobody || visitGoesOn()) void ask()
  else if (!isLeaving) loadAgain()
}

async function ask(): Promise<void> {
  questions += 1
  const question = questions
  let answer = await sessionApi.session()
  // A sign-in may have replaced the session that was ended while that was on its way: only what is said again empties.
  if (answer.ok && answer.value.ended !== undefined && question === questions)
    answer = await sessionApi.session()
  // A newer question was asked since, after a sign-in or sign-out: its answer counts.
  if (question !== questions || isLeaving) return
  if (!answer.ok) return askLater(question)
  const isSame = (answer.value.user?.id ?? nobody) === person.id
  const goesOn = isSame && visitGoesOn()
  isLeaving = !goesOn
  if (answer.value.ended !== undefined) await emptyOwn(answer.value.ended)
  if (goesOn) return settle()
  if (isUnsure && !isSame) await empty(person.id)
  if (!isSame) await dropCaches(person.id)
  loadAgain()
}

function askLater(question: number): void {
  setTimeout(() => {
    if (question !== questions) return
    if (document.visibilityState === 'hidden') askLater(question)
    else void ask()
  }, pause)
}

/** The server has said that this page's person is signed in. */
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
