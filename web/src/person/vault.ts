import { person } from './person.ts'

/**
 * All that this browser keeps for people, each in a namespace of their own: keys `margine:<id>:<name>` of `tab` and
 * `device`, caches of such names, and a folder and a database `margine-<id>`. The id '' is nobody's.
 *
 * A namespace lives as long as its visit: a random mark in the device's keys, which the first page writes and `empty`
 * deletes before all else. What is written after that, or in a tab of an earlier visit, is deleted by the next page.
 */
const visit = 'visit'

/** The mark in a tab where the device has no room for one. */
const unkept = 'unkept'

const nobody = ''

/** What waits in a tab for whoever signs in. */
const inherited = 'link'

/** Deleting waits for other tabs that read or write: so long at most, in milliseconds. */
const patience = 3000

const keyOf = (id: string, name: string) => `margine:${id}:${name}`

/** What the folder, the database and the lock of a person's files are called. */
export const filesOf = (id: string) => `margine-${id}`

/** Whose something of this name is; null for what is no person's. */
function idIn(name: string): string | null {
  const [, inKey, inFiles] = /^margine(?::([^:]*):|-(.+)$)/.exec(name) ?? []
  return inKey ?? inFiles ?? null
}

/** The people that names are of. */
const idsIn = (names: readonly string[]): string[] => [
  ...new Set(names.map(idIn).filter((id): id is string => id !== null && id !== nobody)),
]

/** Storage may be blocked or full: then nothing is kept, as on a first visit. */
export function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Small records of people, by default of this page's person. What can't be kept or read is null; nothing throws. */
function records(storage: () => Storage) {
  const keys = () => attempt(() => Object.keys(storage())) ?? []
  const get = (name: string, id = person.id): object | null => {
    const value: unknown = attempt(() => JSON.parse(storage().getItem(keyOf(id, name)) ?? ''))
    return typeof value === 'object' ? value : null
  }
  const drop = (name: string, id = person.id) =>
    attempt(() => storage().removeItem(keyOf(id, name)))
  return {
    get,
    /** @returns false where the browser keeps nothing, or has no room */
    set: (name: string, value: object, id = person.id): boolean =>
      attempt(() => storage().setItem(keyOf(id, name), JSON.stringify(value))) !== null,
    drop,
    ids: () => idsIn(keys()),
    empty(id: string) {
      drop(visit, id)
      for (const key of keys()) if (idIn(key) === id) attempt(() => storage().removeItem(key))
    },
    markOf: (id: string): unknown => Object(get(visit, id)).mark ?? null,
  }
}

/** What is kept for as long as the tab is open. */
export const tab = records(() => sessionStorage)

/** What is kept until the person signs out. */
export const device = records(() => localStorage)

/** What nobody left in this tab becomes the person's, as far as it waits for somebody. */
function inherit(): void {
  const waiting = tab.get(inherited, nobody)
  tab.empty(nobody)
  if (waiting !== null) tab.set(inherited, waiting)
}

/**
 * Begins a page: deletes what is left of visits that ended, and what this tab holds of others.
 *
 * @returns whether the visit begins with this page
 */
export function startPage(): boolean {
  const { id } = person
  for (const one of device.ids()) if (device.markOf(one) === null) device.empty(one)
  for (const one of tab.ids()) {
    const isOthers = id !== nobody && one !== id
    if (isOthers || tab.markOf(one) !== (device.markOf(one) ?? unkept)) tab.empty(one)
  }
  void sweep()
  if (id === nobody) return false
  inherit()
  const isNew = device.markOf(id) === null && device.set(visit, { mark: crypto.randomUUID() })
  // A page that was on its way may have written since.
  if (isNew) void emptyFiles(id)
  tab.set(visit, { mark: device.markOf(id) ?? unkept })
  return isNew
}

const others = () => device.ids().filter((id) => id !== person.id)

/** Whether this device keeps something of others, whose session only ended. */
export const othersAreHere = (): boolean => others().length > 0

/** Deletes what others keep on this device: once the server has said that it is this page's person's turn. */
export const emptyOthers = () => Promise.all(others().map(empty))

/** Deletes all that is kept for somebody; what another tab holds up longer, the next page deletes. */
export async function empty(id: string): Promise<void> {
  tab.empty(id)
  device.empty(id)
  await emptyFiles(id)
}

async function emptyFiles(id: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const done = Promise.allSettled([dropCaches(id), dropDatabase(id), dropFolder(id)])
  await Promise.race([done, late])
}

async function dropCaches(id: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => idIn(name) === id)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const dropDatabase = (id: string) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(filesOf(id))
    request.onsuccess = resolve
    request.onerror = reject
  })

/** A folder can't be deleted while one of its files is written. */
const dropFolder = (id: string) =>
  navigator.locks.request(filesOf(id), { signal: AbortSignal.timeout(patience) }, async () => {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(filesOf(id), { recursive: true })
  })

/** Deletes caches and files that are of no visit. */
async function sweep(): Promise<void> {
  const names = await Promise.allSettled([cacheNames(), databaseNames(), folderNames()])
  const kept = idsIn(names.flatMap((found) => (found.status === 'fulfilled' ? found.value : [])))
  for (const id of kept) if (id !== person.id && device.markOf(id) === null) await emptyFiles(id)
}

const cacheNames = async () => caches.keys()

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name ?? '')

async function folderNames(): Promise<string[]> {
  const names: string[] = []
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
  return names
}
