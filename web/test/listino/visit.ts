import type {
  Amount,
  BulkCounts,
  BulkInput,
  ColumnChoice,
  DownloadKind,
  EditInput,
  Exported,
  ExportInput,
  FiguresTold,
  OpenInput,
  Preview,
  PricesKind,
  Range,
  RatesTold,
  ResultsKind,
  Review,
  ReviewChoice,
  ReviewedRow,
  ReviewInput,
  Shown,
  SlowFigures,
  Terms,
  ViewInput,
} from '@margine/listino/list'
import { everything } from '@margine/listino/list'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import type {
  ArticleLink,
  CostsInput,
  ListApi,
  News,
  ReadEnd,
  ReadStep,
} from '../../src/listino/worker/api.ts'
import { ListWorker } from '../../src/listino/worker/list-worker.ts'
import type { NamedFile } from '../../src/save-file.ts'

export const terms = firstTerms('2026-11-22')

/** What can be asked of a list. */
type Question =
  | ({ type: 'open' } & OpenInput)
  | ({ type: 'costs' } & CostsInput)
  | { type: 'joinCosts'; isReplacing: boolean }
  | { type: 'preview'; choice: ColumnChoice; terms: Terms }
  | { type: 'cancel' }
  | ({ type: 'view' } & ViewInput)
  | { type: 'edit'; edit: EditInput }
  | ({ type: 'bulk' } & BulkInput)
  | { type: 'rows'; range: Range }
  | ({ type: 'export' } & ExportInput)
  | ({ type: 'review' } & ReviewInput)
  | { type: 'exportReviewed'; review: number; leftOut: readonly number[] }
  | { type: 'download'; what: DownloadKind }
  | { type: 'article'; id: number; terms: Terms }

/** What is told of it, and what questions end in. */
type Answer =
  | ReadStep
  | ReadEnd
  | RatesTold
  | FiguresTold
  | News
  | { type: 'slow'; figures: SlowFigures }
  | { type: 'preview'; preview: Preview }
  | { type: 'cancelled' }
  | { type: 'rows'; shown: Shown }
  | ({ type: 'exported' } & Exported)
  | { type: 'notExported' }
  | { type: 'counted'; counts: BulkCounts }
  | { type: 'reviewed'; review: Review; rows: readonly ReviewedRow[] }
  | ({ type: 'file' } & NamedFile)
  | ({ type: 'article' } & ArticleLink)

export type Of<Type extends Answer['type']> = Extract<Answer, { type: Type }>

export const fileOf = (content: string | Blob, name = 'articoli.csv') => new File([content], name)

/** A file as a browser gives it that can't read it: only reading it tells. */
export function outOfReach(name: string, why: 'NotFoundError' | 'NotReadableError'): File {
  const file = new File(['sku'], name)
  const fail = () => Promise.reject(new DOMException('Nothing can be read', why))
  return Object.defineProperties(file, {
    arrayBuffer: { value: fail },
    slice: { value: () => file },
  })
}

const firstView: ViewInput = {
  terms,
  channels: [],
  filter: everything,
  order: null,
  range: { from: 0, count: 20 },
}

/** What a question ends in; null where nothing is answered. */
async function endOf(
  api: ListApi,
  question: Question,
  tell: (answer: Answer) => void,
): Promise<Answer | null> {
  switch (question.type) {
    case 'open':
      return api.open(question, tell)
    case 'costs':
      return api.costs(question, tell)
    case 'joinCosts':
      return api.joinCosts(question, tell)
    case 'preview': {
      const preview = await api.preview(question)
      return preview && { type: 'preview', preview }
    }
    case 'cancel':
      await api.cancel(null)
      return { type: 'cancelled' }
    case 'view': {
      const figures = await api.view(question, tell)
      return figures && { type: 'slow', figures }
    }
    case 'edit': {
      const figures = await api.edit(question.edit, tell)
      return figures && { type: 'slow', figures }
    }
    case 'bulk': {
      const counts = await api.bulk(question)
      return counts && { type: 'counted', counts }
    }
    case 'rows': {
      const shown = await api.rows(question.range)
      return shown && { type: 'rows', shown }
    }
    case 'export': {
      const file = await api.export(question)
      return file && { type: 'exported', ...file }
    }
    case 'review': {
      const review = await api.review(question)
      return (
        review && { type: 'reviewed', review, rows: await api.reviewed({ from: 0, count: 50 }) }
      )
    }
    case 'exportReviewed': {
      const file = await api.exportReviewed(question)
      return file === null ? { type: 'notExported' } : { type: 'exported', ...file }
    }
    case 'download': {
      const file = await api.download(question.what)
      return file && { type: 'file', ...file }
    }
    case 'article': {
      const article = await api.article(question)
      return article && { type: 'article', ...article }
    }
  }
}

