import {
  fileInWords,
  type Kind,
  type Ledger,
  type ReadStatement,
  readMeaning,
  readStatements,
  type Statement,
} from '@margine/listino'
import { Unread } from '@margine/listino/list'
import type { Asked, FileFacts, Meaning, Progress, Refusal, Unsaid } from './api.ts'
import {
  askedOf,
  type CostsRead,
  copyOf,
  openFile,
  refusalOf,
  type StatementOpened,
  UnknownReport,
} from './files.ts'
import type { Keeper } from './keeper.ts'
import { type KeptFile, withFile, without } from './kept-books.ts'

export type Tell = (progress: Progress) => void

/** How often reading tells how far it has come, in milliseconds. */
const betweenReports = 100

const meant = (meanings: readonly Meaning[]): ReadonlyMap<string, Kind> =>
  new Map(
    meanings.map(({ type, kind }) => readMeaning(`${type}=${kind}`)).filter((one) => one !== null),
  )

const byTime = (one: File, other: File) => one.lastModified - other.lastModified

const sameName = (name: string) =>
  `Hai scelto più file che si chiamano «${name}»: ne abbiamo aperto uno solo. Rinomina gli altri e aggiungili.`

const nothingSaid: Unsaid = { currency: '', mark: null }

/** The files that are kept, opened, and the ledger that their statements make. */
export class Reports {
  /** Files that don't count until the seller says something of them, by their names. */
  asked = new Map<string, { kept: KeptFile; asked: Asked }>()
  readonly #keeper: Keeper
  /** Files by their ids, opened. */
  readonly #opened = new Map<string, StatementOpened | CostsRead>()
  #ledger: Ledger | null = null
  #read: readonly ReadStatement[] = []
  /** What the ledger was read of. */
  #readFrom = ''
  #refused: Refusal[] = []
  #bytes = 0
  /** Aborted where what reads statements is to end; null where none are read. */
  #reading: AbortSignal | null = null

  constructor(keeper: Keeper) {
    this.#keeper = keeper
  }

  /** What the statements come to; null where there are none. */
  get ledger(): Ledger | null {
    return this.#ledger
  }

  /** The statements that it was read of. */
  get read(): readonly ReadStatement[] {
    return this.#read
  }

  get costs(): CostsRead[] {
    return this.#files().filter((one) => 'costs' in one)
  }

  /** What was refused since this was asked last. */
  takeRefused(): readonly Refusal[] {
    const refused = this.#refused
    this.#refused = []
    return refused
  }

  refuse(message: string, elsewhere: Refusal['elsewhere'] = null): void {
    this.#refused.push({ message, elsewhere })
  }

  /** What is known of each statement that was read. */
  facts(): FileFacts[] {
    return this.#read.map((one) => this.#factsOf(one))
  }

  /** Takes in copies of files, each as what it is, the newest last: where two tell the same days it counts. One that can't be read is told. */
  async take(files: readonly File[]): Promise<void> {
    const names = new Set<string>()
    for (const chosen of files.toSorted(byTime)) {
      if (names.has(chosen.name)) this.refuse(sameName(chosen.name))
      else await this.#takeOne(chosen)
      names.add(chosen.name)
    }
  }

