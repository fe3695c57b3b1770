import { lastLeaving } from '../session/last-leaving.ts'
import { beginToAsk, type Person, personHere, personOf } from './person.ts'
import { isOutOfReach, patience, signOutAtLast } from './session.ts'
import { pageWithoutNetwork, shellFor } from './shell.ts'

const tooLate = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })

/** What the server's answer says of who is here; undefined where nothing. */
function whoBy(answer: Response, way: 'own' | 'door'): Person | null | undefined {
  const person = personOf(answer, Date.now())
  // A page of somebody's own that leads elsewhere, and the sign-in: nobody is here any more.
  const isNobody = way === 'own' ? answer.type === 'opaqueredirect' : answer.ok
  return person === null && !isNobody ? undefined : person
}

type Navigation = {
  path: string
  way: 'own' | 'door' | 'page'
  /** What the server answers; when `isLate` not what the browser asked for before the worker was there. */
  ask: (isLate: boolean) => Promise<Response>
  /** Keeps the worker alive until something is done. */
  until: (work: Promise<unknown>) => void
}

/** A page: the server's, and only where it can't be reached one that is kept. */
export async function navigate({ path, way, ask, until }: Navigation): Promise<Response> {
  const leaving = await lastLeaving()
  const isLate = leaving.email !== null
  // Pages that are the same for everybody are shown whether or not somebody can be signed out.
  if (isLate) {
    const isOut = await signOutAtLast(leaving).catch(() => null)
    if (isOut !== true && way !== 'page')
      return pageWithoutNetwork(isOut === null ? 'leaving' : 'notLeaving')
  }
  const note = await beginToAsk()
  const person = way === 'own' ? await personHere(Date.now()) : null
  const answer = ask(isLate).then(async (response) => {
    const who = way === 'page' ? undefined : whoBy(response, way)
    if (who !== undefined) await note(who)
    return response
  })
  until(answer.catch(() => {}))
  const inTime = person === null ? answer : Promise.race([answer, tooLate(patience)])
  const response = await inTime.catch(() => null)
  if (response !== null && !isOutOfReach(response)) return response
  if (person !== null) await note({ ...person, seen: Date.now() })
  return pageInstead(path, way, response)
}

/** What opens in place of the server's page. */
async function pageInstead(path: string, way: Navigation['way'], response: Response | null) {
  // Asked again: they may have left while the server was waited for.
  const person = way === 'own' ? await personHere(Date.now()) : null
  if (person !== null) return shellFor(person, path)
  const { email } = await lastLeaving()
  const page = await pageWithoutNetwork(email === null ? 'noNetwork' : 'leaving')
  return page.type === 'error' && response !== null ? response : page
}
