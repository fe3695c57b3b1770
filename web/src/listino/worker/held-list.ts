import type { CostMemory } from '@margine/listino'
import {
  type Articles,
  asOf,
  beginningToday,
  type CostsChange,
  changedCosts,
  hearing,
  type KnownList,
  type LastCosts,
  type ListFacts,
  type ListView,
  lostChanges,
  type Report,
  type Terms,
  turn,
  withCosts,
  writtenCosts,
} from '@margine/listino/list'
import { today } from '../../calculation/today.ts'
import { CostKeeper } from '../../costs/cost-keeper.ts'
import { type BeginInput, type Begun, isInTabAlone, type Keeping, type News } from './api.ts'
import type { Keeper, TabNews } from './keeper.ts'
import { type Replaced, Shelf } from './shelf.ts'

const silent: Report = turn

/** The files that were joined, but for one that is taken back; undefined where none is. */
function withoutUndone({ facts }: KnownList, change: CostsChange): LastCosts | undefined {
  if (change.type !== 'undone' || facts.costs === null) return
  const fileNames = facts.costs.fileNames.filter((name) => name !== change.source.file)
  return { account: null, fileNames }
}

/** The list that is here, with the costs that are remembered, and what of both stays on the device. */
export class HeldList {
  readonly costs: CostKeeper
  readonly #shelf: Shelf
  readonly #view: Pick<ListView, 'take' | 'keepTerms'>
  readonly #onDeleted: () => void
  #tellNews: (news: News) => void = () => {}
  #list: KnownList | null = null
  /** What the page was told of it last. */
  #told: ListFacts | null = null
  /** The costs that its articles were given; null where those are as they were kept. */
  #given: CostMemory | null = null
  /** The articles whose own file was heard. */
  readonly #heard = new WeakSet<Articles>()
  /** Settled once it is known what is on this device. */
  begun: Promise<unknown> = Promise.resolve()
  /** The terms that a list begins with. */
  #first: Terms | null = null
  /** What is being kept: another list comes once that has ended. */
  #keeps: Promise<unknown> = Promise.resolve()
  /** Whether all of the list is on the device, as it was told last. */
  #kept: Keeping | null = null
  /** Who keeps it in another place, until it is kept here. */
  #from: Keeper | undefined
  /** What was changed and isn't on the device. */
  readonly #lacking = new Set<'changes' | 'terms'>()
  /** What changes gave way to that isn't known to be on the device: they are kept once it is. */
  #gaveWayTo: 'costs' | 'list' | null = null

  /**
   * @param home the folder that it is kept in, beside those of other marketplaces
   * @param view takes every list that comes, or that there is none any more
   * @param onDeleted is called where another tab deleted it
   */
  constructor(home: string, view: Pick<ListView, 'take' | 'keepTerms'>, onDeleted: () => void) {
    this.#shelf = new Shelf(
      home,
      (news) => this.hear(news),
      () => this.#tellLists(),
    )
    this.costs = new CostKeeper(home, () => void this.#hearCosts())
    this.#view = view
    this.#onDeleted = onDeleted
  }

  get #keeper(): Keeper {
    return this.#shelf.keeper
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