/** A client of the list's worker that keeps what is told and answered in order. */
export class Visit {
  readonly #answers: Answer[] = []
  readonly #waiting: (() => void)[] = []
  #view = firstView
  #review = 0
  /** What there is to choose from, as it was last told. */
  #rates: Omit<Of<'rates'>, 'type'> = {
    choices: { marketplaces: [], categories: [], channels: [] },
    categories: [],
    ruled: [],
    assumed: '',
  }
  readonly api = new ListWorker('margine-')

  constructor() {
    void this.api.follow(null, this.#take)
  }

  readonly #take = (answer: Answer): void => {
    this.#answers.push(structuredClone(answer))
    if (answer.type === 'rates') this.#rates = answer
    for (const wake of this.#waiting.splice(0)) wake()
  }

  say(question: Question): void {
    void endOf(this.api, question, this.#take).then((end) => end && this.#take(end))
  }

  /** The next answer of one of some kinds; those before it are forgotten. */
  async hear<Type extends Answer['type']>(...types: Type[]): Promise<Of<Type>> {
    for (;;) {
      const answer = this.#answers.shift()
      if (answer !== undefined && types.includes(answer.type as Type)) return answer as Of<Type>
      if (answer === undefined) await new Promise<void>((wake) => this.#waiting.push(wake))
    }
  }

  /** What opening a file comes to: a list, or a question. */
  tryToOpen(text: string, question: Partial<OpenInput> = {}) {
    this.say({ type: 'open', file: fileOf(text), terms, ...question })
    return this.hear('list', 'columnsAsked', 'refused')
  }

  /** Reads a file of costs, and joins what it says. */
  async join(
    file: File,
    { isReplacing = false, ...question }: Partial<CostsInput> & { isReplacing?: boolean } = {},
  ): Promise<Of<'list'>> {
    const said = { withoutSuffix: false, isAgain: false, terms, ...question }
    this.say({ type: 'costs', file, ...said })
    if (!said.isAgain) {
      await this.hear('costsFound')
      this.say({ type: 'joinCosts', isReplacing })
    }
    return this.hear('list')
  }

  async open(text: string): Promise<Of<'list'>> {
    this.say({ type: 'open', file: fileOf(text), terms })
    return this.hear('list')
  }

  /** Takes up the list that is kept on the device. */
  begin() {
    return this.api.begin({ terms, isRead: true, marketplace: null })
  }

  ask(view: Partial<ViewInput> = {}): void {
    this.#view = { ...firstView, ...view }
    this.say({ type: 'view', ...this.#view })
  }

  /** Asks for what was asked for last as a file. */
  startExport(kind: ResultsKind = 'csv'): void {
    const { range: _, ...shown } = this.#view
    this.say({ type: 'export', kind, ...shown })
  }

  /** What was asked for last, as a file. */
  exported(kind?: ResultsKind): Promise<Of<'exported'>> {
    this.startExport(kind)
    return this.hear('exported')
  }

  /** What a file of prices of what was asked for last would change. */
  async reviewed(kind: PricesKind, choice: Partial<ReviewChoice> = {}): Promise<Of<'reviewed'>> {
    const { range: _, ...shown } = this.#view
    const by = { whenAbove: 'alza', mostRise: Number.POSITIVE_INFINITY, ...choice } as const
    this.say({ type: 'review', choice: { kind, ...by }, ...shown })
    const found = await this.hear('reviewed')
    this.#review = found.review.id
    return found
  }

  /** The file that was reviewed, without some articles. */
  takeReviewed(...leftOut: number[]): Promise<Of<'exported'>> {
    this.say({ type: 'exportReviewed', review: this.#review, leftOut })
    return this.hear('exported')
  }

  /** Writes amounts to rows of the view from one on, once they are all known. */
  write(what: Amount, from: number, id: number, ...amounts: number[]) {
    return this.edited({ type: 'write', what, from, id, amounts })
  }

  /** What is shown once a change was made. */
  async edited(edit: EditInput) {
    this.say({ type: 'edit', edit })
    const { type: _, ...answer } = await this.hear('figures')
    const slow = await this.hear('slow')
    return { ...answer, slow: slow.figures }
  }

  /** What is shown once everything asked for has been answered. */
  async settled(view: Partial<ViewInput> = {}) {
    this.ask(view)
    await this.hear('figures')
    const { type: _, ...answer } = await this.hear('figures')
    const slow = await this.hear('slow')
    return { ...this.#rates, ...answer, slow: slow.figures }
  }
}
