import type { BooksTerms, Kept } from './api.ts'

/** What of statements is kept: the files themselves, and what the seller says of them. */
export type KeptBooks = {
  version: 1
  reports: readonly File[]
  costs: readonly File[]
  /** `Tipo=significato`, as `readMeaning` reads it. */
  meanings: readonly string[]
  terms: BooksTerms
}

const store = 'consuntivo'
const key = 'libri'

const isKept = (value: unknown): value is KeptBooks =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 1

const isNoRoom = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Keeps statements in the database of a person, which is deleted with all that is theirs. Never throws. */
export class Keeper {
  readonly #name: string

  /** @param name what the person's database is called */
  constructor(name: string) {
    this.#name = name
  }

  /** What is kept; null where nothing is, or nothing can be read. */
  async read(): Promise<KeptBooks | null> {
    try {
      const found = await this.#within('readonly', (books) => books.get(key))
      return isKept(found) ? found : null
    } catch {
      return null
    }
  }

  async write(books: KeptBooks): Promise<Kept> {
    try {
      await this.#within('readwrite', (kept) => kept.put(books, key))
      return 'kept'
    } catch (error) {
      // Nothing old comes back instead of what could not be kept.
      await this.drop()
      return isNoRoom(error) ? 'noRoom' : 'notAllowed'
    }
  }

  async drop(): Promise<void> {
    await this.#within('readwrite', (kept) => kept.delete(key)).catch(() => {})
  }

  /** Opened for each call alone: a connection that stays open would hold up deleting the database. */
  async #within<Value>(
    mode: IDBTransactionMode,
    work: (books: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await this.#opened()
    try {
      const transaction = database.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return request.result
    } finally {
      database.close()
    }
  }

  #opened(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(store)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
