import { forgetList, listIsKept, noteKeptList, noteNoList } from '../../session/kept-list.ts'
import { followTabs } from '../../session/session-news.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { exportedInWords } from '../export/exported-words.ts'
import { placeNow } from '../grid/place.ts'
import { asOf } from '../shop/as-of.ts'
import type { ColumnChoice, ColumnsBy, ColumnsFor } from '../shop/column-choice.ts'
import type { ExportChoice } from '../shop/exports.ts'
import type { Answer, DownloadKind, Keeping, Question, Range } from '../shop/messages.ts'
import type { Row } from '../shop/row.ts'
import type { Terms } from '../shop/terms.ts'
import { type ColumnKey, everything, type Filter, type Order } from '../shop/view.ts'
import { words } from '../words.ts'
import { ColumnMemory } from './column-memory.ts'
import { keepView, keptView } from './kept-view.ts'
import { emptyShown, emptyState, type ListState, worstFirst } from './list-state.ts'
import { isSignedOut, owner } from './owner.ts'
import { filesAtHand, type ReadingQuestion } from './reading-question.ts'
import { saveFile } from './save-file.ts'
import { toCalculator } from './to-calculator.ts'

const firstRange: Range = { from: 0, count: 40 }

/** The page's talk with the worker that knows the list. One question about figures is under way at a time; the newest follows. */
export class ListTalk {
  readonly #worker: Worker
  readonly #listeners = new Set<() => void>()
  readonly #memory = new ColumnMemory()
  #state: ListState
  /** The last question about files, to be asked again once the seller has said what their columns are. */
  #reading: ReadingQuestion | null = null
  /** Whether costs are looked up without the end of an SKU too. */
  #withoutSuffix = false
  #range = firstRange
  #isAsking = false
  #isStale = false
  /** By which terms an article is being opened. */
  #opened: Terms

  constructor(worker: Worker, terms: Terms) {
    this.#worker = worker
    this.#opened = terms
    this.#state = emptyState(terms)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data))
    worker.addEventListener('error', () =>
      this.#set({ hasBegun: true, progress: null, isExporting: false, failure: words.broken }),
    )
    // Nothing is kept any more while the page leaves.
    followTabs('signed-out', () => worker.terminate())
  }

  /** Asks for what is on this device. */
  readonly begin = (): void =>
    this.#say({ type: 'begin', terms: this.#state.terms, whose: owner, isNoted: listIsKept() })

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ListState => this.#state

