import { pageUserHeader, sessionSecondsHeader } from '@margine/contract'
import { forgetPerson } from '../session/forget-person.ts'
import { lastLeaving } from '../session/last-leaving.ts'
import { personCache } from '../session/person-place.ts'

/** Whose shell may be opened without a network. Times are the device's, in milliseconds. */
export interface Person {
  email: string
  /** When their session ends, as the server told. */
  until: number
  /** When a page was last opened for them. */
  seen: number
}

/** By so much a clock may be put right without being taken for one that was set back. */
const correction = 5 * 60_000

/** Whether somebody's session has not ended yet. A clock set back to before they were last here ends it. */
export const isHere = ({ until, seen }: Person, now: number) =>
  now < until && now >= seen - correction

/** Whose an answer of the server is, as it says itself; null where nobody's. */
export function personOf({ headers }: Pick<Response, 'headers'>, now: number): Person | null {
  const email = decodeURIComponent(headers.get(pageUserHeader) ?? '')
  const seconds = Number(headers.get(sessionSecondsHeader))
  return email !== '' && seconds > 0 ? { email, until: now + seconds * 1000, seen: now } : null
}

const personKey = '/persona'

/** Who may go on without a network; forgotten once their session has ended. */
export async function personHere(now: number): Promise<Person | null> {
  const answer = await caches.match(personKey, { cacheName: personCache })
  if (answer === undefined) return null
  const person: Person | null = await answer.json().catch(() => null)
  if (person === null || !isHere(person, now)) {
    await forgetPerson()
    return null
  }
  return person
}

/** Remembers who is here, instead of anybody who was before. */
export async function keepPerson(person: Person): Promise<void> {
  try {
    const kept = await caches.open(personCache)
    await kept.put(personKey, Response.json(person))
  } catch {
    // There is no room. Rather nobody than somebody who was here before.
    if ((await personHere(person.seen))?.email !== person.email) await forgetPerson()
  }
}

let lastBegun = 0
let lastNoted = 0

/**
 * Begins to ask who is here.
 *
 * @returns takes note of the answer, unless somebody left or a later question was answered meanwhile
 */
export async function beginToAsk(): Promise<(person: Person | null) => Promise<void>> {
  lastBegun += 1
  const turn = lastBegun
  const { mark, email } = await lastLeaving()
  const hasLeft = async () => email !== null || (await lastLeaving()).mark !== mark
  return async (person) => {
    if (turn < lastNoted || (await hasLeft())) return
    lastNoted = turn
    await (person === null ? forgetPerson() : keepPerson(person))
    // Somebody left while it was being written.
    if (await hasLeft()) await forgetPerson()
  }
}
