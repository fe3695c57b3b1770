import { leavingCache, leavingKey, personCache } from './person-place.ts'

/**
 * From now on nobody may use the pages without a network, whatever an answer on its way says.
 *
 * @param email whom the service worker signs out before it shows them a page again; empty for nobody
 */
export async function keepLeaving(email: string): Promise<void> {
  try {
    // First, for there may be no room for the rest.
    await caches.delete(personCache)
    const kept = await caches.open(leavingCache)
    await kept.put(leavingKey, new Response(crypto.randomUUID() + email))
  } catch {
    // The browser keeps nothing here.
  }
}
