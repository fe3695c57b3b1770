import type { Channel } from '@margine/listino'
import type { EditInput, LeftInput, ListFacts, Range, Row, Terms } from '@margine/listino/list'
import {
  asOf,
  type ColumnKey,
  type Filter,
  followingProfile,
  hasColumn,
  type Order,
  withSaid,
} from '@margine/listino/list'
import { today } from '../../calculation/today.ts'
import { filesOf } from '../../person/files.ts'
import { dropList } from '../../person/folder.ts'
import { person } from '../../person/person.ts'
import { keepShown, lastShown } from '../../person/shown-list.ts'
import { placeNow } from '../../table/place.ts'
import { articleNamed } from '../../ui/Example.tsx'
import { Connection, type Fault } from '../../worker-connection.ts'
import { words } from '../words.ts'
import {
  type Begun,
  type CostsKept,
  isInTabAlone,
  type Keeping,
  type ListApi,
  type ListHere,
} from '../worker/api.ts'
import { Files } from './files.ts'
import { keepView, keptView, type View } from './kept-view.ts'
import { ListExports } from './list-exports.ts'
import { emptyState, type ListState, lookIn, nothingAsked, worstFirst } from './list-state.ts'
import { ListStore } from './list-store.ts'
import { type AwaitedList, isBack, isSame, lostInWords } from './lost-list.ts'
import { toCalculator } from './to-calculator.ts'

/** After this many failed workers in a row the list stays on the device unread; after one more none is started. */
const mostFailures = 2

const firstRange: Range = { from: 0, count: 40 }

/** A list that has come, or that there is none. */
type Taken = { facts: ListFacts | null; terms: Terms | null; isDone: boolean; keeping?: Keeping }

/** The list as the page has it: what is shown of it, and all that a seller can do with it. */
export class List {
  /** The files that it comes from. */
  readonly files: Files
  /** The files that it is taken away in. */
  readonly exports: ListExports
  /** Whether it is the invented one, which nothing is kept of. */
  readonly isExample: boolean
  readonly #connection: Connection<ListApi>
  /** The terms that a list begins with. */
  #first: Terms
  readonly #store: ListStore
  readonly subscribe: ListStore['subscribe']
  readonly state: ListStore['state']
  /** Where the grid looks. */
  #range = firstRange
  /** Whether it isn't known yet what is on the device. */
  #isBeginning = false
  /** How many workers in a row failed before all was answered. */
  #failures = 0
  #awaited: AwaitedList | null = null

  constructor(makeWorker: () => Worker, first: Terms, isExample = false) {
    this.isExample = isExample
    this.#first = first
    this.#store = new ListStore(emptyState(first))
    this.subscribe = this.#store.subscribe
    this.state = this.#store.state
    this.#connection = new Connection(makeWorker, (fault) => this.#replaceWorker(fault))
    this.files = new Files({
      connection: this.#connection,
      store: this.#store,
      take: ({ facts, terms }, isDone) => this.#take({ facts, terms, isDone }),
    })
    this.exports = new ListExports(this.#connection, this.#store, isExample)
    this.#follow()
  }

  get #state(): ListState {
    return this.#store.state()
  }

  /** What the worker does that changes nothing of what is shown. */
  get api(): ListApi {
    return this.#connection.api
  }

  /** Asks for what is on this device. */
  readonly begin = (): void => this.#begin(() => {})

