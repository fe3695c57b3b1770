import type { ColumnsFor } from '@margine/listino'
import type { ColumnChoice, ColumnsBy, ListFacts, OpenInput } from '@margine/listino/list'
import { asItIs } from '@margine/listino/list'
import type { Connection } from '../../worker-connection.ts'
import { words } from '../words.ts'
import type { CostsInput, JoinInput, ListApi, ListRead, ReadEnd, ReadStep } from '../worker/api.ts'
import { ColumnMemory } from './column-memory.ts'
import { type ListState, nothingAsked } from './list-state.ts'
import type { ListStore } from './list-store.ts'

const begun = { rows: 0, share: 0 }

/** What is shown where a file begins to be read. */
const newReading = {
  ...nothingAsked,
  progress: begun,
  failure: null,
  exported: null,
  remembered: null,
}

/** What the worker is asked to read. */
type Question = ({ method: 'open' } & OpenInput) | ({ method: 'costs' } & CostsInput)

type Setting = {
  connection: Connection<ListApi>
  store: ListStore
  /** Called with a list that was read, and whether nothing of it is being read any more. */
  take: (list: ListRead, isDone: boolean) => void
}

const filesOf = (question: Question | null): File[] => {
  if (question === null) return []
  const others = question.method === 'open' ? (question.others ?? []) : []
  return [question.file, ...others.map(({ file }) => file)]
}

/** Which files are read, and what their columns are. */
export class Files {
  readonly #setting: Setting
  readonly #memory = new ColumnMemory()
  /** The last question about files, to be asked again once the seller has said what their columns are. */
  #question: Question | null = null
  /** Counts readings: the outcome of an older one is dropped. */
  #readings = 0
  #before: ListState

  constructor(setting: Setting) {
    this.#setting = setting
    this.#before = setting.store.state()
  }

  /** What was shown when the last reading was asked for. */
  get before(): ListState {
    return this.#before
  }

  /** Opens a list, or a list and its costs; costs alone are joined to the list that is here. */
  readonly open = (...files: readonly File[]): void => {
    const [file, second] = files
    if (file === undefined) return
    const { state } = this.#setting.store
    // What is tried is tried on the list that is here.
    const terms = asItIs(state().terms)
    const others = second && [{ file: second, isCosts: false, withoutSuffix: false }]
    if (files.length > 2) this.#set({ failure: { message: words.opening.tooMany } })
    else this.#read({ method: 'open', file, others, terms, columns: this.#by(false) })
  }

  /** Reads costs, to say what they would do. */
  readonly addCosts = (file: File): void =>
    this.#costs(file, this.#withoutSuffix, false, this.#by(false))

  /** Joins the costs that were found. */
  readonly joinCosts = (how: JoinInput): void => {
    this.#set({ progress: begun, costsFound: null })
    void this.#follow((tell) => this.#setting.connection.api.joinCosts(how, tell))
  }

