import {
  type FigureColumns,
  figureColumns,
  firstRows,
  selectedRows,
  type TriedSummary,
  triedSummary,
} from '@margine/engine'
import { assumedInWords, columnsForPeople } from '@margine/listino'
import { exported } from './exports.ts'
import type { KnownList } from './keeping.ts'
import type { Answer, Question, Range, Shown } from './messages.ts'
import { type Placed, PlacedList } from './placed-list.ts'
import { assumedIn, ruledCounts } from './placing.ts'
import { Reckoned } from './reckoned.ts'
import { shownRows } from './shown-rows.ts'
import { abroadBy, choicesOf, compileTerms, readingForm, type Terms } from './terms.ts'
import { Outdated, type Pause, rest, turn } from './turns.ts'
import { bins } from './view.ts'

type Asked = Extract<Question, { type: 'ask' }>
type Export = Extract<Question, { type: 'export' }>

/** As many are among the worst and among those with most to gain. */
const listed = 10

const viewKey = ({ terms, filter, order }: Asked) => JSON.stringify([terms, filter, order])
/** What there is to choose from depends on these alone. */
const ratesKey = ({ terms: { marketplace, category, tariffe, regole } }: Asked) =>
  JSON.stringify([marketplace, category, tariffe, regole])
const termsKey = ({ terms }: Asked) => JSON.stringify(terms)

const nothing: TriedSummary = {
  loss: 0,
  below: 0,
  without: 0,
  margini: new Uint32Array(bins.count),
}

type Taken = { list: KnownList; placed: PlacedList }

/** What a list comes to by what the page asks: figures, rows, files to take away. */
export class Answering {
  readonly #tell: (answer: Answer) => void
  readonly #keepTerms: (terms: Terms) => Promise<void>
  #taken: Taken | null = null
  #reckoned: Reckoned | null = null
  #summary = nothing
  /** How many articles are sold in each country, and what there is to say of those abroad. */
  #soldIn: ReadonlyMap<string, number> = new Map()
  #abroad = ''
  #rows: Uint32Array = new Uint32Array(0)
  /** Where the figures of all articles are written, over those of the terms before. */
  #room: FigureColumns | null = null
  #asked: Asked | null = null
  #answeredTerms = ''
  #answeredView = ''
  /** Whether what takes a moment was told of it too. */
  #isSettled = false
  #answeredRates = ''
  /** What is under way, and given up when another begins. */
  #working = 0

  constructor(tell: (answer: Answer) => void, keepTerms: (terms: Terms) => Promise<void>) {
    this.#tell = tell
    this.#keepTerms = keepTerms
  }