  #begin(onShown: () => void): void {
    this.#isBeginning = true
    const { marketplace } = this.#state
    const input = {
      terms: this.#first,
      marketplace: marketplace ?? lastShown(),
      isRead: this.#failures < mostFailures,
    }
    void this.api.begin(input).then((begun) => {
      this.#beginWith(begun)
      if (begun.type !== 'list') return
      if (begun.keeping === 'kept') onShown()
      else this.fail(words.lists.onlyHere)
    })
  }

  /** Exports the whole list of a marketplace, which is shown then; by default the one that is shown. */
  readonly exportWhole = (marketplace = this.#state.marketplace): void => {
    if (marketplace === null || marketplace === this.#state.marketplace) this.exports.all()
    else this.show(marketplace, this.exports.all)
  }

  /** Shows the list of another marketplace, where nothing of this one goes with it. */
  readonly show = (marketplace: string, onShown = () => {}): void => {
    const { facts, keeping, progress } = this.#state
    if (progress !== null) return
    if (facts !== null && isInTabAlone(keeping)) {
      this.fail(words.lists.onlyHere)
      return
    }
    this.keepView()
    this.#store.set({ ...nothingAsked, failure: null, facts: null, marketplace, hasBegun: false })
    this.#begin(onShown)
  }

  /** Stops waiting for the list on this device: it stays there, unread. */
  readonly leaveUnread = (): void => {
    this.#failures = mostFailures
    this.#restart()
  }

  readonly forget = (): void => {
    // Another tab may hold the files for longer: the worker deletes them then.
    const { marketplace } = this.#state
    const dropped =
      marketplace === null
        ? Promise.resolve()
        : dropList(filesOf(person.id), marketplace).catch(() => {})
    this.files.forgetColumns()
    this.#awaited = null
    const forgotten = this.api.forget(null)
    // Said once it is so: the page may be left at once.
    void dropped.then(() => {
      this.#store.set({ facts: null, keeping: null })
      void forgotten.then(() => this.#takeNone())
    })
  }

  /** Ends with its person's visit: nothing is read, kept or shown any more. */
  readonly end = (): void => {
    this.files.forgetColumns()
    this.close()
  }

  /** Ends where another list takes its place. */
  readonly close = (): void => {
    this.#connection.end()
    this.#store.end(emptyState(this.#state.terms))
  }

  /** Takes an article into the calculator, as its row shows it. */
  readonly openArticle = ({ id }: Row): void => {
    const { terms, marketplace, keeping } = this.#state
    void this.api.article({ id, terms }).then((article) => {
      if (article === null) return
      const { isExample } = this
      const name = articleNamed(article.name, isExample)
      const list = marketplace ?? ''
      if (!toCalculator({ ...article, name, list, isExample }, terms, keeping === 'kept'))
        this.fail(words.blocked)
    })
  }

  /** What an article would leave with other amounts. */
  readonly leftWith = (input: LeftInput) => this.api.leftWith(input)

  /** Changes articles: amounts that are written, or a step back or forth. */
  readonly edit = (input: EditInput): void => {
    this.#store.set({ exported: null })
    void this.api.edit(input, this.#store.dispatch).then((slow) => {
      if (slow !== null) this.#store.set({ slow })
    })
  }

  /** Makes proposals of the prices that are tried. */
  readonly adopt = (): void => {
    this.edit({ type: 'adopt' })
    this.changeTerms({ prezzo: 0 })
  }

  readonly fail = (message: string): void => this.#store.set({ failure: { message } })

  readonly changeTerms = (changes: Partial<Terms>): void =>
    this.#calculateBy(withSaid(this.#state.terms, changes))

  /** Goes by the seller's profile as it is now, where nothing else was said. */
  readonly followProfile = (first: Terms): void => {
    this.#first = first
    this.#calculateBy(followingProfile(this.#state.terms, first))
  }

  readonly filterBy = (changes: Partial<Filter>): void => {
    this.#range = { ...this.#range, from: 0 }
    this.#look({ filter: { ...this.#state.filter, ...changes }, place: null })
  }

  readonly orderBy = (order: Order | null): void => this.#look({ order, place: null })

  /** Compares the list on other marketplaces. */
  readonly compareOn = (channels: readonly Channel[]): void => this.#look({ channels })

  readonly hideColumns = (hidden: readonly ColumnKey[]): void => this.#store.set({ hidden })

  readonly lookAt = (range: Range): void => {
    if (range.from === this.#range.from && range.count === this.#range.count) return
    this.#range = range
    if (this.#state.facts === null) return
    void this.api.rows(range).then((shown) => {
      if (shown !== null) this.#store.set({ shown })
    })
  }

  readonly hasReturned = (): void => this.#store.set({ place: null })

  /** Keeps how the list is looked at, for when the page comes back. */
  readonly keepView = (): void => {
    const { facts, hidden } = this.#state
    if (facts === null || this.isExample) return
    keepView(facts, { ...lookIn(this.#state), hidden, place: placeNow() })
  }

  #calculateBy(terms: Terms): void {
    const { order } = this.#state
    const isThere = order === null || hasColumn(order.column, terms)
    this.#look(isThere ? { terms } : { terms, order: worstFirst })
  }

  #look(changes: Partial<View>): void {
    this.#store.dispatch({ type: 'looked', changes })
    void this.#view()
  }

  /** Asks for the figures of the view. An older one is aborted by the worker alone: figures on their way are still worth a frame. */
  async #view(): Promise<void> {
    if (this.#state.facts === null) return
    const view = { ...lookIn(this.#state), range: this.#range }
    const slow = await this.api.view(view, this.#store.dispatch)
    if (slow === null) return
    this.#failures = 0
    this.#store.set({ slow })
  }

  #follow(): void {
    void this.api.follow(null, (news) => {
      if (news.type === 'kept') {
        // Without a list here, this one's was deleted meanwhile.
        if (this.#state.facts !== null) this.#store.set({ keeping: news.keeping })
      } else if (news.type === 'lists') this.#learnLists(news.lists, news.shown)
      else if (news.type === 'costs') this.#learnCosts(news.costs, news.facts)
      else if (news.type === 'changed') void this.#view()
      else this.#takeNone()
    })
  }

  #learnLists(lists: readonly ListHere[], marketplace: string): void {
    this.#store.set({ lists, marketplace })
    if (!this.isExample && lists.length > 0) keepShown(marketplace)
  }

  #learnCosts(costs: CostsKept, facts: ListFacts | null): void {
    const isOfThis = facts !== null && isSame(facts, this.#state.facts)
    this.#store.set(isOfThis ? { costs, facts, exported: null } : { costs })
    if (isOfThis) void this.#view()
  }

  #beginWith(begun: Begun): void {
    const wasAwaited = this.#awaited
    this.#awaited = null
    this.#isBeginning = false
    if (begun.type !== 'list') this.#failures = 0
    if (begun.type === 'unread') {
      keptView(null)
      this.#store.set({ facts: null, hasBegun: true, figures: null, unread: begun.why })
    } else {
      const list = begun.type === 'list' ? begun : { facts: null, terms: null }
      this.#take({ ...list, isDone: false }, wasAwaited)
    }
  }

  #takeNone(): void {
    this.#take({ facts: null, terms: null, isDone: true })
  }

  #take({ facts, terms, isDone, keeping }: Taken, awaited: AwaitedList | null = null): void {
    const { hasBegun, progress } = this.#state
    const hasReturned = awaited !== null && isBack(awaited, facts)
    const isNew = !hasReturned && (facts === null || terms !== null)
    const view = hasBegun ? null : keptView(facts)
    if (isNew) this.#range = firstRange
    // One that was just read is still being kept.
    const isBeingKept = isNew || progress !== null
    this.#store.dispatch({
      type: 'taken',
      facts,
      files: this.files.atHand(facts),
      isDone,
      terms: hasReturned ? null : this.#termsOf(terms, view),
      isNew,
      view: terms === null ? null : view,
      lost: awaited === null ? '' : lostInWords(awaited, facts),
      keeping: keeping ?? (isBeingKept ? null : this.#state.keeping),
    })
    void this.#view()
  }

  /** What a list is shown by that was read with some terms. */
  #termsOf(terms: Terms | null, view: View | null): Terms | null {
    return terms && followingProfile(asOf(today(), { ...terms, ...view?.terms }), this.#first)
  }

  #restart(): void {
    this.#connection.restart()
    this.#follow()
    this.begin()
  }

  /** A list that isn't on the device would go with its worker: that one stays for as long as it answers. */
  #replaceWorker(fault: Fault): void {
    const { facts, keeping, progress } = this.#state
    const wasReading = progress !== null
    const isUnkept = facts !== null && keeping !== 'kept' && this.#awaited === null
    this.#store.set({ ...nothingAsked, isExporting: false })
    if (fault === 'broken' || this.#isBeginning) this.#failures++
    if (fault === 'broken' && (isUnkept || this.#failures > mostFailures)) {
      const message = isUnkept ? words.lost.stillHere : words.broken
      this.#store.set({ hasBegun: true, failure: { message } })
      return
    }
    const { before } = this.files
    // A list that has come, and its costs have not, isn't kept yet.
    const isHalf = wasReading && facts !== null && facts !== before.facts && keeping !== 'kept'
    if (isHalf) this.#store.set({ ...before, progress: null, failure: null })
    const half = isHalf ? facts.fileName : null
    this.#awaited ??= { fault, wasReading, facts: this.#state.facts, half }
    this.#restart()
    this.files.beginAnew(wasReading && fault === 'silent')
  }
}
