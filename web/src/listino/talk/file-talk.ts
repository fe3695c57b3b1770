import type { ColumnsFor } from '@margine/listino'
import { words } from '../words.ts'
import type { ColumnChoice, ColumnsBy } from '../worker/column-choice.ts'
import type { ListFacts, Question } from '../worker/messages.ts'
import { ColumnMemory } from './column-memory.ts'
import { asItIs } from './first-terms.ts'
import type { ListState } from './list-state.ts'
import type { ListStore } from './list-store.ts'
import { filesAtHand, type ReadingQuestion } from './reading-question.ts'

const begun = { rows: 0, share: 0 }

/** What the page says about files: which to read, and what their columns are. */
export class FileTalk {
  readonly #store: ListStore
  readonly #say: (question: Question) => void
  readonly #memory = new ColumnMemory()
  /** The last question about files, to be asked again once the seller has said what their columns are. */
  #reading: ReadingQuestion | null = null
  #isCancelled = false
  #before: ListState

  constructor(store: ListStore, say: (question: Question) => void) {
    this.#store = store
    this.#say = say
    this.#before = store.state()
  }

  /** What was shown when the last reading was asked for. */
  get before(): ListState {
    return this.#before
  }

  /** Whether the last reading was cancelled. */
  get isCancelled(): boolean {
    return this.#isCancelled
  }

  /** Opens a list, or a list and its costs; costs alone are joined to the list that is here. */
  readonly open = (...files: readonly File[]): void => {
    const [file, second] = files
    if (file === undefined) return
    // What is tried is tried on the list that is here.
    const terms = asItIs(this.#store.state().terms)
    const others = second && [{ file: second, isCosts: false, withoutSuffix: false }]
    if (files.length > 2) this.#store.set({ failure: { message: words.opening.tooMany } })
    else this.#read({ type: 'open', file, others, terms, columns: this.#by(false) })
  }

  /** Reads costs, to say what they would do. */
  readonly addCosts = (file: File): void =>
    this.#costs(file, this.#withoutSuffix, false, this.#by(false))

  /** Joins the costs that were found: beside those that are here, or in their place. */
  readonly joinCosts = (isReplacing: boolean): void => {
    this.#isCancelled = false
    this.#store.set({ progress: begun, costsFound: null })
    this.#say({ type: 'joinCosts', isReplacing })
  }

  /** Looks the costs that were found up once more, without the end of an SKU or not. */
  readonly lookUpFound = (withoutSuffix: boolean): void => {
    if (this.#reading?.type !== 'costs' && this.#reading?.type !== 'open') return
    const { file, columns = this.#by(false) } = this.#reading
    this.#costs(file, withoutSuffix, false, columns)
  }

  /** Leaves the costs that were found; the list stays as it was. */
  readonly leaveCosts = (): void => {
    if (this.#store.state().costsFound === null) return
    this.#store.set({ costsFound: null })
    this.cancel()
  }

  /** Joins the costs that are here once more, looked up without the end of an SKU or not. */
  readonly lookUpWithoutSuffix = (withoutSuffix: boolean): void => {
    const last = this.#store.state().files.costs.at(-1)
    if (last !== undefined) this.#costs(last, withoutSuffix, true, this.#by(false))
  }

  /** Reads a file again, and asks what its columns are. */
  readonly changeColumns = (what: ColumnsFor, file: File): void => {
    const { terms, files } = this.#store.state()
    const withoutSuffix = this.#withoutSuffix
    const columns = this.#by(true)
    const others = files.costs.map((costs) => ({ file: costs, isCosts: true, withoutSuffix }))
    if (what === 'costs') this.#costs(file, withoutSuffix, true, columns)
    else this.#read({ type: 'open', file, others, terms, columns })
  }

  /** Reads another sheet of the file; null for the best one. */
  readonly chooseSheet = (file: File, sheet: string | null): void => {
    const { terms, files } = this.#store.state()
    const withoutSuffix = this.#withoutSuffix
    const others = files.costs.map((costs) => ({ file: costs, isCosts: true, withoutSuffix }))
    this.#read({ type: 'open', file, others, terms, columns: this.#by(false), sheet })
  }

  /** Takes what the seller says of the columns that were asked, and remembers it for files of that kind. */
  readonly sayColumns = (choice: ColumnChoice): void => {
    const { asked } = this.#store.state()
    if (asked === null || this.#reading === null) return
    if (asked.fingerprint !== null) this.#memory.keep(asked.fingerprint, choice)
    const said = { ...this.#reading.columns?.said, [asked.what]: choice }
    this.#read({ ...this.#reading, columns: { ...this.#by(false), said } })
  }

  /** Leaves the question what the columns are unanswered; the list stays as it was. */
  readonly leaveColumns = (): void => {
    if (this.#store.state().asked === null) return
    this.#store.set({ asked: null })
    this.cancel()
  }

  readonly preview = (choice: ColumnChoice): void => {
    const reading = this.#reading
    const { terms } = reading?.type === 'open' ? reading : this.#store.state()
    this.#say({ type: 'preview', choice, terms })
  }

  readonly cancel = (): void => {
    this.#isCancelled = true
    this.#say({ type: 'cancel' })
  }

  /** Asks a worker that knows nothing yet for the file that is still to be read, if one is. */
  beginAnew(isReading: boolean): void {
    if (this.#isCancelled || !isReading) this.#reading = null
    if (this.#reading === null) return
    this.#store.set({ progress: begun })
    this.#say(this.#reading)
  }

  forgetColumns(): void {
    this.#memory.forget()
  }

  /** The files that a list was read from. */
  atHand(facts: ListFacts | null): ListState['files'] {
    return filesAtHand(this.#reading, facts, this.#store.state().files)
  }

  get #withoutSuffix(): boolean {
    return this.#store.state().facts?.costs?.isLookedUpWithoutSuffix ?? false
  }

  #costs(file: File, withoutSuffix: boolean, isAgain: boolean, columns: ColumnsBy): void {
    this.#read({ type: 'costs', file, withoutSuffix, isAgain, columns })
  }

  #read(question: ReadingQuestion): void {
    this.#reading = question
    this.#isCancelled = false
    this.#before = this.#store.state()
    this.#store.set({
      progress: begun,
      failure: null,
      exported: null,
      asked: null,
      preview: null,
      costsFound: null,
    })
    this.#say(question)
  }

  #by(isAsked: boolean): ColumnsBy {
    return { known: this.#memory.choices, isAsked, said: {} }
  }
}
