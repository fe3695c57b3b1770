import type { ReturnTerms } from '@margine/engine'
import type { Channel } from '@margine/listino'
import type {
  EditInput,
  ListFacts,
  Range,
  ResultsKind,
  ReviewChoice,
  Row,
  Terms,
} from '@margine/listino/list'
import {
  asItIs,
  asOf,
  type ColumnKey,
  everything,
  type Filter,
  followingProfile,
  hasColumn,
  type Order,
  withReturns,
  withSaid,
} from '@margine/listino/list'
import { today } from '../../calculation/today.ts'
import { filesOf } from '../../person/files.ts'
import { dropFiles, listFiles } from '../../person/folder.ts'
import { person } from '../../person/person.ts'
import { saveFile } from '../../save-file.ts'
import { placeNow } from '../../table/place.ts'
import { Connection, type Fault } from '../../worker-connection.ts'
import { words } from '../words.ts'
import type { Begun, CostsKept, ExportedFile, Keeping, ListApi } from '../worker/api.ts'
import { Files } from './files.ts'
import { keepView, keptView, type View } from './kept-view.ts'
import { type ListEvent, listReducer } from './list-reducer.ts'
import { emptyState, type ListState, nothingAsked, worstFirst } from './list-state.ts'
import { type AwaitedList, isBack, lostInWords } from './lost-list.ts'
import { toCalculator } from './to-calculator.ts'

/** After this many failed workers in a row the list stays on the device unread; after one more none is started. */
const mostFailures = 2

/** How long to wait for another tab that reads or writes the list, in milliseconds. */
const lockPatience = 3000

const firstRange: Range = { from: 0, count: 40 }

/** A list that has come, or that there is none. */
type Taken = { facts: ListFacts | null; terms: Terms | null; isDone: boolean; keeping?: Keeping }

/** Deletes the list from this device, also where the worker is stuck. */
async function dropList(): Promise<void> {
  const home = filesOf(person.id)
  const signal = AbortSignal.timeout(lockPatience)
  await navigator.locks.request(home, { signal }, () => dropFiles(home, listFiles))
}

/** The costs that were told may be of another list by now. */
const isSame = (one: ListFacts | null, other: ListFacts | null): boolean =>
  one?.fileName === other?.fileName && one?.articles === other?.articles

/** The list as the page has it: what is shown of it, and all that a seller can do with it. */
export class List {
  /** The files that it comes from. */
  readonly files: Files
  readonly #connection: Connection<ListApi>
  /** The terms that a list begins with. */
  #first: Terms
  readonly #listeners = new Set<() => void>()
  #state: ListState
  #hasEnded = false
  /** Where the grid looks. */
  #range = firstRange
  /** Whether it isn't known yet what is on the device. */
  #isBeginning = false
  /** How many workers in a row failed before all was answered. */
  #failures = 0
  #awaited: AwaitedList | null = null

  constructor(makeWorker: () => Worker, first: Terms) {
    this.#first = first
    this.#state = emptyState(first)
    this.#connection = new Connection(makeWorker, (fault) => this.#replaceWorker(fault))
    this.files = new Files({
      connection: this.#connection,
      state: this.state,
      dispatch: this.#dispatch,
      take: ({ facts, terms }, isDone) => this.#take({ facts, terms, isDone }),
    })
    this.#follow()
  }

