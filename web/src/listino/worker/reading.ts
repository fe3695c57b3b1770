import { CostMemory, type CostSource } from '@margine/listino'
import type {
  Articles,
  ColumnChoice,
  ColumnsBy,
  ColumnsWanted,
  CostFacts,
  KnownList,
  ListFacts,
  OpenInput,
  Terms,
} from '@margine/listino/list'
import {
  applyCosts,
  areCostsAlone,
  asOf,
  Changes,
  type CostsFound,
  carriedChanges,
  countCosts,
  type FileReading,
  factsOf,
  factsWithCosts,
  importList,
  type JoinedCosts,
  joinedOf,
  listAndCosts,
  messages,
  Newest,
  type Preview,
  type Progress,
  pauseUntil,
  previewOf,
  type ReadCosts,
  type Report,
  readCosts,
  readingOf,
  turn,
  Unread,
  withoutSaid,
} from '@margine/listino/list'
import { today } from '../../calculation/today.ts'
import type { CostKeeper } from '../../costs/cost-keeper.ts'
import type {
  BeginInput,
  Begun,
  CostsChange,
  CostsInput,
  Keeping,
  ListRead,
  News,
  ReadEnd,
  ReadStep,
} from './api.ts'
import type { Keeper, TabNews } from './keeper.ts'
import { changed, writtenCosts } from './shown-costs.ts'

type Tell = (step: ReadStep) => void

const nothingSaid: ColumnsBy = { known: {}, isAsked: false, said: {} }

/** What reading comes to, the question about columns with all that a preview needs. */
type Ended = ReadEnd | ColumnsWanted

/** How a list is read. */
type HowToRead = { terms: Terms; columns: ColumnsBy; sheet: string | null }

/** How a file of costs comes to those that are remembered: it adds to them, takes their place, or is read anew. */
type Joining = 'merge' | 'replace' | 'again'

/** What there was before the last file of costs was joined. */
type BeforeJoining = { source: CostSource; memory: CostMemory; costs: JoinedCosts | null }

const silent: Report = turn

/** Where a list comes from and where it stays: files that are read, the device, and nothing once it is forgotten. */
export class Reading {
  readonly #keeper: Keeper
  readonly #costs: CostKeeper
  readonly #take: (list: KnownList | null) => void
  #tellNews: (news: News) => void = () => {}
  #list: KnownList | null = null
  /** What the page was told of it last. */
  #told: ListFacts | null = null
  /** The costs that its articles were given; null where those are as they were kept. */
  #given: CostMemory | null = null
  /** Settled once it is known what is on this device. */
  #begun: Promise<unknown> = Promise.resolve()
  /** The file with columns that the seller is asked about. */
  #wanted: ColumnsWanted | null = null
  /** Costs of which the seller was told what they would do. */
  #waiting: ReadCosts | null = null
  /** The terms that the list was read with, and those chosen before. */
  #said: FileReading | null = null
  /** The file of another marketplace that was refused for the sake of what was changed here; opened again it is read. */
  #refused = ''
  #before: BeforeJoining | null = null
  /** What was changed and isn't on the device. */
  readonly #lacking = new Set<'changes' | 'terms'>()
  /** What changes gave way to that isn't known to be on the device: they are kept once it is. */
  #gaveWayTo: 'costs' | 'list' | null = null
  #previewing = 0
  readonly #newest = new Newest()