  /** Looks the costs that were found up once more, without the end of an SKU or not. */
  readonly lookUpFound = (withoutSuffix: boolean): void => {
    if (this.#question === null) return
    const { file, columns = this.#by(false) } = this.#question
    this.#costs(file, withoutSuffix, false, columns)
  }

  /** Leaves what was asked about a file unanswered; the list stays as it was. */
  readonly leave = (): void => {
    const { asked, costsFound } = this.#setting.store.state()
    if (asked === null && costsFound === null) return
    this.#set({ asked: null, costsFound: null })
    this.cancel()
  }

  /** Joins the costs that are here once more, looked up without the end of an SKU or not. */
  readonly lookUpWithoutSuffix = (withoutSuffix: boolean): void => {
    const last = this.#setting.store.state().files.costs.at(-1)
    if (last !== undefined) this.#costs(last, withoutSuffix, true, this.#by(false))
  }

  /** Reads a file again, and asks what its columns are. */
  readonly changeColumns = (what: ColumnsFor, file: File): void => {
    if (what === 'costs') this.#costs(file, this.#withoutSuffix, true, this.#by(true))
    else this.#readAgain(file, { columns: this.#by(true) })
  }

  /** Reads another sheet of the file; null for the best one. */
  readonly chooseSheet = (file: File, sheet: string | null): void =>
    this.#readAgain(file, { columns: this.#by(false), sheet })

  /** Takes what the seller says of the columns that were asked, and remembers it for files of that kind. */
  readonly sayColumns = (choice: ColumnChoice): void => {
    const { asked } = this.#setting.store.state()
    if (asked === null || this.#question === null) return
    if (asked.fingerprint !== null) this.#memory.keep(asked.fingerprint, choice)
    const said = { ...this.#question.columns?.said, [asked.what]: choice }
    this.#read({ ...this.#question, columns: { ...this.#by(false), said } })
  }

  readonly preview = (choice: ColumnChoice): void => {
    const { connection, store } = this.#setting
    const { terms } = this.#question?.method === 'open' ? this.#question : store.state()
    void connection.api.preview({ choice, terms }).then((preview) => {
      if (preview !== null) this.#set({ preview })
    })
  }

  readonly cancel = (): void => {
    const cancelled = ++this.#readings
    this.#question = null
    void this.#setting.connection.cancel().then(() => {
      // Another file may have been asked for since.
      if (cancelled === this.#readings) this.#set(nothingAsked)
    })
  }

  /** Asks a worker that knows nothing yet for the file that is still to be read, if one is. */
  beginAnew(isReading: boolean): void {
    if (!isReading) this.#question = null
    if (this.#question === null) return
    this.#set(newReading)
    this.#ask(this.#question)
  }

  forgetColumns(): void {
    this.#memory.forget()
  }

  /** The files that a list was read from: those that were asked for last, or that were at hand before. */
  atHand(facts: ListFacts | null): ListState['files'] {
    const before = this.#setting.store.state().files
    const own = before.articles === null ? [] : [before.articles]
    const all = [...filesOf(this.#question), ...own, ...before.costs]
    const named = (name: string | undefined) => all.find((file) => file.name === name)
    const costs = facts?.costs?.fileNames.map(named) ?? []
    return {
      articles: named(facts?.fileName) ?? null,
      costs: costs.filter((file) => file !== undefined),
    }
  }

  get #withoutSuffix(): boolean {
    return this.#setting.store.state().facts?.costs?.isLookedUpWithoutSuffix ?? false
  }

  #costs(file: File, withoutSuffix: boolean, isAgain: boolean, columns: ColumnsBy): void {
    const { terms } = this.#setting.store.state()
    this.#read({ method: 'costs', file, withoutSuffix, isAgain, columns, terms })
  }

  /** Reads the list's file again, with the costs that it has. */
  #readAgain(file: File, how: { columns: ColumnsBy; sheet?: string | null }): void {
    const { terms, files } = this.#setting.store.state()
    const withoutSuffix = this.#withoutSuffix
    const others = files.costs.map((costs) => ({ file: costs, isCosts: true, withoutSuffix }))
    this.#read({ method: 'open', file, others, terms, ...how })
  }

  #read(question: Question): void {
    this.#question = question
    this.#before = this.#setting.store.state()
    this.#set(newReading)
    this.#ask(question)
  }

  #ask(question: Question): void {
    const { api } = this.#setting.connection
    void this.#follow((tell) =>
      question.method === 'open' ? api.open(question, tell) : api.costs(question, tell),
    )
  }

  /** Shows how reading goes and what it comes to: lists in any case, for the worker has them. */
  async #follow(read: (tell: (step: ReadStep) => void) => Promise<ReadEnd>): Promise<void> {
    const { take, store } = this.#setting
    const { dispatch } = store
    const reading = ++this.#readings
    const end = await read((step) => {
      if (step.type === 'list') take(step, false)
      else if (reading === this.#readings) dispatch(step)
    })
    if (end.type === 'list') take(end, reading === this.#readings)
    else if (reading === this.#readings)
      dispatch(end.type === 'aborted' ? { type: 'set', state: nothingAsked } : end)
  }

  #set(state: Partial<ListState>): void {
    this.#setting.store.set(state)
  }

  #by(isAsked: boolean): ColumnsBy {
    return { known: this.#memory.choices, isAsked, said: {} }
  }
}
