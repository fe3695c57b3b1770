import { leavingCache, leavingKey } from './person-place.ts'

export interface Leaving {
  /** Another one each time that somebody leaves. */
  mark: string
  /** The address of whoever the server has yet to sign out; null where there is nobody. */
  email: string | null
}

/** Of a UUID. */
const markLength = 36

/** Who left last. */
export async function lastLeaving(): Promise<Leaving> {
  const answer = await caches.match(leavingKey, { cacheName: leavingCache })
  const kept = answer === undefined ? '' : await answer.text()
  return { mark: kept.slice(0, markLength), email: kept.slice(markLength) || null }
}