  /** Begins with another list; nothing of what was asked about the one before is answered. */
  readonly take = (list: KnownList | null): void => {
    if (list?.articles !== this.#taken?.list.articles) this.#asked = null
    this.#working++
    this.#taken?.placed.giveUp()
    this.#taken = list === null ? null : { list, placed: new PlacedList(list.articles) }
    this.#soldIn = list?.articles.countries ?? new Map()
    this.#reckoned = null
    this.#summary = nothing
    this.#answeredTerms = ''
    this.#answeredView = ''
    this.#answeredRates = ''
    this.#rows = new Uint32Array(0)
    this.#room = null
  }

  /** The list that the page asks about; null where it hasn't heard of the one that is here yet. */
  get list(): KnownList | null {
    return this.#asked === null ? null : (this.#taken?.list ?? null)
  }

  async ask(question: Asked): Promise<void> {
    this.#asked = question
    const working = ++this.#working
    const pause = async () => {
      await turn()
      if (working !== this.#working) throw new Outdated()
    }
    try {
      await this.#answer(question, pause)
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
  }

  async #answer(asked: Asked, pause: Pause): Promise<void> {
    // The newest of those that wait counts.
    await pause()
    if (this.#taken === null) return
    const { list, placed } = this.#taken
    const reckoned = this.#reckon(list, asked, await placed.by(asked.terms.regole, pause))
    const isSameView = this.#answeredView === viewKey(asked)
    const isFirst = this.#answeredView === ''
    if (isFirst) this.#rows = selectedRows(list.articles.length, () => true)
    this.#tellFigures(reckoned, this.#asked ?? asked)
    if (isSameView && this.#isSettled) return
    if (!isFirst) await rest()
    await this.#settle(list, reckoned, asked, pause)
  }

  /** The rows somewhere else, by what was asked before. */
  move(range: Range): void {
    if (this.#asked === null) return
    this.#asked = { ...this.#asked, range }
    if (this.#reckoned !== null)
      this.#tell({ type: 'rows', shown: this.#shown(this.#reckoned, this.#asked) })
  }

  /** Writes the list as it is now, whatever is asked for or joined meanwhile. */
  async export({ choice, terms, filter, order }: Export): Promise<void> {
    const { list } = this
    if (this.#taken === null || list === null) return
    const { placed } = this.#taken
    const { mark } = list
    const articles = list.articles.asTheyAre()
    const placing = await placed.placingBy(terms.regole)
    const reckoned = new Reckoned(articles, compileTerms(terms, placing))
    const withVat = compileTerms({ ...terms, prezzoIncludesIVA: true }, placing)
    const sold = new Reckoned(articles, withVat)
    const rows = await shownRows(articles, reckoned, filter, order, turn)
    const columns = columnsForPeople(readingForm(terms), terms.aliquotaRidotta)
    const exporting = { articles, reckoned, sold, rows, columns, mark, pause: turn }
    const file = await exported(choice, exporting)
    this.#tell({ type: 'exported', ...file })
  }

  /** The figures by the terms that are asked for, worked out anew where those have changed. */
  #reckon({ articles }: KnownList, asked: Asked, { placing, groups }: Placed): Reckoned {
    if (this.#reckoned !== null && this.#answeredTerms === termsKey(asked)) return this.#reckoned
    const compiled = compileTerms(asked.terms, placing)
    this.#room ??= figureColumns(articles.length)
    const reckoned = new Reckoned(articles, compiled, this.#room)
    this.#reckoned = reckoned
    const { tariffs, whatIf } = compiled
    this.#summary = triedSummary(groups, tariffs, whatIf, bins, asked.terms.target)
    if (this.#answeredRates !== ratesKey(asked)) {
      this.#tell({
        type: 'rates',
        choices: choicesOf(asked.terms),
        categories: reckoned.categories(),
        ruled: ruledCounts(placing, compiled.places, asked.terms.regole.length),
        assumed: assumedInWords(assumedIn(placing, compiled.places), articles.length),
      })
      this.#answeredRates = ratesKey(asked)
    }
    this.#abroad = abroadBy(asked.terms, this.#soldIn)
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
    const { loss, below, without: missing, margini } = this.#summary
    const { rates, vat } = reckoned.lacking
    const without = missing - rates - vat
    this.#tell({
      type: 'figures',
      figures: { loss, without, below, withoutVAT: vat, margini: [...margini] },
      abroad: this.#abroad,
      shown: this.#shown(reckoned, asked),
    })
  }

  /** What the figures alone don't tell: which rows are shown in which order, dead zones, the worst and the best to mend. */
  async #settle(
    { articles }: KnownList,
    reckoned: Reckoned,
    asked: Asked,
    pause: Pause,
  ): Promise<void> {
    await pause()
    const rows = await shownRows(articles, reckoned, asked.filter, asked.order, pause)
    await pause()
    // Both at once: what gives up in between would leave these rows as those of another view.
    this.#rows = rows
    this.#answeredView = viewKey(asked)
    this.#isSettled = false
    this.#tellFigures(reckoned, this.#asked ?? asked)
    const { loss } = await reckoned.better(pause)
    const gains = await reckoned.gains(pause)
    const { length } = articles
    let dead = 0
    for (let row = 0; row < length; row++) dead += Number((loss[row] as number) > 0)
    const worst = firstRows(length, reckoned.figures.guadagno, listed, 'ascending')
    void this.#keepTerms(asked.terms)
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
    this.#isSettled = true
  }
}