  async #takeOne(chosen: File): Promise<void> {
    try {
      const kept = { id: crypto.randomUUID(), file: await copyOf(chosen), unsaid: nothingSaid }
      if (!(await this.#openOne(kept))) return
      this.asked.delete(chosen.name)
      this.#keeper.change((books) => withFile(books, kept))
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      this.refuse(error.message, error.elsewhere)
    }
  }

  /** Opens what an earlier visit or another tab kept, and lets go of what is kept no more. */
  async openKept(): Promise<void> {
    const { files } = this.#keeper.books
    for (const kept of files)
      if (!this.#opened.has(kept.id) && !(await this.#openOne(kept))) this.#leaveOut(kept.id)
    const ids = new Set(files.map(({ id }) => id))
    for (const id of this.#opened.keys()) if (!ids.has(id)) this.#opened.delete(id)
  }

  /** @returns false where it doesn't count: why is told, or asked */
  async #openOne(kept: KeptFile): Promise<boolean> {
    const { id, file, unsaid } = kept
    try {
      this.#opened.set(id, await openFile(file, unsaid, this.#count))
      return true
    } catch (error) {
      const { name } = file
      if (error instanceof UnknownReport)
        this.asked.set(name, {
          kept,
          asked: {
            name,
            about: 'titles',
            header: error.header,
            list: error.mayBeList ? file : null,
          },
        })
      else if (error instanceof Unread) this.refuse(error.message, error.elsewhere)
      else throw error
      return false
    }
  }

  #leaveOut(id: string): void {
    this.#keeper.change((books) => without(books, (kept) => kept.id === id))
  }

  readonly #count = (bytes: number) => {
    this.#reading?.throwIfAborted()
    this.#bytes += bytes
  }

  /**
   * Reads all statements anew, unless they are those that were read before: where two tell the same days, which of them counts
   * depends on all. One that can't be read is left out, and told.
   */
  async readAll(signal: AbortSignal, tell: Tell): Promise<void> {
    const timer = this.#telling(tell)
    this.#reading = signal
    try {
      while (!(await this.#readOnce(signal)));
    } finally {
      this.#reading = null
      clearInterval(timer)
    }
  }

  /** @returns false where one was left out, and the others are still to be read */
  async #readOnce(signal: AbortSignal): Promise<boolean> {
    const { files, meanings } = this.#keeper.books
    const statements = this.#statements().map(({ statement }) => statement)
    const from = JSON.stringify([files.map(({ id }) => id), meanings])
    if (signal.aborted || from === this.#readFrom) return true
    let broken: Statement | null = null
    try {
      const { ledger, read } = await readStatements(statements, meant(meanings), (statement) => {
        broken = statement
      })
      if (signal.aborted) return true
      this.#ledger = read.length === 0 ? null : ledger
      this.#read = read
      this.#readFrom = from
      return true
    } catch (error) {
      if (signal.aborted) return true
      this.#leaveOutBroken(broken, error)
      return false
    }
  }

  /** Tells why a statement doesn't count, or asks what the seller can say of it. Throws where the failure is not the file's. */
  #leaveOutBroken(broken: Statement | null, error: unknown): void {
    const kept = this.#keeper.books.files.find(({ id }) => {
      const opened = this.#opened.get(id)
      return opened !== undefined && 'statement' in opened && opened.statement === broken
    })
    const refusal = kept === undefined ? null : refusalOf(kept.file, error)
    if (kept === undefined || refusal === null) throw error
    const about = askedOf(error)
    if (about === null) this.refuse(refusal.message, refusal.elsewhere)
    else this.asked.set(kept.file.name, { kept, asked: { name: kept.file.name, about } })
    this.#leaveOut(kept.id)
  }

  #telling(tell: Tell) {
    const all = this.#statements().reduce((sum, { file }) => sum + file.size, 0)
    this.#bytes = 0
    return setInterval(
      () => tell({ share: Math.min(1, this.#bytes / Math.max(all, 1)) }),
      betweenReports,
    )
  }

  #factsOf(one: ReadStatement): FileFacts {
    const { name } = one.statement.table
    const isUnsure = ({ balance }: ReadStatement) =>
      one.balance.mayRepeat.length > 0 || balance.mayRepeat.includes(name)
    const kept = this.#keeper.books.files.find(({ file }) => file.name === name)
    const { misfits, notes, ...facts } = fileInWords(one)
    return {
      ...facts,
      notes: [...misfits, ...notes],
      account: kept?.unsaid.account ?? '',
      asksAccount: this.#read.some(isUnsure),
    }
  }

  #files(): (StatementOpened | CostsRead)[] {
    return this.#keeper.books.files.flatMap(({ id }) => this.#opened.get(id) ?? [])
  }

  #statements(): StatementOpened[] {
    return this.#files().filter((one) => 'statement' in one)
  }
}