  /** @param take is told of every list that comes, or that there is none any more */
  constructor(keeper: Keeper, costs: CostKeeper, take: (list: KnownList | null) => void) {
    this.#keeper = keeper
    this.#costs = costs
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
    const beginning = this.#keeper.begin(first).then(async (found) => {
      if (found === null || typeof found === 'string') return found
      this.#list = found.list
      const hasWritten = await this.#rememberWritten()
      if (hasWritten) await this.#costs.write()
      const list = await this.#withCostsOfToday(found.list)
      this.#hold(list)
      if (hasWritten) void this.keepChanges(list)
      return { list, terms: found.terms }
    })
    this.#begun = beginning
    const found = await beginning
    void this.#tellCosts()
    if (found === null) return { type: 'none' }
    if (typeof found === 'string') return { type: 'unread', why: found }
    const { facts } = found.list
    this.#told = facts
    return { type: 'list', facts, terms: asOf(today(), found.terms), keeping: 'kept' }
  }

  /** What is remembered of costs, with those that the seller wrote in the list. */
  async costMemory(): Promise<CostMemory> {
    if (await this.#rememberWritten()) {
      await this.#costs.write()
      await this.#followCosts()
    }
    return this.#costs.memory
  }

  /** Remembers the costs that the seller wrote in the list as those that are typed; false where there are none. */
  async #rememberWritten(): Promise<boolean> {
    const memory = await this.#costs.read()
    const list = this.#list
    const written = list === null ? [] : writtenCosts(list.articles, list.changes)
    if (written.length === 0) return false
    const at = memory.after(Date.now())
    this.#costs.change((now) => now.added(written, { file: '', at }))
    return true
  }

  /** A list that was kept, with costs that have changed since, in another tab perhaps. */
  async #withCostsOfToday(list: KnownList): Promise<KnownList> {
    if (list.costsAt === (await this.#costs.numberOnDevice())) return list
    const memory = await this.#costs.read()
    if (this.#costs.keeping === 'unreadable') return list
    return this.#withCosts(list, memory, silent)
  }

  /** A list with what is remembered of costs; what is told of files stays, but for what is said of the last ones. */
  async #withCosts(
    list: KnownList,
    memory: CostMemory,
    report: Report,
    last: Pick<CostFacts, 'account' | 'fileNames'> = list.facts.costs ?? {
      account: null,
      fileNames: [],
    },
  ): Promise<KnownList> {
    const { numbers } = list.articles
    const { marketplace } = list.facts.trueFees
    const precedence = { ...list, marketplace }
    const differing = await applyCosts(memory, list.articles, precedence, report)
    if (list.changes.giveWay(numbers, list.articles.numbers)) this.#noteWayGiven(list)
    this.#given = memory
    return { ...list, facts: factsWithCosts(list, memory, differing, last) }
  }

  #noteWayGiven({ yieldsToCosts }: KnownList): void {
    const isToList =
      this.#costs.keeping === 'unreadable' || yieldsToCosts !== this.#list?.yieldsToCosts
    if (isToList) this.#gaveWayTo = 'list'
    this.#gaveWayTo ??= 'costs'
  }

  open(asked: OpenInput, tell: Tell): Promise<ReadEnd> {
    const { file, others = [], terms, columns = nothingSaid, sheet = null } = asked
    return this.#read(tell, async (report) => {
      const mayBeCosts = others.length === 0 && sheet === null
      if (mayBeCosts && (await areCostsAlone(file, columns, terms.marketplace)))
        return this.#tellFound(file, this.#costs.memory.withoutSuffix, report, columns)
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
          end = await this.#joinFile(one, this.#withoutSuffix(asked), report, by)
        }
        return end
      } finally {
        void this.#keep()
      }
    })
  }

  /** Whether costs that were opened with a list are looked up without the end of an SKU. */
  #withoutSuffix({ others = [] }: OpenInput): boolean {
    const [known = null] = others.filter(({ isCosts }) => isCosts)
    return known?.withoutSuffix ?? this.#costs.memory.withoutSuffix
  }

  async #joinFile(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    by: ColumnsBy,
  ): Promise<Ended> {
    const costs = await this.#costsOf(file, withoutSuffix, report, by)
    if ('asked' in costs) return costs
    await this.#count(costs, report)
    return this.#join(costs, 'merge', report)
  }

  /** Reads costs and tells what they would do; costs that are here are joined once more, in another way. */
  costs({ file, withoutSuffix, isAgain, columns }: CostsInput, tell: Tell): Promise<ReadEnd> {
    return this.#read(tell, async (report) => {
      if (!isAgain) return this.#tellFound(file, withoutSuffix, report, columns)
      const costs = await this.#costsOf(file, withoutSuffix, report, columns)
      if ('asked' in costs) return costs
      await this.#count(costs, report)
      return this.#joinAndKeep(costs, 'again', report)
    })
  }

  /** Joins the costs of which the seller was told what they do. */
  joinWaiting({ isReplacing }: { isReplacing: boolean }, tell: Tell): Promise<ReadEnd> {
    const costs = this.#waiting
    return this.#read(tell, async (report) =>
      costs === null
        ? { type: 'aborted' }
        : this.#joinAndKeep(costs, isReplacing ? 'replace' : 'merge', report),
    )
  }

  async #joinAndKeep(costs: ReadCosts, how: Joining, report: Report): Promise<ReadEnd> {
    const joined = await this.#join(costs, how, report)
    void this.#keep()
    return joined
  }

  async #tellFound(
    file: File,
    withoutSuffix: boolean,
    report: Report,
    columns?: ColumnsBy,
  ): Promise<Ended> {
    const read = await this.#costsOf(file, withoutSuffix, report, columns)
    if ('asked' in read) return read
    if (this.#list === null) return this.#rememberAlone(read)
    const found = await this.#count(read, report)
    if (found === null) return { type: 'aborted' }
    this.#waiting = read
    return { type: 'costsFound', found, account: read.account }
  }

  /** Remembers costs that no list is here for: the next one finds them. */
  async #rememberAlone({ fileName, costs, withoutSuffix }: ReadCosts): Promise<ReadEnd> {
    const memory = await this.#costs.read()
    const source = { file: fileName, at: memory.after(Date.now()) }
    this.#costs.change((now) => now.with(costs, source, withoutSuffix))
    void this.#keep()
    const { size } = CostMemory.empty.with(costs, source, withoutSuffix)
    return { type: 'costsRemembered', fileName, costs: size }
  }

  /** What a file of costs would do, and which of them no article asks for; null where there is no list. */
  async #count(read: ReadCosts, report: Report): Promise<CostsFound | null> {
    const { size } = await this.#costs.read()
    return this.#list && countCosts(read, this.#list, size, report)
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
    this.#guardChanges(file, terms)
    await this.#rememberWritten()
    const { memory } = this.#costs
    const list = await this.#withCosts(
      {
        articles,
        unusable,
        facts: factsOf(file.name, imported),
        costs: null,
        mark,
        changes: new Changes(articles.length),
        readAt: memory.after(Date.now()),
        yieldsToCosts: false,
        costsAt: null,
      },
      memory,
      report,
    )
    await report({ rows: articles.length, share: 1 })
    const { changes, carried } = await this.#carriedTo(articles, terms, report)
    const carrying = { ...list, changes, facts: { ...list.facts, carried } }
    this.#said = { chosen: begun, read: terms }
    this.#before = null
    this.#keeper.take(terms)
    this.#lacking.clear()
    this.#gaveWayTo = null
    this.#hold(carrying)
    this.#told = carrying.facts
    return { type: 'list', facts: carrying.facts, terms }
  }

  /** Refuses a file of another marketplace once, where what was changed in the list that is here would be lost. */
  #guardChanges({ name, size }: File, terms: Terms): void {
    const list = this.#list
    if (list === null || this.#isOfSameShop(terms)) return
    // Costs that were written are remembered.
    const changed = list.changes.articlesBy(['price', 'category']).size
    const asked = `${name} ${size}`
    if (changed === 0 || this.#refused === asked) return
    this.#refused = asked
    throw new Unread(messages.otherMarketplace(changed))
  }

  #isOfSameShop({ marketplace }: Terms): boolean {
    return this.#list?.facts.trueFees.marketplace === marketplace
  }

  /** What a seller changed in the list that was here counts for a newer one of the same marketplace. */
  async #carriedTo(articles: Articles, terms: Terms, report: Report) {
    const list = this.#list
    this.#refused = ''
    if (list === null || !this.#isOfSameShop(terms) || list.changes.isEmpty)
      return { changes: new Changes(articles.length), carried: null }
    return carriedChanges(list, articles, terms.marketplace, report)
  }

  async #join(read: ReadCosts, how: Joining, report: Report): Promise<ReadEnd> {
    const list = this.#list
    if (list === null) return { type: 'aborted' }
    const { memory } = this.#costs
    const last = how === 'again' ? this.#before : null
    const source = { file: read.fileName, at: memory.after(Date.now()) }
    const change = (now: CostMemory) => {
      const base = how === 'replace' ? CostMemory.empty : now
      const without = last === null ? base : base.takenBack(last.source, last.memory)
      return without.with(read.costs, source, read.withoutSuffix)
    }
    const earlier = last?.costs ?? (how === 'merge' ? list.costs : null)
    const joined = joinedOf(read.costs)
    const costs = {
      unused: [...(earlier?.unused ?? []), ...joined.unused],
      problems: [...(earlier?.problems ?? []), ...joined.problems],
    }
    const names = how === 'replace' ? [] : (list.facts.costs?.fileNames ?? [])
    const fileNames = [...names.filter((name) => name !== read.fileName), read.fileName]
    const said = { account: read.account, fileNames }
    const changed = change(memory)
    const known = await this.#withCosts({ ...list, costs }, changed, report, said)
    this.#before = { source, memory: last?.memory ?? memory, costs: earlier }
    this.#hold(known)
    this.#costs.change(change, changed)
    this.#told = known.facts
    return { type: 'list', facts: known.facts, terms: null }
  }

  /** Lets remembered costs count in any case, or only where the list's own file says nothing that is newer. */
  async yieldToCosts(yieldsToCosts: boolean): Promise<null> {
    const list = this.#list
    if (list === null) return null
    await this.#giveCosts({ ...list, yieldsToCosts })
    void this.#keep()
    return null
  }

  /** Changes what is remembered, and with it the list; null once that is written, or can't be. */
  async changeCosts(change: CostsChange): Promise<null> {
    const at = (await this.#costs.read()).after(Date.now())
    if (change.type === 'allDeleted') await this.#costs.dropUnreadable()
    this.#costs.change((memory) => changed(memory, change, at))
    if (this.#list !== null) await this.#giveCosts(this.#list)
    await this.#tellCosts()
    await this.#costs.write()
    // Another tab may have changed others meanwhile.
    await this.#followCosts()
    return null
  }

  /** What another tab did with the costs on this device. */
  async hearCosts(): Promise<void> {
    await this.#costs.read()
    await this.#followCosts()
  }

  /** Gives the list the costs that there are by now, and tells them. */
  async #followCosts(): Promise<void> {
    if (this.#list !== null && this.#given !== this.#costs.memory) await this.#giveCosts(this.#list)
    if (this.#list !== null && this.#given === this.#costs.memory)
      this.#list.costsAt = this.#costs.number
    await this.#tellCosts()
  }

  /** Unless another list comes meanwhile, which then has them. */
  async #giveCosts(list: KnownList): Promise<void> {
    const isChanged = !list.changes.isEmpty
    const known = await this.#withCosts(list, this.#costs.memory, silent)
    if (this.#list?.articles === list.articles) this.#hold(known)
    // What the seller changed in the grid may have given way to a newer cost.
    if (isChanged && this.#gaveWayTo !== 'list') await this.keepChanges(list)
  }

  async #tellCosts(): Promise<void> {
    const { memory, keeping } = this.#costs
    const areThere = memory.size > 0 || (await this.#costs.numberOnDevice()) !== null
    const facts = this.#list?.facts ?? null
    // The page asks for all figures anew where it hears of a list.
    const isTold = facts === this.#told
    this.#told = facts
    this.#tellNews({ type: 'costs', facts: isTold ? null : facts, costs: { areThere, keeping } })
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
    if (await this.#rememberWritten()) void this.#costs.write()
    this.#hold(null)
    await this.#keeper.forget()
    return null
  }

  /** What another tab did with the list on this device. */
  hear(news: TabNews): void {
    const hasList = this.#list !== null
    if (news === 'changed') void this.#readChanges()
    // That there was none may have been said while it was being kept.
    else if (news === 'newer') this.#tellNews({ type: 'kept', keeping: 'newer' })
    else if (hasList) {
      this.#newest.abort()
      this.#hold(null)
      this.#tellNews({ type: 'deleted' })
    }
  }

  /** Takes over what another tab changed in this list. */
  async #readChanges(): Promise<void> {
    const list = this.#list
    if (list !== null && (await this.#keeper.readChanges(list.changes))) this.#holdChanged(list)
  }

  #holdChanged({ changes }: KnownList): void {
    if (this.#list?.changes !== changes) return
    this.#hold({ ...this.#list })
    this.#tellNews({ type: 'changed' })
  }

  #hold(list: KnownList | null): void {
    this.#list = list
    this.#take(list)
  }

  /** Keeps what the seller changed in a list, and tells where that stays in this tab alone. */
  async keepChanges(list: KnownList): Promise<void> {
    const before = await this.#keepWhatCountsMore()
    if (before !== 'kept') return this.#tellChanged('changes', before)
    const kept = await this.#keeper.keepChanges(list.changes)
    if (kept?.isMerged) this.#holdChanged(list)
    this.#tellChanged('changes', kept?.keeping ?? null)
  }

  /** Keeps the terms of the list, and tells where they stay in this tab alone. */
  async keepTerms(terms?: Terms): Promise<void> {
    this.#tellChanged('terms', await this.#keeper.keepTerms(terms))
  }

  #tellChanged(what: 'changes' | 'terms', kept: Keeping | null): void {
    if (kept === null) return
    const keeping = kept === 'noRoom' ? 'noRoomForChanges' : kept
    const wasLacking = this.#lacking.delete(what)
    if (keeping !== 'kept') this.#lacking.add(what)
    if (keeping !== 'kept' || (wasLacking && this.#lacking.size === 0))
      this.#tellNews({ type: 'kept', keeping })
  }

  /** Keeps what changes gave way to, where that isn't on the device yet. */
  async #keepWhatCountsMore(): Promise<Keeping | null> {
    const first = this.#gaveWayTo
    if (first === null) return 'kept'
    if (first === 'costs') await this.#costs.write()
    const keeping = first === 'costs' ? this.#costs.keeping : await this.#keepList()
    if (keeping === 'kept') this.#gaveWayTo = null
    return keeping
  }

  /** Keeps the list; not without costs that changes of it gave way to. */
  async #keepList(): Promise<Keeping | null> {
    if (this.#list === null) return null
    if (this.#gaveWayTo === 'costs' && this.#costs.keeping !== 'kept') return this.#costs.keeping
    return this.#keeper.keep(this.#list)
  }

  /** Keeps the list on this device, if it can, and tells whether it did. */
  async #keep(): Promise<void> {
    await this.#costs.write()
    await this.#followCosts()
    // Costs that are newer may have taken the place of what was changed.
    if (this.#list !== null && this.#list.changes.unkept > 0 && this.#gaveWayTo !== 'list')
      await this.keepChanges(this.#list)
    const keeping = await this.#keepList()
    if (keeping !== null) this.#tellNews({ type: 'kept', keeping })
    if (keeping !== 'kept') return
    this.#gaveWayTo = null
    if (this.#list !== null && this.#list.changes.unkept > 0) await this.keepChanges(this.#list)
    if (this.#lacking.has('terms')) await this.keepTerms()
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
      if (error instanceof Unread) {
        const { message, elsewhere } = error
        return { type: 'refused', message, elsewhere }
      }
      throw error
    }
  }
}
