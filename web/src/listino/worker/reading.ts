import { CostMemory } from '@margine/listino'
import {
  type AskedFile,
  areCostsAlone,
  asItIs,
  type BeforeJoining,
  type ChangesQuery,
  type ColumnChoice,
  type ColumnsBy,
  type ColumnsWanted,
  costsIn,
  countCosts,
  type FileReading,
  following,
  fromToday,
  importList,
  type JoinedAs,
  type Joining,
  joiningOf,
  keysOf,
  listAndCosts,
  listOf,
  messages,
  Newest,
  type OpenInput,
  type Progress,
  pauseUntil,
  previewOf,
  type ReadCosts,
  type Report,
  readingOf,
  risesByHalf,
  shownChanges,
  type Terms,
  Unread,
  withoutSaid,
} from '@margine/listino/list'
import type { CostsInput, JoinInput, ListRead, ReadEnd, ReadStep, Tell } from './api.ts'
import type { HeldList } from './held-list.ts'
import type { Replaced } from './shelf.ts'

const nothingSaid: ColumnsBy = { known: {}, isAsked: false, said: {} }

/** What reading comes to, the question about columns with all that a preview needs. */
type Ended = ReadEnd | ColumnsWanted

/** How a list is read. */
type HowToRead = { terms: Terms; columns: ColumnsBy; sheet: string | null }

/** Reads files into the list that is held: lists, and what their articles cost. */
export class Reading {
  readonly #held: HeldList
  /** The file with columns that the seller is asked about. */
  #wanted: ColumnsWanted | null = null
  /** Costs of which the seller was told what they would do. */
  #waiting: AskedFile | null = null
  /** The terms that the list was read with, and those chosen before. */
  #said: FileReading | null = null
  /** The file of another marketplace that was refused for the sake of what it takes the place of; opened again it is read. */
  #refused = ''
  #before: BeforeJoining | null = null
  #previewing = 0
  readonly #newest = new Newest()

  constructor(held: HeldList) {
    this.#held = held
  }

  /** Aborts what is being read. */
  readonly abort = (): void => this.#newest.abort()

  /** Forgets what was said of the files of one list, where another comes. */
  leave(): void {
    this.abort()
    this.#said = null
    this.#before = null
    this.#refused = ''
  }

  open(asked: OpenInput, tell: Tell<ReadStep>): Promise<ReadEnd> {
    const { file, others = [], terms, columns = nothingSaid, sheet = null } = asked
    return this.#read(tell, async (report) => {
      const mayBeCosts = others.length === 0 && sheet === null
      if (
        mayBeCosts &&
        (await areCostsAlone(file, columns, terms.marketplace, this.#held.list?.facts ?? null))
      )
        return this.#tellFound(file, this.#held.costs.memory.withoutSuffix, terms, report, columns)
      const { list, costs } = await listAndCosts(asked)
      const imported = await this.#import(list, { terms, columns, sheet }, report)
      if ('asked' in imported) return imported
      try {
        // What was said of one file's columns is remembered for files of its kind, and of no other.
        const by = costs.length > 1 ? { ...columns, said: {} } : columns
        let end: Ended = imported
        for (const one of costs) {
          if (!('facts' in end)) break
          tell(end)
          end = await this.#joinFile(one, this.#withoutSuffix(asked), 'merge', terms, report, by)
        }
        return end
      } finally {
        void this.#held.keep()
      }
    })
  }

