import { figureColumns, firstRows } from '@margine/engine'
import { Unreadable, unreadableInWords } from '@margine/listino'
import { fragmentOf } from '../../calculation/form-link.ts'
import { articleForm } from './article-form.ts'
import { Articles } from './articles.ts'
import { dropFiles } from './device.ts'
import { download } from './downloads.ts'
import { type ExportChoice, exported } from './exports.ts'
import { importList, type JoinedCosts, joinCosts, MissingColumn, type Progress } from './import.ts'
import { keepList, keepTerms, keptList, keptTerms } from './keeping.ts'
import type {
  Answer,
  CategoryCount,
  DownloadKind,
  ListFacts,
  Question,
  Range,
  Shown,
} from './messages.ts'
import { Reckoned } from './reckoned.ts'
import { shownRows } from './shown-rows.ts'
import { type Choices, choicesOf, compileTerms, type Terms } from './terms.ts'
import { Unusable } from './unusable.ts'
import { messages } from './words.ts'

type Asked = Extract<Question, { type: 'ask' }>

/** Thrown where what is worked on isn't wanted any more. */
class Outdated extends Error {}

/** As many are among the worst and among those with most to gain. */
const listed = 10
const firstProblems = 200

/** A turn for whatever else waits. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** What takes a moment begins once a slider rests. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 100))

const viewKey = ({ terms, filter, order }: Asked) => JSON.stringify([terms, filter, order])
/** What there is to choose from depends on these alone. */
const ratesKey = ({ terms: { marketplace, category, tariffe } }: Asked) =>
  JSON.stringify([marketplace, category, tariffe])
const termsKey = ({ terms }: Asked) => JSON.stringify(terms)

/** Knows the list and answers what the page asks of it. */
export class Desk {
  readonly #tell: (answer: Answer) => void
  #articles = new Articles()
  #unusable = new Unusable()
  #facts: ListFacts | null = null
  #costs: JoinedCosts | null = null
  #reckoned: Reckoned | null = null
  #choices: Choices = { marketplaces: [], categories: [] }
  #categories: CategoryCount[] = []
  #rows: Uint32Array = new Uint32Array(0)
  #asked: Asked | null = null
  #mark: ',' | '.' = ','
  #answeredTerms = ''
  #answeredView = ''
  #answeredRates = ''
  /** What is under way, and given up when another begins. */
  #reading = 0
  #working = 0

  constructor(tell: (answer: Answer) => void) {
    this.#tell = tell
  }

  async handle(question: Question): Promise<void> {
    switch (question.type) {
      case 'begin':
        return this.#begin(question.terms, question.isOurs)
      case 'open':
        return this.#read((report) => this.#open(question.file, question.terms, report))
      case 'costs':
        return this.#read((report) => this.#join(question.file, question.withoutSuffix, report))
      case 'cancel':
        this.#reading++
        return this.#tell({ type: 'cancelled' })
      case 'forget':
        this.#reading++
        this.#take(new Articles(), new Unusable(), null)
        await dropFiles()
        return this.#tell({ type: 'list', facts: null, terms: null })
      case 'ask':
        this.#asked = question
        return this.#answer()
      case 'rows':
        return this.#move(question.range)
      case 'export':
        return this.#export(question.choice)
      case 'download':
        return this.#download(question.what)
      case 'article':
        return this.#tellArticle(question.id, question.terms)
    }
  }

