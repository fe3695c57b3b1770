import { dropCaches, idIn, keyOf } from './files.ts'

/** The person whom pages open for without a network: a page writes it, the service worker reads it. Times are the device's, in ms. */
export type OfflineRecord = {
  id: string
  email: string
  /** When their session ends, as the server told. */
  until: number
  /** When a page of theirs last began. */
  seen: number
}

const path = '/offline'
const cacheOf = (id: string) => keyOf(id, 'offline')
/** How far a clock may be set back, to correct it, without a record being refused. */
const correction = 5 * 60_000

/** Keeps a record. Where there is no room the older one is deleted: none is better than one that is out of date. */
export async function keepRecord(record: OfflineRecord): Promise<void> {
  try {
    const cache = await caches.open(cacheOf(record.id))
    await cache.put(path, Response.json(record))
  } catch {
    await dropCaches(record.id)
  }
}

/**
 * The record of the person whom pages open for without a network. Null where their session has ended, where the clock was
 * set back to before their last page, and where two people have a record.
 */
export async function recordHere(now: number): Promise<OfflineRecord | null> {
  const names = (await caches.keys()).filter((name) => name === cacheOf(idIn(name) ?? ''))
  const [cacheName] = names
  if (cacheName === undefined || names.length > 1) return null
  const kept = await caches.match(path, { cacheName })
  const record: OfflineRecord | null = (await kept?.json().catch(() => null)) ?? null
  if (record === null) return null
  const { until, seen } = record
  return now < until && now >= seen - correction ? record : null
}
