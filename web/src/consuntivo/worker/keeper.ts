import { isNoRoom } from '../../person/files.ts'
import type { BooksTerms, Kept, Meaning, Unsaid } from './api.ts'

/** A report or a file of costs as it was chosen: bytes of our own, whatever happens to the seller's file. */
export type KeptFile = { id: string; file: File; unsaid: Unsaid }

/** The files that were opened, each name once, and what the seller says of them. */
export type KeptBooks = {
  version: 2
  files: readonly KeptFile[]
  meanings: readonly Meaning[]
  terms: BooksTerms
}

/** What a change makes of all that is kept. Other tabs may have changed it since it was read. */
export type Change = (books: KeptBooks) => KeptBooks

const noBooks: KeptBooks = {
  version: 2,
  files: [],
  meanings: [],
  terms: { regime: 'ordinario', costsIncludeVAT: false, storeVAT: {} },
}

const store = 'consuntivo'
const key = 'libri'

const isKept = (value: unknown): value is KeptBooks =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === 2

const isReadable = (found: unknown) => found === undefined || isKept(found)

/**
 * Keeps reports in the database of a person, which is deleted with all that is theirs. Several tabs may keep some: each writes
 * its changes into what is kept by then. A change that can't be kept counts in this tab alone, and what was kept before stays.
 */
export class Keeper {
  readonly #name: string
  /** What there is while nothing is kept. */
  #none = noBooks
  #kept = noBooks
  #unkept: readonly Change[] = []
  /** Whether what is kept can't be read: it stays, until all is deleted. */
  #isUnreadable = false
  readonly #nothing: Change = () => this.#none

  /** @param name what the person's database is called */
  constructor(name: string) {
    this.#name = name
  }

  /** Says by which terms the first reports count. */
  beginWith(terms: Partial<BooksTerms>): void {
    this.#none = { ...noBooks, terms: { ...noBooks.terms, ...terms } }
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

  /** Deletes everything, whatever was changed before. */
  clear(): void {
    this.#unkept = [this.#nothing]
  }

  /** Takes in what other tabs kept since. Never throws: without a database the tab has its own. */
  async refresh(): Promise<void> {
    try {
      const found = await this.#within('readonly', (books, settle) => {
        const request = books.get(key)
        request.onsuccess = () => settle(request.result)
      })
      this.#isUnreadable = !isReadable(found)
      this.#kept = isKept(found) ? found : this.#none
    } catch {
      // The browser allows no database.
    }
  }

  /** Keeps what was changed here. Never throws; what is not kept is tried again with the next change. */
  async write(): Promise<Kept> {
    const changes = this.#unkept
    if (changes.length === 0) return this.#isUnreadable ? 'unreadable' : 'kept'
    const isCleared = changes.includes(this.#nothing)
    try {
      const kept = await this.#within<KeptBooks | null>('readwrite', (books, settle) => {
        const request = books.get(key)
        request.onsuccess = () => {
          if (!isCleared && !isReadable(request.result)) return settle(null)
          const found = isKept(request.result) ? request.result : this.#none
          const changed = changes.reduce((all, change) => change(all), found)
          if (changed.files.length === 0) books.delete(key)
          else books.put(changed, key)
          settle(changed)
        }
      })
      this.#isUnreadable = kept === null
      if (kept === null) return 'unreadable'
      this.#kept = kept
      this.#unkept = this.#unkept.slice(changes.length)
      return 'kept'
    } catch (error) {
      return isNoRoom(error) ? 'noRoom' : 'notAllowed'
    }
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
      const request = indexedDB.open(this.#name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(store)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
