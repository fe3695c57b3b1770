import { personCache } from './person-place.ts'

/** From now on nobody may use the pages without a network. */
export async function forgetPerson(): Promise<void> {
  try {
    await caches.delete(personCache)
  } catch {
    // The browser keeps nothing here.
  }
}