  async #begin(first: Terms, isOurs: boolean): Promise<void> {
    if (!isOurs) await dropFiles()
    const list = isOurs ? await keptList() : null
    const terms = list === null ? null : await keptTerms(first)
    if (list !== null) {
      this.#costs = list.costs
      this.#mark = list.mark
      this.#take(list.articles, list.unusable, list.facts)
      this.#tell({ type: 'kept', isKept: true })
    }
    this.#tell({ type: 'list', facts: this.#facts, terms })
  }

  /** Keeps the list on this device, as far as there is room. */
  async #keep(): Promise<void> {
    const facts = this.#facts
    if (facts === null) return
    const [articles, unusable, costs, mark] = [
      this.#articles,
      this.#unusable,
      this.#costs,
      this.#mark,
    ]
    const isKept = await keepList({ articles, unusable, facts, costs, mark }).then(
      () => true,
      () => false,
    )
    // Half a list is of no use, and one that was forgotten meanwhile isn't kept.
    if (!isKept || this.#facts === null) await dropFiles()
    if (this.#facts !== null) this.#tell({ type: 'kept', isKept })
  }

  async #read(work: (report: (progress: Progress) => Promise<void>) => Promise<void>) {
    const reading = ++this.#reading
    const report = async (progress: Progress) => {
      this.#tell({ type: 'progress', progress })
      await turn()
      if (reading !== this.#reading) throw new Outdated()
    }
    try {
      await work(report)
    } catch (error) {
      if (error instanceof Outdated) return
      if (error instanceof Unreadable)
        this.#tell({ type: 'failed', message: unreadableInWords(error.code) })
      else if (error instanceof MissingColumn)
        this.#tell({ type: 'failed', message: messages.missingColumn(error.header) })
      else throw error
    }
  }

  async #open(file: File, chosen: Terms, report: (progress: Progress) => Promise<void>) {
    const { articles, unusable, label, mark, terms } = await importList(
      file,
      file.name,
      chosen,
      report,
    )
    await report({ rows: articles.length, share: 1 })
    this.#costs = null
    this.#mark = mark
    this.#take(articles, unusable, {
      fileName: file.name,
      label,
      articles: articles.length,
      unusable: unusable.length,
      problems: Array.from({ length: Math.min(unusable.length, firstProblems) }, (_, at) =>
        unusable.at(at),
      ),
      costs: null,
    })
    this.#tell({ type: 'list', facts: this.#facts, terms })
    await this.#keep()
  }

  async #join(
    file: File,
    withoutSuffix: boolean,
    report: (progress: Progress) => Promise<void>,
  ): Promise<void> {
    if (this.#facts === null) return
    const costs = await joinCosts(file, file.name, this.#articles, withoutSuffix, report)
    this.#costs = costs
    const facts = {
      ...this.#facts,
      costs: {
        fileName: file.name,
        found: costs.found,
        withoutSuffix: costs.withoutSuffix,
        unused: costs.unused.length,
        problems: costs.problems.length,
      },
    }
    this.#take(this.#articles, this.#unusable, facts)
    this.#tell({ type: 'list', facts, terms: null })
    await this.#keep()
  }

  #take(articles: Articles, unusable: Unusable, facts: ListFacts | null): void {
    this.#working++
    this.#articles = articles
    this.#unusable = unusable
    this.#facts = facts
    this.#reckoned = null
    this.#asked = null
    this.#answeredTerms = ''
    this.#answeredView = ''
    this.#answeredRates = ''
    this.#rows = new Uint32Array(0)
  }

  async #answer(): Promise<void> {
    const working = ++this.#working
    // The newest of those that wait counts.
    await turn()
    const asked = this.#asked
    if (working !== this.#working || asked === null || this.#facts === null) return
    const reckoned = this.#reckon(asked)
    const isSameView = this.#answeredView === viewKey(asked)
    if (this.#answeredView === '')
      this.#rows = Uint32Array.from({ length: this.#articles.length }, (_, row) => row)
    this.#tellFigures(reckoned, asked)
    if (isSameView) return
    await rest()
    if (working !== this.#working) return
    try {
      await this.#settle(reckoned, asked, async () => {
        await turn()
        if (working !== this.#working) throw new Outdated()
      })
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
  }

  /** The rows somewhere else, by what was asked before. */
  #move(range: Range): void {
    if (this.#asked === null) return
    this.#asked = { ...this.#asked, range }
    if (this.#reckoned !== null)
      this.#tell({ type: 'rows', shown: this.#shown(this.#reckoned, this.#asked) })
  }

  /** The figures by the terms that are asked for, worked out anew where those have changed. */
  #reckon(asked: Asked): Reckoned {
    if (this.#reckoned !== null && this.#answeredTerms === termsKey(asked)) return this.#reckoned
    const compiled = compileTerms(asked.terms, this.#articles.places)
    const figures = this.#reckoned?.figures ?? figureColumns(this.#articles.length)
    const reckoned = new Reckoned(this.#articles, compiled, figures)
    this.#reckoned = reckoned
    if (this.#answeredRates !== ratesKey(asked)) {
      this.#choices = choicesOf(asked.terms)
      this.#categories = reckoned.categories()
      this.#answeredRates = ratesKey(asked)
    }
    this.#answeredTerms = termsKey(asked)
    this.#answeredView = this.#answeredView === '' ? '' : 'other'
    return reckoned
  }

  #shown(reckoned: Reckoned, { range: { from, count } }: Asked): Shown {
    const first = Math.max(0, Math.min(from, this.#rows.length - 1))
    const rows = reckoned.rowsOf(this.#rows.subarray(first, first + count))
    return { from: first, rows, count: this.#rows.length }
  }

  #tellFigures(reckoned: Reckoned, asked: Asked): void {
    const { verdicts, without, guadagno, margini } = reckoned.summary
    this.#tell({
      type: 'figures',
      figures: { verdicts, without, below: reckoned.below(), guadagno, margini: [...margini] },
      choices: this.#choices,
      categories: this.#categories,
      shown: this.#shown(reckoned, asked),
    })
  }

  /** What the figures alone don't tell: which rows are shown in which order, dead zones, the worst and the best to mend. */
  async #settle(reckoned: Reckoned, asked: Asked, pause: () => Promise<void>): Promise<void> {
    await pause()
    this.#rows = await shownRows(this.#articles, reckoned, asked.filter, asked.order, pause)
    await pause()
    this.#answeredView = viewKey(asked)
    this.#tellFigures(reckoned, this.#asked ?? asked)
    const { loss } = await reckoned.better(pause)
    const gains = await reckoned.gains(pause)
    const { length } = this.#articles
    let dead = 0
    for (let row = 0; row < length; row++) dead += Number((loss[row] as number) > 0)
    const worst = firstRows(length, reckoned.figures.guadagno, listed, 'ascending')
    if (this.#facts !== null) await keepTerms(asked.terms).catch(() => {})
    const most = firstRows(length, gains, listed, 'descending')
    this.#tell({
      type: 'slow',
      figures: {
        dead,
        worst: reckoned.rowsOf(worst),
        gains: reckoned
          .rowsOf(most)
          .map((row, at) => ({ row, gain: gains[most[at] as number] as number })),
      },
    })
  }

  /** Writes what is shown now, whatever is asked for meanwhile. */
  async #export(choice: ExportChoice): Promise<void> {
    if (this.#asked === null) return
    const reckoned = new Reckoned(
      this.#articles,
      compileTerms(this.#asked.terms, this.#articles.places),
    )
    const [articles, rows, mark] = [this.#articles, this.#rows, this.#mark]
    const file = await exported(choice, { articles, reckoned, rows, mark, pause: turn })
    this.#tell({ type: 'exported', ...file })
  }

  #tellArticle(id: number, terms: Terms): void {
    const { texts, length } = this.#articles
    // It was asked of a list that is gone.
    if (id >= length) return
    const link = fragmentOf(articleForm(id, this.#articles, terms))
    this.#tell({ type: 'article', link, name: texts.name.at(id), sku: texts.sku.at(id) })
  }

  #download(what: DownloadKind): void {
    const file = download(what, this.#unusable, this.#costs)
    this.#tell({ type: 'file', ...file })
  }
}