  #set(changes: Partial<ListState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  #say(question: Question): void {
    this.#worker.postMessage(question)
  }

  #ask(): void {
    if (this.#state.facts === null) return
    if (this.#isAsking) {
      this.#isStale = true
      return
    }
    this.#isAsking = true
    const { terms, filter, order } = this.#state
    this.#say({ type: 'ask', terms, filter, order, range: this.#range })
  }

  /** Opens a list, or a list and its costs. */
  readonly open = (...files: readonly File[]): void => {
    const [file, second] = files
    if (file === undefined) return
    const { terms } = this.#state
    const other = second && { file: second, isCosts: false, withoutSuffix: false }
    if (files.length > 2) this.#set({ failure: words.opening.tooMany })
    else this.#read({ type: 'open', file, other, terms, columns: this.#by(false) })
  }

  readonly addCosts = (file: File, withoutSuffix: boolean): void => {
    this.#withoutSuffix = withoutSuffix
    this.#read({ type: 'costs', file, withoutSuffix, columns: this.#by(false) })
  }

  /** Reads a file again, and asks what its columns are. */
  readonly changeColumns = (what: ColumnsFor, file: File): void => {
    const { terms, files } = this.#state
    const withoutSuffix = this.#withoutSuffix
    const columns = this.#by(true)
    const other =
      files.costs === null ? undefined : { file: files.costs, isCosts: true, withoutSuffix }
    if (what === 'costs') this.#read({ type: 'costs', file, withoutSuffix, columns })
    else this.#read({ type: 'open', file, other, terms, columns })
  }

  /** Takes what the seller says of the columns that were asked, and remembers it for files of that kind. */
  readonly sayColumns = (choice: ColumnChoice): void => {
    const { asked } = this.#state
    if (asked === null || this.#reading === null) return
    if (asked.fingerprint !== null) this.#memory.keep(asked.fingerprint, choice)
    const said = { ...this.#reading.columns?.said, [asked.what]: choice }
    this.#read({ ...this.#reading, columns: { ...this.#by(false), said } })
  }

  /** Leaves the question what the columns are unanswered; the list stays as it was. */
  readonly leaveColumns = (): void => {
    if (this.#state.asked === null) return
    this.#set({ asked: null })
    this.cancel()
  }

  readonly preview = (choice: ColumnChoice): void =>
    this.#say({ type: 'preview', choice, terms: this.#state.terms })

  #read(question: ReadingQuestion): void {
    this.#reading = question
    const progress = { rows: 0, share: 0 }
    this.#set({ progress, failure: null, exported: null, asked: null, preview: null })
    this.#say(question)
  }

  #by(isAsked: boolean): ColumnsBy {
    return { known: this.#memory.choices, isAsked, said: {} }
  }

  readonly cancel = (): void => this.#say({ type: 'cancel' })
  readonly forget = (): void => {
    void forgetList()
    this.#memory.forget()
    this.#set({ facts: null, keeping: null })
    this.#say({ type: 'forget' })
  }

  readonly dismiss = (): void => this.#set({ failure: null })
  readonly download = (what: DownloadKind): void => this.#say({ type: 'download', what })

  readonly export = (choice: ExportChoice): void => {
    this.#set({ isExporting: true, exported: null })
    this.#say({ type: 'export', choice })
  }

  readonly change = (changes: Partial<Terms>): void => {
    this.#set({ terms: { ...this.#state.terms, ...changes } })
    // Rules are looked up for a moment: nobody waits for those of before.
    if (changes.regole !== undefined) this.#isAsking = false
    this.#ask()
  }

  readonly filterBy = (changes: Partial<Filter>): void => {
    this.#range = { ...this.#range, from: 0 }
    this.#set({ filter: { ...this.#state.filter, ...changes }, place: null })
    this.#ask()
  }

  readonly orderBy = (order: Order | null): void => {
    this.#set({ order, place: null })
    this.#ask()
  }

  readonly choose = (columns: readonly ColumnKey[]): void => this.#set({ columns })

  /** Takes an article into the calculator, as its row shows it. */
  readonly openArticle = ({ id }: Row): void => {
    this.#opened = this.#state.terms
    this.#say({ type: 'article', id, terms: this.#opened })
  }

  /** Called once the articles are shown where somebody looked before. */
  readonly hasReturned = (): void => this.#set({ place: null })

  /** Keeps how the list is looked at, for when the page comes back. */
  readonly keepView = (): void => {
    const { facts, terms, filter, order, columns } = this.#state
    if (facts === null) return
    const view = { terms, filter, order, columns, place: placeNow() }
    keepView(signedInUser.email, facts, view)
  }

  readonly lookAt = (range: Range): void => {
    if (range.from === this.#range.from && range.count === this.#range.count) return
    this.#range = range
    if (this.#state.facts !== null) this.#say({ type: 'rows', range })
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case 'progress':
        if (this.#state.progress !== null) this.#set({ progress: answer.progress })
        return
      case 'kept':
        this.#learn(answer.keeping)
        return
      case 'cancelled':
        this.#set({ progress: null, asked: null, preview: null })
        return
      case 'columns':
        this.#set({ progress: null, asked: answer.asked, preview: null })
        return
      case 'preview':
        this.#set({ preview: answer.preview })
        return
      case 'failed':
        this.#set({ progress: null, failure: answer.message })
        return
      case 'list':
        this.#meet(answer)
        return
      case 'rows':
        this.#set({ shown: answer.shown })
        return
      case 'slow':
        this.#set({ slow: answer.figures })
        return
      case 'article':
        if (!toCalculator(answer, this.#opened, this.#state.keeping === 'kept'))
          this.#set({ failure: words.blocked })
        return
      case 'file':
        saveFile(answer.blob, answer.name)
        return
      case 'exported':
        saveFile(answer.blob, answer.name)
        this.#set({ isExporting: false, exported: exportedInWords(answer.name, answer.counts) })
        return
      case 'figures': {
        const { figures, choices, categories, ruled, abroad, shown } = answer
        this.#set({ figures, choices, categories, ruled, abroad, shown })
        this.#isAsking = false
        if (this.#isStale) {
          this.#isStale = false
          this.#ask()
        }
      }
    }
  }

  /** Notes whether a list is here, for whoever signs out on another page or signs in after somebody else. */
  #note(isHere: boolean): void {
    if (isSignedOut()) return
    if (isHere) noteKeptList(signedInUser.email)
    else noteNoList()
  }

  #learn(keeping: Keeping): void {
    // It was deleted meanwhile.
    if (this.#state.facts === null) return
    if (keeping !== 'newer') this.#note(keeping === 'kept')
    this.#set({ keeping })
  }

  #meet({ facts, terms }: Extract<Answer, { type: 'list' }>): void {
    this.#isAsking = false
    this.#isStale = false
    const { hasBegun, progress, keeping } = this.#state
    const today = this.#state.terms.tariffe
    const isNew = facts === null || terms !== null
    const view = hasBegun ? null : keptView(signedInUser.email, facts)
    this.#note(facts !== null)
    this.#set({
      facts,
      files: filesAtHand(this.#reading, facts, this.#state.files),
      hasBegun: true,
      progress: null,
      slow: null,
      place: null,
      // One that was just read is still being kept.
      keeping: isNew || progress !== null ? null : keeping,
      ...(terms === null ? {} : { terms }),
      ...(isNew ? { filter: everything, order: worstFirst, figures: null, shown: emptyShown } : {}),
      ...(terms !== null && view !== null
        ? { ...view, terms: asOf(today, { ...terms, ...view.terms }) }
        : {}),
    })
    if (isNew) this.#range = firstRange
    this.#ask()
  }
}
