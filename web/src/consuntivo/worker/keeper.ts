import { isNoRoom, nowhere } from '../../person/files.ts'
import type { Kept } from './api.ts'
import { type KeptBooks, readBooks } from './kept-books.ts'

/** What a change makes of all that is kept. Other tabs may have changed it since it was read. */
export type Change = (books: KeptBooks) => KeptBooks

const noBooks: KeptBooks = {
  version: 2,
  files: [],
  meanings: [],
  terms: {},
}

const store = 'consuntivo'
const key = 'libri'

/**
 * Keeps reports in the database of a person, which is deleted with all that is theirs. Several tabs may keep some: each writes
 * its changes into what is kept by then. A change that can't be kept counts in this tab alone, and what was kept before stays;
 * so does what another version of Margine kept.
 */
export class Keeper {
  readonly #name: string
  #kept = noBooks
  #unkept: readonly Change[] = []
  #isReadable = true
  #lostFiles = 0

  /** @param name what the person's database is called */
  constructor(name: string) {
    this.#name = name
  }

  /** What is kept as far as this tab knows, with its own changes. */
  get books(): KeptBooks {
    return this.#unkept.reduce((books, change) => change(books), this.#kept)
  }

  /** The changes that aren't kept yet. */
  get unkept(): readonly Change[] {
    return this.#unkept
  }

  /** Takes back what was changed since these were the changes that aren't kept. */
  takeBack(unkept: readonly Change[]): void {
    this.#unkept = unkept
  }

  change(change: Change): void {
    this.#unkept = [...this.#unkept, change]
  }

  /** How many files are kept that nobody can read any more. */
  get lostFiles(): number {
    return this.#lostFiles
  }

  /** Takes in what other tabs kept since. Never throws: without a database the tab has its own. */
  async refresh(): Promise<void> {
    try {
      const found = await this.#within('readonly', (books, settle) => {
        const request = books.get(key)
        request.onsuccess = () => settle(request.result)
      })
      const read = this.#read(found)
      this.#isReadable = read !== null
      this.#lostFiles = read?.lostFiles ?? 0
      this.#kept = read?.books ?? noBooks
    } catch {
      // The browser allows no database.
    }
  }

  /** Keeps what was changed here. Never throws; what is not kept is tried again with the next change. */
  async write(): Promise<Kept> {
    const changes = this.#unkept
    if (changes.length === 0) return this.#isReadable ? 'kept' : 'unreadable'
    try {
      const kept = await this.#within<KeptBooks | null>('readwrite', (books, settle) => {
        const request = books.get(key)
        request.onsuccess = () => {
          const read = this.#read(request.result)
          if (read === null) return settle(null)
          const changed = changes.reduce((all, change) => change(all), read.books)
          if (changed.files.length === 0) books.delete(key)
          else books.put(changed, key)
          settle(changed)
        }
      })
      if (kept === null) return 'unreadable'
      this.#kept = kept
      this.#unkept = this.#unkept.slice(changes.length)
      return 'kept'
    } catch (error) {
      return isNoRoom(error) ? 'noRoom' : 'notAllowed'
    }
  }

  #read(record: unknown): ReturnType<typeof readBooks> {
    return record === undefined ? { books: noBooks, lostFiles: 0 } : readBooks(record)
  }

  /**
   * Does work in a transaction of its own, in which no other tab writes. The database is opened for each alone: a connection
   * that stays open would hold up deleting it.
   */
  async #within<Value>(
    mode: IDBTransactionMode,
    work: (books: IDBObjectStore, settle: (value: Value) => void) => void,
  ): Promise<Value> {
    const database = await this.#opened()
    try {
      const transaction = database.transaction(store, mode)
      return await new Promise<Value>((resolve, reject) => {
        transaction.onabort = () => reject(transaction.error)
        work(transaction.objectStore(store), (value) => {
          transaction.oncomplete = () => resolve(value)
        })
      })
    } finally {
      database.close()
    }
  }

  #opened(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      if (this.#name === nowhere) throw new DOMException('Nothing is kept here', 'SecurityError')
      const request = indexedDB.open(this.#name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(store)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
