/** How long deleting waits for other tabs that read or write, in milliseconds. */
const patience = 3000

export const keyOf = (id: string, name: string) => `margine:${id}:${name}`

/** What the folder, the database and the lock of a person's files are called. */
export const filesOf = (id: string) => `margine-${id}`

/** The name of no files: what is only shown is kept nowhere. */
export const nowhere = ''

/** The id of the person that a name belongs to; null where it belongs to none. */
export function idIn(name: string): string | null {
  const [, inKey, inFiles] = /^margine(?::([^:]*):|-(.+)$)/.exec(name) ?? []
  return inKey ?? inFiles ?? null
}

/** The ids of the people that names belong to. */
export const idsIn = (names: readonly string[]): string[] => [
  ...new Set(names.map(idIn).filter((id) => id !== null)),
]

/** Which databases there are: opening one that isn't there would make it. */
export const databaseNames = async (): Promise<string[]> =>
  (await indexedDB.databases()).map(({ name }) => name ?? '')

/** Deletes a person's files and caches. Another tab may hold them open for longer than this waits. */
export async function emptyFiles(id: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const done = Promise.allSettled([dropCaches(id), dropDatabase(id), dropFolder(id)])
  await Promise.race([done, late])
}

/** Deletes the caches of a person, or of all: from then on the pages need a network. */
export async function dropCaches(id?: string): Promise<void> {
  try {
    const names = (await caches.keys()).map((name) => ({ name, of: idIn(name) }))
    const dropped = names.filter(({ of }) => (id === undefined ? of !== null : of === id))
    await Promise.all(dropped.map(({ name }) => caches.delete(name)))
  } catch {
    // The browser keeps none.
  }
}

/** Deletes the database of a person's reports. It waits for the connections of other tabs. */
export const dropDatabase = (id: string) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(filesOf(id))
    request.onsuccess = resolve
    request.onerror = reject
  })

/** Deletes a person's folder under its lock; nothing happens where there is none. */
async function dropFolder(id: string): Promise<void> {
  const name = filesOf(id)
  const signal = AbortSignal.timeout(patience)
  try {
    await navigator.locks.request(name, { signal }, async () => {
      const root = await navigator.storage.getDirectory()
      await root.removeEntry(name, { recursive: true })
    })
  } catch {
    // There is none, the browser keeps no files, or another tab takes too long.
  }
}

/** Whether a device has no room for what was to be written. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError'
