import {
  type FigureColumns,
  figureColumns,
  firstRows,
  selectedRows,
  type TriedSummary,
  triedSummary,
} from '@margine/engine'
import { assumedInWords } from '../categories/assumed.ts'
import { channelColumnsForPeople } from '../channels/columns.ts'
import { ofExpenses } from '../costs/parts.ts'
import { columnsForPeople } from '../writing/term-columns.ts'
import { columnOf, type Written } from './article-columns.ts'
import type { Articles } from './articles.ts'
import type {
  EditInput,
  ExportInput,
  FiguresTold,
  Range,
  RatesTold,
  ReviewInput,
  Shown,
  SlowFigures,
  ViewInput,
} from './asked.ts'
import { type BulkCounts, type BulkInput, type BulkPrices, bulkPrices } from './bulk-prices.ts'
import type { ChannelFigures } from './channels.ts'
import { unsaidIn } from './expenses.ts'
import { type Exported, exported } from './exports.ts'
import type { KnownList } from './known-list.ts'
import { isChannelKey } from './order.ts'
import { type Placed, PlacedList } from './placed-list.ts'
import { assumedIn, ruledCounts } from './placing.ts'
import { PriceReview, type Review, type ReviewedRow } from './price-review.ts'
import { Recalculated } from './recalculated.ts'
import { rowsOf } from './rows.ts'
import { ownRateIn } from './seller-terms.ts'
import { shownRows } from './shown-rows.ts'
import {
  abroadBy,
  asItIs,
  basisOf,
  choicesOf,
  comparedOn,
  compileTerms,
  namesOf,
  readingForm,
  type Terms,
} from './terms.ts'
import { Newest, type Pause, pauseUntil, rest, turn, unlessAborted } from './turns.ts'
import { bins } from './view.ts'

type EditOf<Type extends EditInput['type']> = Extract<EditInput, { type: Type }>

type Tell = (told: RatesTold | FiguresTold) => void

/** As many are among the worst and among those with most to gain. */
const listed = 10

/** Rows stay where they are whatever they are compared on, but where a channel sorts them. */
const viewKey = ({ terms, channels, filter, order }: Omit<ViewInput, 'range'>) =>
  JSON.stringify([terms, filter, order, order !== null && isChannelKey(order.column) && channels])
/** What there is to choose from depends on these alone. */
const ratesKey = ({ terms }: ViewInput) => {
  const { marketplace, category, tariffe, regole } = terms
  return JSON.stringify([marketplace, category, tariffe, regole, ownRateIn(terms)])
}
const termsKey = ({ terms }: ViewInput) => JSON.stringify(terms)
const keyOf = ({ rule, mostRise }: BulkInput) => JSON.stringify([rule, mostRise])

const nothing: TriedSummary = {
  loss: 0,
  below: 0,
  without: 0,
  unjudged: 0,
  margini: new Uint32Array(bins.count),
}

const nothingLacks: Recalculated['lacking'] = { cost: 0, rates: 0, vat: 0 }

/** A list, its articles as the seller changed them, and where those are. */
type Taken = { list: KnownList; articles: Articles; placed: PlacedList }

/** Keeps on the device what is said of a list. */
type Keep = {
  terms: (terms: Terms) => Promise<void>
  changes: (list: KnownList) => Promise<void>
}

function takenOf(list: KnownList): Taken {
  const articles = list.changes.over(list.articles)
  return { list, articles, placed: new PlacedList(articles) }
}

