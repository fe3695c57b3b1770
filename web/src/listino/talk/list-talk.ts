import { forgetOwnList, noteKeptList, noteNoList } from '../../session/kept-list.ts'
import { followTabs } from '../../session/session-news.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { words } from '../words.ts'
import { asOf } from '../worker/as-of.ts'
import type { ExportChoice } from '../worker/exports.ts'
import type { Answer, DownloadKind, Keeping, Question } from '../worker/messages.ts'
import type { Row } from '../worker/row.ts'
import type { Terms } from '../worker/terms.ts'
import { everything } from '../worker/view.ts'
import { FileTalk } from './file-talk.ts'
import { asItIs } from './first-terms.ts'
import { keptView } from './kept-view.ts'
import { emptyShown, type ListState, worstFirst } from './list-state.ts'
import { ListStore } from './list-store.ts'
import { isEnding } from './owner.ts'
import { Restarts } from './restarts.ts'
import { saveFile } from './save-file.ts'
import { toCalculator } from './to-calculator.ts'
import { ViewTalk } from './view-talk.ts'

/** The page's talk with the worker that knows the list. */
export class ListTalk {
  readonly #restarts: Restarts
  readonly #store: ListStore
  readonly #first: Terms
  /** About the files that a list comes from. */
  readonly files: FileTalk
  /** About what is shown of it. */
  readonly view: ViewTalk
  /** By which terms an article is being opened. */
  #opened: Terms

  constructor(makeWorker: () => Worker, terms: Terms) {
    this.#first = terms
    this.#opened = terms
    this.#store = new ListStore(terms)
    this.#restarts = new Restarts({
      makeWorker,
      store: this.#store,
      first: terms,
      files: () => this.files,
      hear: (answer) => this.#hear(answer),
    })
    this.files = new FileTalk(this.#store, this.#say)
    this.view = new ViewTalk(this.#store, this.#say)
    // Nothing is kept any more while the page leaves.
    followTabs('signed-out', () => this.#restarts.line.end())
  }

  get subscribe() {
    return this.#store.subscribe
  }

  get state() {
    return this.#store.state
  }

  /** Asks for what is on this device. */
  readonly begin = (): void => this.#restarts.begin()

  /** Leaves the list that is on this device there unread, where that takes too long. */
  readonly leaveUnread = (): void => this.#restarts.leaveUnread()

  readonly forget = (): void => {
    void forgetOwnList(signedInUser.email)
    this.files.forgetColumns()
    this.#restarts.awaitNothing()
    this.#set({ facts: null, keeping: null })
    this.#say({ type: 'forget' })
  }

  /** Ends with its person's visit: nothing is read, kept or shown any more. */
  readonly end = (): void => {
    this.#restarts.line.end()
    this.files.forgetColumns()
    this.#store.end()
  }

  readonly download = (what: DownloadKind): void => this.#say({ type: 'download', what })

  /** Exports what is shown, or will be once it is worked out. */
  readonly export = (choice: ExportChoice): void => {
    const { terms, filter, order } = this.state()
    this.#export({ choice, terms, filter, order })
  }

  /** Exports the results of every article as it is, whatever is shown and tried. */
  readonly exportAll = (): void =>
    this.#export({
      choice: { kind: 'csv', whenAbove: 'alza' },
      terms: asItIs(this.state().terms),
      filter: everything,
      order: null,
    })

  /** Takes an article into the calculator, as its row shows it. */
  readonly openArticle = ({ id }: Row): void => {
    this.#opened = this.state().terms
    this.#say({ type: 'article', id, terms: this.#opened })
  }

  #export(what: Omit<Extract<Question, { type: 'export' }>, 'type'>): void {
    this.#set({ isExporting: true, exported: null })
    this.#say({ type: 'export', ...what })
  }

  readonly #say = (question: Question): void => this.#restarts.line.say(question)

  #set(changes: Partial<ListState>): void {
    this.#store.set(changes)
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case 'progress':
        if (this.state().progress !== null) this.#set({ progress: answer.progress })
        return
      case 'kept':
        this.#learn(answer.keeping)
        return
      case 'cancelled':
        // Another file may have been asked for since.
        if (this.files.isCancelled)
          this.#set({ progress: null, asked: null, preview: null, costsFound: null })
        return
      case 'costsFound': {
        const { type: _, ...costsFound } = answer
        this.#set({ progress: null, costsFound })
        return
      }
      case 'columns':
        this.#set({ progress: null, asked: answer.asked, preview: null })
        return
      case 'preview':
        this.#set({ preview: answer.preview })
        return
      case 'unread':
        keptView(signedInUser.email, null)
        this.#restarts.hasBegun(null)
        this.#set({
          facts: null,
          hasBegun: true,
          figures: null,
          failure: this.#restarts.wasNoted ? { message: words.unread[answer.why] } : null,
        })
        return
      case 'failed':
        this.#set({ progress: null, failure: { message: answer.message } })
        return
      case 'list':
        this.#meet(answer)
        return
      case 'rows':
        this.#set({ shown: answer.shown })
        return
      case 'rates': {
        const { type: _, ...rates } = answer
        this.#set(rates)
        return
      }
      case 'slow':
        this.#restarts.hasAnswered()
        this.#set({ slow: answer.figures })
        return
      case 'article':
        if (!toCalculator(answer, this.#opened, this.state().keeping === 'kept'))
          this.#set({ failure: { message: words.blocked } })
        return
      case 'file':
        saveFile(answer.blob, answer.name)
        return
      case 'exported':
        saveFile(answer.blob, answer.name)
        this.#set({ isExporting: false, exported: { name: answer.name, counts: answer.counts } })
        return
      case 'figures': {
        const { type: _, ...figures } = answer
        this.#set(figures)
      }
    }
  }

  /** Notes whether a list is here, for whoever signs out on another page; whoever is here by now has notes of their own. */
  #note(isHere: boolean): void {
    if (isEnding()) return
    if (isHere) noteKeptList(signedInUser.email)
    else noteNoList()
  }

  #learn(keeping: Keeping): void {
    const isNewer = keeping === 'newer'
    // Without a list here, this one's was deleted meanwhile.
    const hasList = this.state().facts !== null
    if (hasList || isNewer) this.#note(isNewer || keeping === 'kept')
    if (hasList) this.#set({ keeping })
  }

  #meet({ facts, terms, isDone }: Extract<Answer, { type: 'list' }>): void {
    const { hasBegun, progress, keeping } = this.state()
    const { isBack, lost } = this.#restarts.hasBegun(facts)
    const isNew = !isBack && (facts === null || terms !== null)
    const view = hasBegun ? null : keptView(signedInUser.email, facts)
    // What another tab noted since the page began is its own list.
    if (facts !== null || hasBegun || this.#restarts.wasNoted) this.#note(facts !== null)
    this.#set({
      facts,
      files: this.files.atHand(facts),
      hasBegun: true,
      progress: isDone ? null : progress,
      slow: null,
      place: null,
      // One that was just read is still being kept.
      keeping: isNew || progress !== null ? null : keeping,
      ...(lost === '' ? {} : { failure: { message: lost } }),
      ...(terms === null || isBack ? {} : { terms }),
      ...(isNew ? { filter: everything, order: worstFirst, figures: null, shown: emptyShown } : {}),
      // Nothing comes of an export that was asked for while the list went away.
      ...(isNew ? { isExporting: false } : {}),
      ...(terms !== null && view !== null
        ? { ...view, terms: asOf(this.#first.tariffe, { ...terms, ...view.terms }) }
        : {}),
    })
    this.view.begin(isNew)
  }
}
