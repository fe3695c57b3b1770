import { listFolder } from '../../session/list-place.ts'

const filesStore = 'files'

const answerTo = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * The bytes of the list's files by name, as this page once kept them where the browser let no worker write files; null where
 * there are none. Never throws.
 */
export async function readDatabase(): Promise<ReadonlyMap<string, ArrayBuffer> | null> {
  try {
    // Opening one that isn't there would make it.
    const known = await indexedDB.databases()
    if (known.every(({ name }) => name !== listFolder)) return null
    const database = await answerTo(indexedDB.open(listFolder))
    try {
      const files = database.transaction(filesStore).objectStore(filesStore)
      const [names, bytes] = await Promise.all([
        answerTo(files.getAllKeys()),
        answerTo(files.getAll()),
      ])
      return new Map(names.map((name, at) => [String(name), bytes[at]]))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

/** Deletes that database. Throws where the browser has none. */
export const dropDatabase = async () => void (await answerTo(indexedDB.deleteDatabase(listFolder)))