/** How the page looks at a list: figures, rows, files to take away. */
export class ListView {
  readonly #keep: Keep
  #taken: Taken | null = null
  #recalculated: Recalculated | null = null
  /** What articles come to on the channels that were asked for last, by the figures that are shown. */
  #compared: { by: Recalculated; asked: string; figures: ChannelFigures } | null = null
  #summary = nothing
  /** How many articles are sold in each country, and what there is to say of those abroad. */
  #soldIn: ReadonlyMap<string, number> = new Map()
  #abroad = ''
  #rows: Uint32Array = new Uint32Array(0)
  /** Where the figures of all articles are written, over those of the terms before. */
  #room: FigureColumns | null = null
  #asked: ViewInput | null = null
  #answeredTerms = ''
  #answeredView = ''
  /** Whether what takes a moment was told of it too. */
  #isSettled = false
  #answeredRates = ''
  /** The review that was asked for last, once it is answered. */
  #review: { id: number; prices: PriceReview } | null = null
  /** How many reviews were asked for. */
  #reviews = 0
  /** The prices that a rule was counted by, for when they are wanted; null once anything changes. */
  #counted: { rule: string; by: Recalculated; rows: Uint32Array; prices: BulkPrices } | null = null
  readonly #newest = new Newest()

  constructor(keep: Keep) {
    this.#keep = keep
  }

