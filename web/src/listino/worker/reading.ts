import { readingOf, Unread } from '../../unread-file.ts'
import type {
  BeginInput,
  Begun,
  CostsInput,
  ListRead,
  News,
  OpenInput,
  ReadEnd,
  ReadStep,
} from './api.ts'
import type { Articles } from './articles.ts'
import { asOf } from './as-of.ts'
import { carriedChanges } from './carried-changes.ts'
import { Changes } from './changes.ts'
import type { ColumnChoice, ColumnsBy, ColumnsWanted } from './column-choice.ts'
import { areCostsAlone } from './costs-alone.ts'
import { importList, type Progress, type Report, readCosts } from './import.ts'
import { countCosts, joinCosts, type ReadCosts } from './joined-costs.ts'
import type { Keeper, TabNews } from './keeper.ts'
import type { KnownList } from './keeping.ts'
import { factsOf, factsWithCosts } from './list-facts.ts'
import { type Preview, previewOf } from './preview.ts'
import type { Terms } from './terms.ts'
import { type FileReading, withoutSaid } from './terms-before.ts'
import { Newest, pauseUntil } from './turns.ts'
import { whichIsWhich } from './which-is-which.ts'

type Tell = (step: ReadStep) => void

const nothingSaid: ColumnsBy = { known: {}, isAsked: false, said: {} }

const isLookedUpWithoutSuffix = ({ facts }: KnownList) =>
  facts.costs?.isLookedUpWithoutSuffix ?? false

/** What reading comes to, the question about columns with all that a preview needs. */
type Ended = ReadEnd | ColumnsWanted

/** How a list is read. */
type HowToRead = { terms: Terms; columns: ColumnsBy; sheet: string | null }

/** Which costs stay: all that are here, those of the list's own file, or those before the last file of costs. */
type Keeps = 'all' | 'own' | 'before'

/** Which of the files that were opened is the list, and which are its costs. */
async function listAndCosts({ file, others = [] }: OpenInput) {
  const [other] = others
  if (other === undefined || other.isCosts)
    return { list: file, costs: others.map((one) => one.file) }
  const { list, costs } = await whichIsWhich(file, other.file)
  return { list, costs: [costs] }
}

/** Where a list comes from and where it stays: files that are read, the device, and nothing once it is forgotten. */
export class Reading {
  readonly #keeper: Keeper
  readonly #take: (list: KnownList | null) => void
  #tellNews: (news: News) => void = () => {}
  #list: KnownList | null = null
  /** Settled once it is known what is on this device. */
  #begun: Promise<unknown> = Promise.resolve()
  /** The file with columns that the seller is asked about. */
  #wanted: ColumnsWanted | null = null
  /** Costs of which the seller was told what they would do. */
  #waiting: ReadCosts | null = null
  /** The terms that the list was read with, and those chosen before. */
  #said: FileReading | null = null
  #previewing = 0
  readonly #newest = new Newest()

  /** @param take is told of every list that comes, or that there is none any more */
  constructor(keeper: Keeper, take: (list: KnownList | null) => void) {
    this.#keeper = keeper
    this.#take = take
  }

  /** The list that is known; null where there is none. */
  get list(): KnownList | null {
    return this.#list
  }

  /** Tells what becomes of the list on the device; never ends. */
  follow(tell: (news: News) => void): Promise<never> {
    this.#tellNews = tell
    return new Promise(() => {})
  }