  /** Reads costs and tells what they would do; costs that are here are joined once more, in another way. */
  costs({ file, withoutSuffix, isAgain, columns, terms }: CostsInput, tell: Tell<ReadStep>) {
    return this.#read(tell, async (report) => {
      if (!isAgain) return this.#tellFound(file, withoutSuffix, terms, report, columns)
      const end = await this.#joinFile(file, withoutSuffix, 'again', terms, report, columns)
      if ('type' in end) void this.#held.keep()
      return end
    })
  }

  /** Joins the costs of which the seller was told what they do. */
  joinCosts({ isReplacing, ...said }: JoinInput, tell: Tell<ReadStep>): Promise<ReadEnd> {
    const costs = this.#waiting
    const { list } = this.#held
    return this.#read(tell, async (report) => {
      if (costs === null || list === null) return { type: 'aborted' }
      const { from = fromToday().from, leftOut = [], leavesRises = false } = said
      const rises = leavesRises ? costs.changes.filter(risesByHalf).map(({ id }) => id) : []
      const keys = keysOf([...leftOut, ...rises], costs, list)
      const how = isReplacing ? 'replace' : 'merge'
      const joined = await this.#join(costs, how, report, { from, leftOut: keys })
      void this.#held.keep()
      return joined
    })
  }

  /** What costs change that wait to be joined; null where none do. */
  async changed(query: ChangesQuery) {
    const { list } = this.#held
    const costs = this.#waiting
    if (costs === null || list === null) return null
    return shownChanges(query, costs.changes, list.articles, costs.terms)
  }

  /** What the first rows of the file come to that the seller is asked about; null for an older choice. */
  async preview(by: { choice: ColumnChoice; terms: Terms }) {
    const previewing = ++this.#previewing
    if (this.#wanted === null) return null
    const preview = await previewOf(this.#wanted, by.choice, by.terms)
    return previewing === this.#previewing ? preview : null
  }

  /** Aborts what is being read, and leaves what was asked about files. */
  async cancel(): Promise<null> {
    this.abort()
    this.#wanted = null
    this.#waiting = null
    return null
  }

  /** Whether costs that were opened with a list are looked up without the end of an SKU. */
  #withoutSuffix({ others = [] }: OpenInput): boolean {
    const [known = null] = others.filter(({ isCosts }) => isCosts)
    return known?.withoutSuffix ?? this.#held.costs.memory.withoutSuffix
  }

  async #joinFile(
    file: File,
    withoutSuffix: boolean,
    how: Joining,
    terms: Terms,
    report: Report,
    by?: ColumnsBy,
  ): Promise<Ended> {
    const costs = await costsIn(file, withoutSuffix, report, by)
    if ('asked' in costs) return costs
    const counted = await this.#count(costs, terms, report)
    if (counted === null) return { type: 'aborted' }
    return this.#join({ ...costs, ...counted }, how, report)
  }

  async #tellFound(
    file: File,
    withoutSuffix: boolean,
    terms: Terms,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<Ended> {
    const read = await costsIn(file, withoutSuffix, report, columns)
    if ('asked' in read) return read
    if (this.#held.list === null) return this.#rememberAlone(read)
    const counted = await this.#count(read, terms, report)
    if (counted === null) return { type: 'aborted' }
    this.#waiting = { ...read, ...counted }
    return { type: 'costsFound', found: counted.found, account: read.account }
  }

  /** Remembers costs that no list is here for: the next one finds them. */
  async #rememberAlone({ fileName, costs, withoutSuffix }: ReadCosts): Promise<ReadEnd> {
    const memory = await this.#held.costs.read()
    const source = { file: fileName, at: memory.after(Date.now()) }
    const chosen = fromToday()
    this.#held.costs.change((now) => now.with(costs, source, { ...chosen, withoutSuffix }))
    void this.#held.keep()
    const { size } = CostMemory.empty.with(costs, source)
    return { type: 'costsRemembered', fileName, costs: size }
  }

  /** What a file of costs would do, and which of them no article asks for; null where there is no list. */
  async #count(read: ReadCosts, terms: Terms, report: Report) {
    const { size } = await this.#held.costs.read()
    return this.#held.list && countCosts(read, this.#held.list, size, terms, report)
  }

  /** Reads a list, with the terms that it is read with. */
  async #import(
    file: File,
    { terms: chosen, columns, sheet }: HowToRead,
    report: Report,
  ): Promise<(ListRead & { terms: Terms }) | ColumnsWanted> {
    let begun = withoutSaid(chosen, this.#said)
    const table = await this.#held.ofTable(file.name)
    if (table?.terms) begun = asItIs(table.terms)
    const soldOn = begun.marketplace
    let replaced: Replaced | null = null
    const termsThere = async (marketplace: string) => {
      replaced = await this.#held.listOf(marketplace)
      if (replaced.terms !== null) begun = asItIs(replaced.terms)
      return replaced.terms && begun
    }
    const imported = await readingOf(file, () =>
      importList(file, file.name, begun, report, columns, sheet, termsThere),
    )
    if ('asked' in imported) return imported
    const { terms } = imported
    const there = replaced ?? (await this.#held.listOf(terms.marketplace))
    // What was calculated as on another marketplace becomes the list of that one, where there is none.
    const isFree = there.list === null && !there.isUnread
    const moved = isFree && table?.list && terms.marketplace === soldOn ? table : null
    const place = moved === null ? there : { ...there, list: moved.list, from: moved.keeper }
    await this.#guard(file, terms, place)
    await this.#held.rememberWritten()
    const { memory } = this.#held.costs
    const read = listOf(file.name, imported, memory.after(Date.now()))
    const list = await this.#held.withCosts(read, this.#held.memoryFor(read), report)
    await report({ rows: imported.articles.length, share: 1 })
    const carrying = await following(list, place.list, terms, report)
    // More may have been said meanwhile.
    await this.#guard(file, terms, place)
    this.#refused = ''
    this.#said = { chosen: begun, read: terms }
    this.#before = null
    this.#held.takeRead(carrying, terms, place)
    return { type: 'list', facts: carrying.facts, terms }
  }

  /** Refuses a file of another marketplace once, where what was said of the list that is here, or one that can't be read, is lost. */
  async #guard({ name, size }: File, terms: Terms, { isUnread, from }: Replaced): Promise<void> {
    const { changes, areTerms } = await this.#held.lostBy(terms, from)
    const asked = `${name} ${size}`
    if (this.#refused === asked || !(changes > 0 || areTerms || isUnread)) return
    this.#refused = asked
    if (changes > 0) throw new Unread(messages.otherMarketplace(changes))
    throw new Unread(areTerms ? messages.termsLost : messages.unreadThere)
  }

  async #join(read: AskedFile, how: Joining, report: Report, chosen?: JoinedAs): Promise<ReadEnd> {
    // What was written in the list is remembered first: a tab closed before its changes are kept would say it again.
    await this.#held.costMemory()
    const here = this.#held.list
    if (here === null) return { type: 'aborted' }
    const memory = this.#held.remember(here)
    const { change, list, files, before } = joiningOf(read, how, here, memory, this.#before, chosen)
    const changed = change(memory)
    const known = await this.#held.withCosts(list, changed, report, files)
    this.#before = before
    this.#held.takeJoined(known, change, changed)
    return { type: 'list', facts: known.facts, terms: null }
  }

  async #read(tell: Tell<ReadStep>, work: (report: Report) => Promise<Ended>): Promise<ReadEnd> {
    const signal = this.#newest.begin()
    const pause = pauseUntil(signal)
    this.#wanted = null
    this.#waiting = null
    await this.#held.begun
    const report = (progress: Progress) => {
      tell({ type: 'progress', progress })
      return pause()
    }
    try {
      const end = await work(report)
      if ('type' in end) return end
      if (signal.aborted) return { type: 'aborted' }
      this.#wanted = end
      return { type: 'columnsAsked', asked: end.asked }
    } catch (error) {
      if (signal.aborted) return { type: 'aborted' }
      if (error instanceof Unread) {
        const { message, elsewhere } = error
        return { type: 'refused', message, elsewhere }
      }
      throw error
    }
  }
}
