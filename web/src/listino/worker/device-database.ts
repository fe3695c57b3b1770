import { listFolder } from '../../session/list-place.ts'
import { type FileParts, type FileStore, offsetsOf } from './kept-bytes.ts'

const filesStore = 'files'

const answerTo = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Opens the database; where it isn't there yet it is made for who writes, and stays away for who reads. */
function open(isForWriting: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(listFolder)
  request.onupgradeneeded = () => {
    if (isForWriting) request.result.createObjectStore(filesStore)
    else request.transaction?.abort()
  }
  return answerTo(request)
}

function joined(parts: FileParts): ArrayBuffer {
  const offsets = offsetsOf(parts)
  const last = offsets.at(-1) as number
  const bytes = new Uint8Array(last + (parts.at(-1)?.byteLength ?? 0))
  for (const [index, { buffer, byteOffset, byteLength }] of parts.entries())
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offsets[index])
  new Float64Array(bytes.buffer, 0, 1)[0] = last
  return bytes.buffer
}

/** A database, where the browser keeps no files or lets no worker write them. */
export const deviceDatabase: FileStore = {
  async read(name) {
    try {
      // Looking into one that isn't there takes room, where the browser can't say that it isn't.
      const known = await indexedDB.databases?.()
      if (known?.every((one) => one.name !== listFolder)) return null
      const database = await open(false)
      try {
        const files = database.transaction(filesStore).objectStore(filesStore)
        return (await answerTo(files.get(name))) ?? null
      } finally {
        database.close()
      }
    } catch {
      return null
    }
  },

  async write(name, parts) {
    const database = await open(true)
    try {
      const transaction = database.transaction(filesStore, 'readwrite')
      transaction.objectStore(filesStore).put(joined(parts), name)
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  },

  async drop() {
    await answerTo(indexedDB.deleteDatabase(listFolder))
  },
}