  /** Takes the list that the person has on this device. */
  async begin({ terms: first, isRead }: BeginInput): Promise<Begun> {
    if (!isRead)
      return (await this.#keeper.isThere()) ? { type: 'unread', why: 'notAsked' } : { type: 'none' }
    const beginning = this.#keeper.begin(first)
    this.#begun = beginning.then((found) => {
      if (found !== null && found !== 'newerVersion') this.#hold(found.list)
    })
    await this.#begun
    const found = await beginning
    if (found === null) return { type: 'none' }
    if (found === 'newerVersion') return { type: 'unread', why: 'newerVersion' }
    const { facts } = found.list
    return { type: 'list', facts, terms: asOf(first.tariffe, found.terms), keeping: 'kept' }
  }

  open(asked: OpenInput, tell: Tell): Promise<ReadEnd> {
    const { file, others = [], terms, columns = nothingSaid, sheet = null } = asked
    return this.#read(tell, async (report) => {
      const known = this.#list
      const [other] = others
      if (
        known !== null &&
        other === undefined &&
        sheet === null &&
        (await areCostsAlone(file, columns))
      )
        return this.#tellFound(file, isLookedUpWithoutSuffix(known), report, columns)
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
          end = await this.#joinFile(one, other?.withoutSuffix ?? false, report, by)
        }
        return end
      } finally {
        void this.#keep(imported.terms)
      }
    })
  }

  async #joinFile(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    by: ColumnsBy,
  ): Promise<Ended> {
    const costs = await this.#costsOf(file, withoutSuffix, report, by)
    return 'asked' in costs ? costs : this.#join(costs, 'all', report)
  }

  /** Reads costs and tells what they would do; costs that are here are joined once more, in another way. */
  costs({ file, withoutSuffix, isAgain, columns }: CostsInput, tell: Tell): Promise<ReadEnd> {
    return this.#read(tell, async (report) => {
      if (!isAgain) return this.#tellFound(file, withoutSuffix, report, columns)
      const costs = await this.#costsOf(file, withoutSuffix, report, columns)
      return 'asked' in costs ? costs : this.#joinAndKeep(costs, 'before', report)
    })
  }

  /** Joins the costs of which the seller was told what they do. */
  joinWaiting({ isReplacing }: { isReplacing: boolean }, tell: Tell): Promise<ReadEnd> {
    const costs = this.#waiting
    return this.#read(tell, async (report) =>
      costs === null
        ? { type: 'aborted' }
        : this.#joinAndKeep(costs, isReplacing ? 'own' : 'all', report),
    )
  }

  async #joinAndKeep(costs: ReadCosts, keeps: Keeps, report: Report): Promise<ReadEnd> {
    const joined = await this.#join(costs, keeps, report)
    void this.#keep(null)
    return joined
  }

  async #tellFound(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<Ended> {
    const list = this.#list
    const read = await this.#costsOf(file, withoutSuffix, report, columns)
    if ('asked' in read) return read
    if (list === null) return { type: 'aborted' }
    const found = await countCosts(read, list.articles, report)
    this.#waiting = read
    return { type: 'costsFound', found, account: read.account }
  }

  async #costsOf(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<ReadCosts | ColumnsWanted> {
    const read = await readingOf(file, () =>
      readCosts(file, file.name, withoutSuffix, report, columns),
    )
    return 'asked' in read ? read : { fileName: file.name, withoutSuffix, ...read }
  }

  /** What the first rows of the file come to that the seller is asked about; null for an older choice. */
  async preview(by: { choice: ColumnChoice; terms: Terms }): Promise<Preview | null> {
    const previewing = ++this.#previewing
    if (this.#wanted === null) return null
    const preview = await previewOf(this.#wanted, by.choice, by.terms)
    return previewing === this.#previewing ? preview : null
  }

  /** Reads a list, with the terms that it is read with. */
  async #import(
    file: File,
    { terms: chosen, columns, sheet }: HowToRead,
    report: Report,
  ): Promise<(ListRead & { terms: Terms }) | ColumnsWanted> {
    const begun = withoutSaid(chosen, this.#said)
    const imported = await readingOf(file, () =>
      importList(file, file.name, begun, report, columns, sheet),
    )
    if ('asked' in imported) return imported
    const { articles, unusable, mark, terms } = imported
    await report({ rows: articles.length, share: 1 })
    const { changes, carried } = await this.#carriedTo(articles, terms, report)
    const facts = { ...factsOf(file.name, imported), carried }
    this.#said = { chosen: begun, read: terms }
    this.#hold({ articles, unusable, facts, costs: null, mark, changes })
    return { type: 'list', facts, terms }
  }

  /** What a seller changed in the list that was here counts for a newer one of the same marketplace. */
  async #carriedTo(articles: Articles, { marketplace }: Terms, report: Report) {
    const list = this.#list
    const isSameShop = list?.facts.trueFees.marketplace === marketplace
    if (list === null || !isSameShop || list.changes.isEmpty)
      return { changes: new Changes(articles.length), carried: null }
    return carriedChanges(list, articles, report)
  }

  async #join(read: ReadCosts, keeps: Keeps, report: Report): Promise<ReadEnd> {
    const list = this.#list
    if (list === null) return { type: 'aborted' }
    const { articles } = list
    const { own, before } = articles
    const bases = { all: null, own, before }
    const base = bases[keeps] ?? articles.costColumns
    const { numbers } = articles
    const joined = await joinCosts(read.costs, articles, base, report)
    list.changes.giveWay(numbers, articles.numbers)
    const earlier = keeps === 'all' ? list.costs : null
    const costs = {
      unused: [...(earlier?.unused ?? []), ...joined.unused],
      problems: [...(earlier?.problems ?? []), ...joined.problems],
    }
    const names = keeps === 'own' ? [] : (list.facts.costs?.fileNames ?? [])
    const facts = factsWithCosts(list, read, costs, names)
    this.#hold({ ...list, facts, costs })
    return { type: 'list', facts, terms: null }
  }

  /** Aborts what is being read, and leaves what was asked about files. */
  cancel(): null {
    this.#newest.abort()
    this.#wanted = null
    this.#waiting = null
    return null
  }

  async forget(): Promise<null> {
    this.#newest.abort()
    this.#hold(null)
    await this.#keeper.forget()
    return null
  }

  /** What another tab did with the list on this device. */
  hear(news: TabNews): void {
    const hasList = this.#list !== null
    if (news === 'changed') void this.#readChanges()
    else if (news !== 'deleted') {
      // A newer list is told of in any case: that there was none may have been said while it was being kept.
      if (hasList || news === 'newer') this.#tellNews({ type: 'kept', keeping: news })
    } else if (hasList) {
      this.#newest.abort()
      this.#hold(null)
      this.#tellNews({ type: 'deleted' })
    }
  }

  /** Takes over what another tab changed in this list. */
  async #readChanges(): Promise<void> {
    const list = this.#list
    if (list === null) return
    const changes = await this.#keeper.readChanges(list.articles.length)
    if (this.#list !== list) return
    this.#hold({ ...list, changes })
    this.#tellNews({ type: 'changed' })
  }

  #hold(list: KnownList | null): void {
    this.#list = list
    this.#take(list)
  }

  /** Keeps what the seller changed in the list, and tells where there was no room for it. */
  async keepChanges(changes: Changes): Promise<void> {
    if ((await this.#keeper.keepChanges(changes)) === 'noRoom')
      this.#tellNews({ type: 'kept', keeping: 'noRoom' })
  }

  /** Keeps the list on this device, if it can, and tells whether it did. */
  async #keep(terms: Terms | null): Promise<void> {
    const keeping = this.#list === null ? null : await this.#keeper.keep(this.#list, terms)
    if (keeping !== null) this.#tellNews({ type: 'kept', keeping })
  }

  async #read(tell: Tell, work: (report: Report) => Promise<Ended>): Promise<ReadEnd> {
    const signal = this.#newest.begin()
    const pause = pauseUntil(signal)
    this.#wanted = null
    this.#waiting = null
    await this.#begun
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
      if (error instanceof Unread) return { type: 'refused', message: error.message }
      throw error
    }
  }
}