  /** Takes a list that the person has on this device, unless something of the one before would be lost, which stays then. */
  async begin({ terms: first, isRead, marketplace }: BeginInput): Promise<Begun> {
    this.#first = first
    const beginning = this.#turnTo(marketplace, first).then(
      (staying) => staying ?? this.#begin(isRead, first),
    )
    this.begun = beginning
    const found = await beginning
    void this.#tellCosts()
    if (found === null) return { type: 'none' }
    if (typeof found === 'string') return { type: 'unread', why: found }
    const { list, terms, keeping } = found
    this.#told = list.facts
    return { type: 'list', facts: list.facts, terms: asOf(today(), terms), keeping }
  }

  async #begin(isRead: boolean, first: Terms) {
    if (!isRead) return (await this.#keeper.isThere()) ? 'notAsked' : null
    const found = await this.#keeper.begin(first)
    if (found === null || typeof found === 'string') return found
    this.#list = this.#shelf.withSteps(found.list)
    this.#heard.add(this.#list.articles)
    const hasWritten = await this.rememberWritten()
    if (hasWritten) await this.costs.write()
    const list = await this.#withCostsOfToday(this.#list)
    this.#hold(list)
    if (hasWritten || list.changes.unkept > 0) void this.keepChanges(list)
    return { list, terms: found.terms, keeping: 'kept' as Keeping }
  }

  /**
   * Lets the list of a marketplace come in place of the one that is here: of the one that is asked for, else of any.
   *
   * @returns the one that is here where something of it isn't on the device: it stays
   */
  async #turnTo(marketplace: string | null, first: Terms) {
    if (this.#list !== null && (await this.rememberWritten())) void this.costs.write()
    await this.#settled()
    const [list, keeping] = [this.#list, this.#kept]
    const stays = list !== null && keeping !== null && isInTabAlone(keeping)
    if (!stays) this.#keepIn(await this.#shelf.find(marketplace, first.marketplace))
    void this.#tellLists()
    return stays ? { list, terms: this.#keeper.terms(first), keeping } : null
  }

  /** What was said of the list is on the device, or told not to be. */
  async #settled(): Promise<void> {
    this.#view.keepTerms()
    await this.#keeps
  }

  #keepIn(keeper: Keeper): void {
    const before = this.#list
    if (before !== null && keeper !== this.#keeper) {
      this.#view.keepTerms()
      this.#hold(null)
    }
    if (keeper !== this.#keeper) this.#from = undefined
    this.#shelf.turnTo(keeper, before)
    this.#kept = null
    this.#lacking.clear()
    this.#gaveWayTo = null
  }

  /** The list of a marketplace whose place another takes, with the terms that it has, and who keeps it. */
  async listOf(marketplace: string): Promise<Replaced> {
    const keeper = this.#keeper
    if (marketplace === keeper.marketplace) return { keeper, list: this.#list, terms: null }
    return this.#shelf.listOf(marketplace, this.#first)
  }

  /** The list of a table of this name, the one that is here before others; null where there is none. */
  async ofTable(name: string): Promise<Replaced | null> {
    const { label, fileName } = this.#list?.facts ?? {}
    const isHere = label === null && fileName === name
    const marketplace = isHere ? this.#shelf.shown : await this.#shelf.ofTable(name)
    return marketplace === null ? null : this.listOf(marketplace)
  }

  /**
   * What of the list that is here is lost where another is read by these terms: how many changes, and whether its terms.
   *
   * @param from who keeps the list that the other one goes on from, in another place
   */
  async lostBy(terms: Terms, from?: Keeper): Promise<{ changes: number; areTerms: boolean }> {
    if (from === this.#keeper) return { changes: 0, areTerms: false }
    await this.#settled()
    const { isKept, areTermsKept, marketplace } = this.#keeper
    const areChangesKept = isKept && this.#list?.changes.unkept === 0
    return {
      changes: areChangesKept ? 0 : lostChanges(this.#list, terms),
      areTerms: !areTermsKept && marketplace !== terms.marketplace,
    }
  }

  /** Tells which lists there are on the device. */
  async #tellLists(): Promise<void> {
    const { shown } = this.#shelf
    this.#tellNews({ type: 'lists', lists: await this.#shelf.lists(this.#first), shown })
  }

  #keeping<Done>(work: Promise<Done>): Promise<Done> {
    this.#keeps = Promise.allSettled([this.#keeps, work])
    return work
  }

  /** What is remembered, with what a list's own file says. It stays on the device beside costs alone. */
  remember(list: KnownList): CostMemory {
    const change = hearing(list)
    const { memory } = this.costs
    const heard = change(memory)
    if (heard !== memory) this.costs.change(change, heard)
    this.#heard.add(list.articles)
    return heard
  }

  /** The same for a list that is read. Where no costs are remembered, its own file is heard once some are, or it goes. */
  memoryFor(list: KnownList): CostMemory {
    return this.costs.memory.size === 0 ? this.costs.memory : this.remember(list)
  }

  #hear(list: KnownList): void {
    if (this.#heard.has(list.articles)) return
    const { memory } = this.costs
    const heard = this.remember(list)
    // It gives no article another cost.
    if (this.#given === memory) this.#given = heard
  }

  /** Takes a list that was read by some terms, in place of another; what is said of it is the answer to that. */
  takeRead(list: KnownList, terms: Terms, { keeper, from }: Replaced): void {
    this.#keepIn(keeper)
    this.#from = from ?? this.#from
    keeper.take(terms)
    this.#hold(list)
    this.#told = list.facts
  }

  /** Takes a list to which costs were joined, and what is remembered with them. */
  takeJoined(
    list: KnownList,
    change: (memory: CostMemory) => CostMemory,
    changed: CostMemory,
  ): void {
    this.#hold(list)
    this.costs.change(change, changed)
    this.#told = list.facts
  }

  /** A list with what is remembered of costs. */
  async withCosts(
    given: KnownList,
    memory: CostMemory,
    report: Report,
    last?: LastCosts,
  ): Promise<KnownList> {
    const { list, hasGivenWay } = await withCosts(given, memory, report, last)
    if (hasGivenWay) {
      const isToList =
        this.costs.keeping === 'unreadable' || given.yieldsToCosts !== this.#list?.yieldsToCosts
      if (isToList) this.#gaveWayTo = 'list'
      this.#gaveWayTo ??= 'costs'
    }
    this.#given = memory
    return list
  }

  /** A list that was kept, with costs that have changed since, in another tab perhaps. */
  async #withCostsOfToday(list: KnownList): Promise<KnownList> {
    const { costsAt, costsUntil } = list
    const isOfToday = costsUntil === null || today() < costsUntil
    if (isOfToday && costsAt === (await this.costs.numberOnDevice())) return list
    const memory = await this.costs.read()
    if (this.costs.keeping === 'unreadable') return list
    return this.withCosts(list, memory, silent)
  }

  /** What is remembered of costs, with those that the seller wrote in the list. */
  async costMemory(): Promise<CostMemory> {
    if (await this.rememberWritten()) {
      await this.costs.write()
      await this.#followCosts()
    }
    return this.costs.memory
  }

  /** Remembers the costs that the seller wrote in the list as those that are typed; false where there are none. */
  async rememberWritten(): Promise<boolean> {
    const memory = await this.costs.read()
    const list = this.#list
    const written = list === null ? [] : writtenCosts(list.articles, list.changes)
    if (list !== null && (memory.size > 0 || written.length > 0)) this.#hear(list)
    if (written.length === 0) return false
    const at = memory.after(Date.now())
    const dated = beginningToday(written)
    this.costs.change((now) => now.added(dated, { file: '', at }))
    return true
  }

  /** Lets remembered costs count in any case, or only where the list's own file says nothing that is newer. */
  async yieldToCosts(yieldsToCosts: boolean): Promise<null> {
    const list = this.#list
    if (list === null) return null
    await this.#giveCosts({ ...list, yieldsToCosts })
    void this.keep()
    return null
  }

  /** Changes what is remembered, and with it the list; null once that is written, or can't be. */
  async changeCosts(change: CostsChange): Promise<null> {
    const at = (await this.costs.read()).after(Date.now())
    if (change.type === 'allDeleted') await this.costs.dropUnreadable()
    else if (this.#list !== null) this.remember(this.#list)
    this.costs.change((memory) => changedCosts(memory, change, at))
    if (this.#list !== null) await this.#giveCosts(this.#list, withoutUndone(this.#list, change))
    await this.#tellCosts()
    await this.costs.write()
    // Another tab may have changed others meanwhile.
    await this.#followCosts()
    return null
  }

  /** What another tab did with the costs on this device. */
  async #hearCosts(): Promise<void> {
    await this.costs.read()
    await this.#followCosts()
  }

  /** Gives the list the costs that there are by now, and tells them. */
  async #followCosts(): Promise<void> {
    if (this.#list !== null && this.#given !== this.costs.memory) await this.#giveCosts(this.#list)
    if (this.#list !== null && this.#given === this.costs.memory)
      this.#list.costsAt = this.costs.number
    await this.#tellCosts()
  }

  /** Unless another list comes meanwhile, which then has them. */
  async #giveCosts(list: KnownList, last?: LastCosts): Promise<void> {
    const isChanged = !list.changes.isEmpty
    const known = await this.withCosts(list, this.costs.memory, silent, last)
    if (this.#list?.articles === list.articles) this.#hold(known)
    // What the seller changed in the grid may have given way to a newer cost.
    if (isChanged && this.#gaveWayTo !== 'list') await this.keepChanges(list)
  }

  async #tellCosts(): Promise<void> {
    const { memory, keeping } = this.costs
    const areThere = memory.size > 0 || (await this.costs.numberOnDevice()) !== null
    const facts = this.#list?.facts ?? null
    // The page asks for all figures anew where it hears of a list.
    const isTold = facts === this.#told
    this.#told = facts
    this.#tellNews({ type: 'costs', facts: isTold ? null : facts, costs: { areThere, keeping } })
  }

  async forget(): Promise<null> {
    if (await this.rememberWritten()) void this.costs.write()
    this.#hold(null)
    await this.#keeper.forget()
    this.#shelf.tellTabs()
    void this.#tellLists()
    return null
  }

  /** What another tab did with the list on this device. */
  hear(news: TabNews): void {
    if (news === 'changed') void this.#readChanges()
    // That there was none may have been said while it was being kept.
    else if (news === 'newer') this.#tellKept('newer')
    else if (this.#list !== null) {
      this.#onDeleted()
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
    if (this.#list !== null && this.#list.articles !== list?.articles) {
      this.#hear(this.#list)
      // What isn't written yet holds its articles.
      void this.costs.write()
    }
    this.#list = list
    this.#view.take(list)
  }

  /** Keeps what the seller changed in a list, and tells where that stays in this tab alone. */
  keepChanges(list: KnownList): Promise<void> {
    return this.#keeping(this.#keepChanges(list))
  }

  async #keepChanges(list: KnownList): Promise<void> {
    const keeper = this.#keeper
    const before = await this.#keepWhatCountsMore()
    if (before !== 'kept') return this.#tellChanged('changes', before)
    const kept = await keeper.keepChanges(list.changes)
    // Another list may have come meanwhile.
    if (keeper !== this.#keeper) return
    if (kept?.isMerged) this.#holdChanged(list)
    this.#tellChanged('changes', kept?.keeping ?? null)
  }

  /** Keeps the terms of the list, and tells where they stay in this tab alone. */
  keepTerms(terms?: Terms): Promise<void> {
    return this.#keeping(this.#keepTerms(terms))
  }

  async #keepTerms(terms?: Terms): Promise<void> {
    const keeper = this.#keeper
    const before = keeper.soldOn
    const kept = await keeper.keepTerms(terms)
    if (keeper.soldOn !== before) void this.#tellLists()
    if (keeper === this.#keeper) this.#tellChanged('terms', kept)
  }

  #tellChanged(what: 'changes' | 'terms', kept: Keeping | null): void {
    if (kept === null) return
    const keeping = kept === 'noRoom' ? 'noRoomForChanges' : kept
    const wasLacking = this.#lacking.delete(what)
    if (keeping !== 'kept') this.#lacking.add(what)
    if (keeping !== 'kept' || (wasLacking && this.#lacking.size === 0)) this.#tellKept(keeping)
  }

  #tellKept(keeping: Keeping): void {
    this.#kept = keeping
    this.#tellNews({ type: 'kept', keeping })
  }

  /** Keeps what changes gave way to, where that isn't on the device yet. */
  async #keepWhatCountsMore(): Promise<Keeping | null> {
    const first = this.#gaveWayTo
    if (first === null) return 'kept'
    if (first === 'costs') await this.costs.write()
    const keeping = first === 'costs' ? this.costs.keeping : await this.#keepList()
    if (keeping === 'kept') this.#gaveWayTo = null
    return keeping
  }

  /** Keeps the list; not without costs that changes of it gave way to. */
  async #keepList(): Promise<Keeping | null> {
    if (this.#list === null) return null
    if (this.#gaveWayTo === 'costs' && this.costs.keeping !== 'kept') return this.costs.keeping
    return this.#keeper.keep(this.#list)
  }

  /** Keeps the list and the costs on this device, as far as it can, and tells whether it did. */
  keep(): Promise<void> {
    return this.#keeping(this.#keep())
  }

  async #keep(): Promise<void> {
    await this.costs.write()
    await this.#followCosts()
    // Costs that are newer may have taken the place of what was changed.
    if (this.#list !== null && this.#list.changes.unkept > 0 && this.#gaveWayTo !== 'list')
      await this.keepChanges(this.#list)
    const [keeper, from] = [this.#keeper, this.#from]
    const keeping = await this.#keepList()
    if (keeping === 'kept') await from?.forgetOwn()
    // Another list may have come meanwhile.
    if (keeper !== this.#keeper) return
    if (keeping !== null) this.#tellKept(keeping)
    if (keeping !== 'kept') return
    this.#from = undefined
    this.#shelf.tellTabs()
    void this.#tellLists()
    this.#gaveWayTo = null
    if (this.#list !== null && this.#list.changes.unkept > 0) await this.keepChanges(this.#list)
    if (this.#lacking.has('terms')) await this.keepTerms()
  }
}