  /** What the worker does that changes nothing of what is shown. */
  get api(): ListApi {
    return this.#connection.api
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ListState => this.#state

  readonly #dispatch = (event: ListEvent): void => {
    if (this.#hasEnded) return
    this.#state = listReducer(this.#state, event)
    for (const listener of this.#listeners) listener()
  }

  #set(state: Partial<ListState>): void {
    this.#dispatch({ type: 'set', state })
  }

  /** Asks for what is on this device. */
  readonly begin = (): void => {
    this.#isBeginning = true
    const isRead = this.#failures < mostFailures
    const input = { terms: this.#first, isRead }
    void this.api.begin(input).then((begun) => this.#beginWith(begun))
  }

  /** Stops waiting for the list on this device: it stays there, unread. */
  readonly leaveUnread = (): void => {
    this.#failures = mostFailures
    this.#restart()
  }

  readonly forget = (): void => {
    // Another tab may hold the files for longer: the worker deletes them then.
    const dropped = dropList().catch(() => {})
    this.files.forgetColumns()
    this.#awaited = null
    const forgotten = this.api.forget(null)
    // Said once it is so: the page may be left at once.
    void dropped.then(() => {
      this.#set({ facts: null, keeping: null })
      void forgotten.then(() => this.#takeNone())
    })
  }

  /** Ends with its person's visit: nothing is read, kept or shown any more. */
  readonly end = (): void => {
    this.#connection.end()
    this.files.forgetColumns()
    this.#set(emptyState(this.#state.terms))
    this.#hasEnded = true
  }

  /** Exports what is shown, or will be once it is worked out. */
  readonly export = (kind: ResultsKind): void => {
    void this.#export(this.api.export({ kind, ...this.#shown }))
  }

  /** What a file of prices would change of what is shown. */
  readonly review = (choice: ReviewChoice) => this.api.review({ choice, ...this.#shown })

  /** Exports the file of a review, without some articles. */
  readonly exportReviewed = (review: number, leftOut: readonly number[]): void => {
    void this.#export(this.api.exportReviewed({ review, leftOut }))
  }

  /** Exports the results of every article as it is, whatever is shown and tried. */
  readonly exportAll = (): void => {
    const terms = asItIs(this.#state.terms)
    const all = { terms, channels: [], filter: everything, order: null }
    void this.#export(this.api.export({ kind: 'csv', ...all }))
  }

  /** Gives the seller all costs that are remembered as a file. */
  readonly exportCosts = (): void => {
    void this.api.exportCosts(null).then(saveFile)
  }

  /** Takes an article into the calculator, as its row shows it. */
  readonly openArticle = ({ id }: Row): void => {
    const { terms } = this.#state
    void this.api.article({ id, terms }).then((article) => {
      if (article !== null && !toCalculator(article, terms, this.#state.keeping === 'kept'))
        this.fail(words.blocked)
    })
  }

  /** Changes articles: amounts that are written, or a step back or forth. */
  readonly edit = (input: EditInput): void => {
    void this.api.edit(input, this.#dispatch).then((slow) => {
      if (slow !== null) this.#set({ slow })
    })
  }

  /** Makes proposals of the prices that are tried. */
  readonly adopt = (): void => {
    this.edit({ type: 'adopt' })
    this.changeTerms({ prezzo: 0 })
  }

  readonly fail = (message: string): void => this.#set({ failure: { message } })

  readonly changeTerms = (changes: Partial<Terms>): void => {
    const { terms: before } = this.#state
    this.#calculateBy(withSaid(before, changes))
  }

  readonly changeReturns = (said: Partial<ReturnTerms>): void =>
    this.changeTerms(withReturns(this.#state.terms, said))

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

  readonly hideColumns = (hidden: readonly ColumnKey[]): void => this.#set({ hidden })

  readonly lookAt = (range: Range): void => {
    if (range.from === this.#range.from && range.count === this.#range.count) return
    this.#range = range
    if (this.#state.facts === null) return
    void this.api.rows(range).then((shown) => {
      if (shown !== null) this.#set({ shown })
    })
  }

  readonly hasReturned = (): void => this.#set({ place: null })

  /** Keeps how the list is looked at, for when the page comes back. */
  readonly keepView = (): void => {
    const { facts, terms, channels, filter, order, hidden } = this.#state
    if (facts === null) return
    keepView(facts, { terms, channels, filter, order, hidden, place: placeNow() })
  }

  /** How what is shown is looked at. */
  get #shown() {
    const { terms, channels, filter, order } = this.#state
    return { terms, channels, filter, order }
  }

  async #export(written: Promise<ExportedFile | null>): Promise<void> {
    this.#set({ isExporting: true, exported: null })
    const file = await written
    saveFile(file)
    const exported = file === null ? null : { name: file.name, counts: file.counts }
    this.#set({ isExporting: false, exported })
  }

  #calculateBy(terms: Terms): void {
    const { order } = this.#state
    const isThere = order === null || hasColumn(order.column, terms)
    this.#look(isThere ? { terms } : { terms, order: worstFirst })
  }

  #look(changes: Partial<View>): void {
    this.#dispatch({ type: 'looked', changes })
    void this.#view()
  }

  /** Asks for the figures of the view. An older one is aborted by the worker alone: figures on their way are still worth a frame. */
  async #view(): Promise<void> {
    if (this.#state.facts === null) return
    const view = { ...this.#shown, range: this.#range }
    const slow = await this.api.view(view, this.#dispatch)
    if (slow === null) return
    this.#failures = 0
    this.#set({ slow })
  }

  #follow(): void {
    void this.api.follow(null, (news) => {
      if (news.type === 'kept') this.#learn(news.keeping)
      else if (news.type === 'costs') this.#learnCosts(news.costs, news.facts)
      else if (news.type === 'changed') void this.#view()
      else this.#takeNone()
    })
  }

  #learn(keeping: Keeping): void {
    // Without a list here, this one's was deleted meanwhile.
    if (this.#state.facts !== null) this.#set({ keeping })
  }

  #learnCosts(costs: CostsKept, facts: ListFacts | null): void {
    const isOfThis = facts !== null && isSame(facts, this.#state.facts)
    this.#set(isOfThis ? { costs, facts } : { costs })
    if (isOfThis) void this.#view()
  }

  #beginWith(begun: Begun): void {
    const wasAwaited = this.#awaited
    this.#awaited = null
    this.#isBeginning = false
    if (begun.type !== 'list') this.#failures = 0
    if (begun.type === 'unread') {
      keptView(null)
      this.#set({ facts: null, hasBegun: true, figures: null, unread: begun.why })
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
    this.#dispatch({
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
    this.#set({ ...nothingAsked, isExporting: false })
    if (fault === 'broken' || this.#isBeginning) this.#failures++
    if (fault === 'broken' && (isUnkept || this.#failures > mostFailures)) {
      const message = isUnkept ? words.lost.stillHere : words.broken
      this.#set({ hasBegun: true, failure: { message } })
      return
    }
    const { before } = this.files
    // A list that has come, and its costs have not, isn't kept yet.
    const isHalf = wasReading && facts !== null && facts !== before.facts && keeping !== 'kept'
    if (isHalf) this.#set({ ...before, progress: null, failure: null })
    const half = isHalf ? facts.fileName : null
    this.#awaited ??= { fault, wasReading, facts: this.#state.facts, half }
    this.#restart()
    this.files.beginAnew(wasReading && fault === 'silent')
  }
}