  /** Begins with another list; nothing of what was asked about the one before is answered. */
  readonly take = (list: KnownList | null): void => {
    if (list?.articles !== this.#taken?.list.articles) this.#asked = null
    this.#newest.abort()
    this.#taken?.placed.giveUp()
    this.#taken = list === null ? null : takenOf(list)
    this.#soldIn = list?.articles.countries ?? new Map()
    this.#recalculated = null
    this.#compared = null
    this.#summary = nothing
    this.#answeredTerms = ''
    this.#answeredView = ''
    this.#answeredRates = ''
    this.#rows = new Uint32Array(0)
    this.#room = null
    this.#review = null
    this.#reviews++
    this.#counted = null
  }

  /** The list that the page asks about; null where it hasn't heard of the one that is here yet. */
  get list(): KnownList | null {
    return this.#asked === null ? null : (this.#taken?.list ?? null)
  }

  /** The articles that the page asks about, as the seller changed them; null as for the list. */
  get articles(): Articles | null {
    return this.list === null ? null : (this.#taken?.articles ?? null)
  }

  /** Tells figures as soon as they are known; what takes a moment longer is the answer, if nothing newer is asked by then. */
  async show(asked: ViewInput, tell: Tell): Promise<SlowFigures | null> {
    this.#asked = asked
    const signal = this.#newest.begin()
    const pause = pauseUntil(signal)
    const slow = await unlessAborted(signal, () => this.#answer(asked, tell, pause))
    void unlessAborted(signal, async () => {
      await pause()
      await this.#taken?.placed.group(pause)
    })
    return slow
  }

  /** Changes articles, and answers the view as before: nothing is filtered or sorted anew. */
  async edit(edit: EditInput, tell: Tell): Promise<SlowFigures | null> {
    const taken = this.#taken
    const asked = this.#asked
    if (taken === null || asked === null) return null
    const written = await this.#write(edit, taken)
    if (written === null) return null
    taken.articles.write(written)
    if (written.what === 'category') this.#place(taken)
    else {
      taken.placed.ungroup()
      this.#taken = { ...taken }
      this.#recalculated = this.#recalculated?.after(written) ?? null
    }
    this.#summary = this.#recalculated?.summary ?? nothing
    this.#isSettled = false
    void this.#keep.changes(taken.list)
    return this.show(this.#asked ?? asked, tell)
  }

  /** Begins with articles that are charged otherwise than before. */
  #place(taken: Taken): void {
    taken.placed.giveUp()
    this.#taken = { ...taken, placed: new PlacedList(taken.articles) }
    this.#recalculated = null
    this.#answeredRates = ''
  }

  /** Writes a change; null where others are meant than are here. */
  async #write(edit: EditInput, taken: Taken): Promise<Written | null> {
    const { changes } = taken.list
    switch (edit.type) {
      case 'undo':
      case 'redo':
        return changes[edit.type]()
      case 'price':
        return this.#writePrice(edit, taken)
      case 'write':
        return this.#writeRows(edit, taken)
      case 'categories': {
        const { from, id, keys } = edit
        if (this.#rows[from] !== id) return null
        return changes.writeCategories(this.#rows.slice(from, from + keys.length), keys)
      }
      default:
        return this.#writeAll(edit, taken, this.#recalculated)
    }
  }

  /** Writes amounts to rows of the view; null where other rows are meant than are here. */
  #writeRows({ what, from, id, amounts }: EditOf<'write'>, { list }: Taken): Written | null {
    if (this.#rows[from] !== id) return null
    const ids = this.#rows.slice(from, from + amounts.length)
    const read = list.articles.numbers[columnOf[what]]
    const after = Float64Array.from(ids, (one, at) => {
      const amount = amounts[at] as number
      return amount === read[one] ? Number.NaN : amount
    })
    return list.changes.write(what, ids, after)
  }

  /** Writes a price to an article; null where another stands in its place, or prices are tried. */
  #writePrice({ id, sku, name, amount }: EditOf<'price'>, { list }: Taken): Written | null {
    const { numbers, texts, length } = list.articles
    if (id >= length || (this.#asked?.terms.prezzo ?? 0) !== 0) return null
    // Without an SKU it goes by its name; without both nothing tells it from another.
    const isIt = texts.sku.at(id) === sku && (sku !== '' || texts.name.at(id) === name)
    if (!isIt || sku + name === '') return null
    const isRead = amount === numbers.prezzoVendita[id]
    const after = Float64Array.of(isRead ? Number.NaN : amount)
    return list.changes.write('price', Uint32Array.of(id), after)
  }

  /** Writes the prices that a rule gives; null where the list became another meanwhile. */
  async #writeAll(
    edit: EditOf<'bulk' | 'adopt'>,
    taken: Taken,
    recalculated: Recalculated | null,
  ): Promise<Written | null> {
    if (recalculated === null) return null
    const { list, articles } = taken
    const isAdopted = edit.type === 'adopt'
    const percent = isAdopted ? (this.#asked?.terms.prezzo ?? 0) : 0
    const input: BulkInput = isAdopted
      ? { rule: { kind: 'percent', percent }, mostRise: Number.POSITIVE_INFINITY }
      : edit
    const rows = isAdopted ? selectedRows(articles.length, () => true) : this.#rows
    const { ids, prices } = await this.#bulkPrices(input, rows, articles, recalculated)
    if (this.#taken !== taken) return null
    // They are written over, and kept for the way back.
    this.#counted = null
    const read = list.articles.numbers.prezzoVendita
    for (let at = 0; at < ids.length; at++)
      if (prices[at] === read[ids[at] as number]) prices[at] = Number.NaN
    return list.changes.write('price', ids, prices)
  }

  /** What a rule would do to the rows that are shown. */
  async bulk(input: BulkInput): Promise<BulkCounts | null> {
    const { articles } = this
    const [by, rows] = [this.#recalculated, this.#rows]
    if (articles === null || by === null) return null
    const prices = await this.#bulkPrices(input, rows, articles, by)
    this.#counted = { rule: keyOf(input), by, rows, prices }
    return prices.counts
  }

  /** The prices that a rule gives: those that it was counted by, where nothing has changed since. */
  async #bulkPrices(
    input: BulkInput,
    rows: Uint32Array,
    articles: Articles,
    recalculated: Recalculated,
  ): Promise<BulkPrices> {
    const counted = this.#counted
    const isThis =
      counted?.by === recalculated && counted.rows === rows && counted.rule === keyOf(input)
    return isThis ? counted.prices : bulkPrices(input, rows, articles, recalculated, turn)
  }

  async #answer(asked: ViewInput, tell: Tell, pause: Pause): Promise<SlowFigures | null> {
    // The newest of those that wait counts.
    await pause()
    if (this.#taken === null) return null
    const { placed } = this.#taken
    const found = await placed.by(basisOf(asked.terms), pause)
    const { articles } = this.#taken
    const recalculated = this.#recalculate(articles, asked, found, tell)
    const isSameView = this.#answeredView === viewKey(asked)
    const isFirst = this.#answeredView === ''
    if (isFirst) this.#rows = selectedRows(articles.length, () => true)
    tell(this.#figures(recalculated, this.#asked ?? asked))
    if (isSameView && this.#isSettled) return null
    if (!isFirst) await rest()
    return this.#settle(articles, recalculated, asked, tell, pause)
  }

  /** The rows somewhere else of the view that was asked for last; null before there are figures. */
  move(range: Range): Shown | null {
    if (this.#asked === null) return null
    this.#asked = { ...this.#asked, range }
    return this.#recalculated === null ? null : this.#shown(this.#recalculated, this.#asked)
  }

  /** The first rows of the view, wherever the page looks. */
  printed(most: number): Shown | null {
    if (this.#asked === null || this.#recalculated === null) return null
    return this.#shown(this.#recalculated, { ...this.#asked, range: { from: 0, count: most } })
  }

  /** Writes the list as it is now, whatever is asked for or joined meanwhile. */
  async export({ kind, ...shown }: ExportInput): Promise<Exported | null> {
    const now = await this.#now(shown)
    if (now === null) return null
    const { channels, rows } = now
    const { terms } = shown
    const [own, ...others] = namesOf(terms, shown.channels)
    const columns = [
      ...columnsForPeople(readingForm(terms), terms.aliquotaRidotta),
      ...channelColumnsForPeople(own, others),
    ]
    return exported(kind, { terms, channels, rows, columns, pause: turn })
  }

  /** What a file of prices would change, with nothing that is only tried; it is what `exportReviewed` writes. */
  async review({ choice, ...shown }: ReviewInput): Promise<Review | null> {
    const id = ++this.#reviews
    this.#review = null
    const now = await this.#now(shown)
    if (now === null) return null
    const { articles, rows, placing, list } = now
    const { mark, facts } = list
    const titles = facts.account.columns.map(({ title }) => title)
    const terms = asItIs(shown.terms)
    const recalculated = new Recalculated(articles, compileTerms(terms, placing))
    const withVAT = compileTerms({ ...terms, prezzoIncludesIVA: true }, placing)
    const sold = new Recalculated(articles, withVAT)
    const prices = new PriceReview(id, choice, {
      articles,
      rows,
      recalculated,
      sold,
      mark,
      titles,
      pause: turn,
    })
    const found = await prices.look()
    if (id === this.#reviews) this.#review = { id, prices }
    return found
  }

  /** Some of the prices that change by the last review. */
  reviewed({ from, count }: Range): readonly ReviewedRow[] {
    return this.#review?.prices.rows(from, count) ?? []
  }

  /** Writes the file of a review; null where another was asked for since, or the list is another. */
  async exportReviewed(id: number, leftOut: readonly number[]): Promise<Exported | null> {
    if (this.#review?.id !== id) return null
    return this.#review.prices.write(new Set(leftOut))
  }

  /** The list as it is now, and the rows that are shown, or will be once they are worked out. */
  async #now({ terms, channels: asked, filter, order }: Omit<ViewInput, 'range'>) {
    const { list } = this
    if (this.#taken === null || list === null) return null
    const { placed, articles: taken } = this.#taken
    const articles = taken.asTheyAre()
    const placing = await placed.placingBy(basisOf(terms))
    const recalculated = new Recalculated(articles, compileTerms(terms, placing))
    const channels = comparedOn(asked, recalculated, terms)
    const isShown = this.#answeredView === viewKey({ terms, channels: asked, filter, order })
    const rows = isShown
      ? this.#rows
      : await shownRows(articles, recalculated, channels, filter, order, turn)
    return { articles, recalculated, channels, placing, rows, list }
  }

  /** The figures by the terms that are asked for, worked out anew where those have changed. */
  #recalculate(articles: Articles, asked: ViewInput, placed: Placed, tell: Tell): Recalculated {
    const { placing } = placed
    const isByTheseTerms = this.#answeredTerms === termsKey(asked)
    if (this.#recalculated !== null && isByTheseTerms) return this.#recalculated
    const compiled = compileTerms(asked.terms, placing)
    this.#room ??= figureColumns(articles.length)
    const recalculated = new Recalculated(articles, compiled, this.#room)
    this.#recalculated = recalculated
    const { tariffs, whatIf } = compiled
    this.#summary =
      placed.groups === null
        ? recalculated.summary
        : triedSummary(placed.groups, tariffs, whatIf, bins, asked.terms.target)
    if (this.#answeredRates !== ratesKey(asked)) {
      tell({
        type: 'rates',
        choices: choicesOf(asked.terms),
        categories: recalculated.categories(),
        ruled: ruledCounts(placing, compiled.places, asked.terms.regole.length),
        // By a rate of the seller's own no category changes what is charged.
        assumed:
          compiled.ownRate === ''
            ? assumedInWords(assumedIn(placing, compiled.places), articles.length)
            : '',
        unsaid: ofExpenses((expense) => unsaidIn(expense, articles)),
      })
      this.#answeredRates = ratesKey(asked)
    }
    this.#abroad = abroadBy(asked.terms, this.#soldIn)
    this.#answeredTerms = termsKey(asked)
    // A category that was written leaves its row where it is.
    if (!isByTheseTerms && this.#answeredView !== '') this.#answeredView = 'other'
    return recalculated
  }

  #channelsBy(recalculated: Recalculated, { terms, channels }: ViewInput): ChannelFigures {
    const asked = JSON.stringify(channels)
    const known = this.#compared
    if (known?.by === recalculated && known.asked === asked) return known.figures
    const figures = comparedOn(channels, recalculated, terms)
    this.#compared = { by: recalculated, asked, figures }
    return figures
  }

  #shown(recalculated: Recalculated, asked: ViewInput): Shown {
    const { from, count } = asked.range
    const first = Math.max(0, Math.min(from, this.#rows.length - 1))
    const channels = this.#channelsBy(recalculated, asked)
    const rows = channels.rows(this.#rows.subarray(first, first + count)).copies()
    return { from: first, rows, count: this.#rows.length }
  }

  #figures(recalculated: Recalculated, asked: ViewInput): FiguresTold {
    const { loss, below, without: missing, unjudged, margini } = this.#summary
    const { cost: without, rates, vat } = missing === 0 ? nothingLacks : recalculated.lacking
    const unknown = missing - without - rates - vat
    const { articles, list } = this.#taken as Taken
    const { changes } = list
    return {
      type: 'figures',
      figures: {
        ...{ loss, without, unknown, below, unjudged },
        withoutVAT: vat,
        margini: [...margini],
      },
      abroad: this.#abroad,
      shown: this.#shown(recalculated, asked),
      changes: {
        articles: articles.changed,
        canUndo: changes.canUndo,
        canRedo: changes.canRedo,
      },
    }
  }

  /** What the figures alone don't tell: which rows are shown in which order, dead zones, the worst and the best to mend. */
  async #settle(
    articles: Articles,
    recalculated: Recalculated,
    asked: ViewInput,
    tell: Tell,
    pause: Pause,
  ): Promise<SlowFigures> {
    await pause()
    // Rows that were changed stay where they are.
    if (this.#answeredView !== viewKey(asked)) {
      const channels = this.#channelsBy(recalculated, asked)
      const { filter, order } = asked
      const rows = await shownRows(articles, recalculated, channels, filter, order, pause)
      await pause()
      // Both at once: what gives up in between would leave these rows as those of another view.
      this.#rows = rows
      this.#answeredView = viewKey(asked)
      this.#isSettled = false
      tell(this.#figures(recalculated, this.#asked ?? asked))
    }
    const { loss } = await recalculated.better(pause)
    const gains = await recalculated.gains(pause)
    const { length } = articles
    let dead = 0
    for (let row = 0; row < length; row++) dead += Number((loss[row] as number) > 0)
    const worst = firstRows(length, recalculated.figures.guadagno, listed, 'ascending')
    void this.#keep.terms(asked.terms)
    const most = firstRows(length, gains, listed, 'descending')
    this.#isSettled = true
    return {
      dead,
      worst: rowsOf(recalculated, worst),
      gains: rowsOf(recalculated, most).map((row, at) => ({
        row,
        gain: gains[most[at] as number] as number,
      })),
    }
  }
}
