import { pageUserHeader } from '@margine/contract'
import { keepLeaving } from '../session/keep-leaving.ts'
import { type Leaving, lastLeaving } from '../session/last-leaving.ts'
import { leavingCache } from '../session/person-place.ts'
import { type Person, personOf } from './person.ts'

/** Longer than a server that can be reached takes to begin its answer, in milliseconds. */
export const patience = 5000

/** What a proxy answers in place of a server that it can't reach. */
export const isOutOfReach = ({ status }: Response) => status >= 502 && status <= 504

type Session = {
  /** Of whoever is signed in; null for nobody. */
  email: string | null
  /** The same, where they may go on without a network. */
  person: Person | null
}

/** Who is signed in, by the server; null where its answer doesn't say, and throws where it can't be reached. */
export async function askWhoIsHere(
  signal = AbortSignal.timeout(patience),
): Promise<Session | null> {
  const answer = await fetch('/api/account/session', { signal })
  if (isOutOfReach(answer)) throw new Error(`who is here: ${answer.status}`)
  const said: { user?: { email?: string } | null } | null = await answer.json().catch(() => null)
  if (!answer.ok || said?.user === undefined) return null
  const email = said.user === null ? null : said.user.email
  return email === undefined ? null : { email, person: personOf(answer, Date.now()) }
}

/**
 * Signs out who wanted to while there was no network, and nobody else.
 *
 * @returns false where the server answers and does not; throws where it can't be reached
 */
export async function signOutAtLast({ mark, email }: Leaving): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  const session = await askWhoIsHere(signal)
  if (session === null) return false
  // Where nobody is signed in any more, the server still has to forget whose browser this was.
  if ((session.email ?? email) === email) {
    const headers = {
      'Content-Type': 'application/json',
      // Nobody else, should they sign in at this moment.
      [pageUserHeader]: encodeURIComponent(email ?? ''),
    }
    const answer = await fetch('/api/account/sign-out', { method: 'POST', headers, signal })
    if (isOutOfReach(answer)) throw new Error(`signing out: ${answer.status}`)
    // Whatever else comes is not from our server, or a refusal: of somebody who is here still.
    if (answer.status !== 204 && session.email !== null) return false
  }
  // Somebody else may have left meanwhile.
  if ((await lastLeaving()).mark === mark) await keepLeaving('')
  // Without room for that, nothing is kept: or nobody could sign in again.
  if ((await lastLeaving()).mark === mark) await caches.delete(leavingCache)
  return true
}
