import {
  type FigureColumns,
  figureColumns,
  firstRows,
  selectedRows,
  type TriedSummary,
  triedSummary,
} from '@margine/engine'
import { assumedInWords } from '../categories/assumed.ts'
import type { Written } from './article-columns.ts'
import type { Articles } from './articles.ts'
import type {
  EditInput,
  FiguresTold,
  LeftInput,
  RatesTold,
  Shown,
  SlowFigures,
  ViewInput,
} from './asked.ts'
import type { BulkCounts, BulkInput } from './bulk-prices.ts'
import type { Left } from './calculated-with.ts'
import type { ChannelFigures } from './channels.ts'
import type { Compiled } from './compiled.ts'
import { Edits } from './edits.ts'
import { countSaid, type SaidCounts } from './expenses.ts'
import type { KnownList } from './known-list.ts'
import { droppable, monthlyOrOnce, withoutSales } from './monthly.ts'
import { isChannelKey } from './order.ts'
import { type Placed, PlacedList } from './placed-list.ts'
import { assumedIn, ruledCounts } from './placing.ts'
import { Recalculated } from './recalculated.ts'
import { rowsOf } from './rows.ts'
import { ownRateIn } from './seller-terms.ts'
import { shownRows } from './shown-rows.ts'
import { Stage } from './stage.ts'
import { abroadBy, basisOf, choicesOf, comparedOn, compileTerms, type Terms } from './terms.ts'
import { type Pause, turn } from './turns.ts'
import { bins } from './view.ts'

/** What the articles of a list come to by some terms. */
export type Figures = { terms: Terms; recalculated: Recalculated; summary: TriedSummary }

/** What decides which rows are shown, and in which order. */
type Look = Omit<ViewInput, 'range'>

/** As many are among the worst and among those with most to gain. */
const listed = 10

/** Rows stay where they are whatever they are compared on, but where a channel sorts them. */
const lookOf = ({ terms, channels, filter, order }: Look) => [
  ...[terms, filter, order],
  order !== null && isChannelKey(order.column) ? channels : null,
]

const nothingLacks: Recalculated['lacking'] = { cost: 0, rates: 0, vat: 0 }

/**
 * What a list comes to, stage by stage: its articles are placed, their places compiled, figures worked out, rows chosen. Each
 * stage is made anew where what it is made of is another object; an edit changes the figures alone.
 */
export class ListStages {
  readonly list: KnownList
  /** Its articles, as the seller changed them. */
  readonly articles: Articles
  readonly #edits: Edits
  #placed: PlacedList
  /** How many articles are sold in each country. */
  readonly #soldIn: ReadonlyMap<string, number>
  readonly #compiled = new Stage<Compiled>()
  readonly #figures = new Stage<Figures>()
  readonly #rates = new Stage<RatesTold>()
  readonly #said = new Stage<SaidCounts>()
  readonly #compared = new Stage<ChannelFigures>()
  readonly #rows = new Stage<Uint32Array>()
  readonly #slow = new Stage<SlowFigures>()
  /** Where the figures of all articles are written, over those of the terms before. */
  #room: FigureColumns | null = null

  constructor(list: KnownList) {
    this.list = list
    this.articles = list.changes.over(list.articles)
    this.#edits = new Edits(list, this.articles)
    this.#placed = new PlacedList(this.articles)
    this.#soldIn = list.articles.countries
  }

  /** Ends what is under way. */
  giveUp(): void {
    this.#placed.giveUp()
    this.#edits.outdate()
  }

  /** Whether no filter and no order were asked for yet. */
  get isNew(): boolean {
    return this.#rows.value === null || this.#rows.isOf([])
  }

  /** The rows that are shown: all of them until a filter and an order were asked for. */
  get #shownRows(): Uint32Array {
    return (
      this.#rows.value ??
      this.#rows.set(
        [],
        selectedRows(this.articles.length, () => true),
      )
    )
  }

  placed(terms: Terms, pause: Pause): Promise<Placed> {
    return this.#placed.by(basisOf(terms), pause)
  }

  /** Puts articles into groups: whatever is tried then is summed up in a third of the time. */
  group(pause: Pause): Promise<void> {
    return this.#placed.group(pause)
  }

  figures(terms: Terms, { placing, groups }: Placed): Figures {
    const compiled = this.#compiled.of([terms, placing], () => compileTerms(terms, placing))
    return this.#figures.of([compiled], () => {
      this.#room ??= figureColumns(this.articles.length)
      const recalculated = new Recalculated(this.articles, compiled, this.#room)
      const summary =
        groups === null
          ? recalculated.summary
          : triedSummary(groups, compiled.tariffs, compiled.whatIf, bins, compiled.target)
      return { terms, recalculated, summary }
    })
  }

  /** What there is to choose from; null where it is as it was told last. */
  newRates({ terms, recalculated }: Figures, { placing }: Placed): RatesTold | null {
    const { marketplace, category, tariffe, regole } = terms
    const { compiled } = recalculated
    const before = this.#rates.value
    const by = [this.#placed, marketplace, category, tariffe, regole, ownRateIn(terms)]
    const told = this.#rates.of(by, () => ({
      type: 'rates',
      choices: choicesOf(terms),
      categories: recalculated.categories(),
      ruled: ruledCounts(placing, compiled.places, regole.length),
      // By a rate of the seller's own no category changes what is charged.
      assumed:
        compiled.ownRate === ''
          ? assumedInWords(assumedIn(placing, compiled.places), this.articles.length)
          : '',
    }))
    return told === before ? null : told
  }

  /** Writes a change, of which the figures of all other articles stay; null where others are meant than are here. */
  async edit(edit: EditInput, tried: number): Promise<Written | null> {
    const recalculated = this.#figures.value?.recalculated ?? null
    const written = await this.#edits.written(edit, { rows: this.#shownRows, recalculated, tried })
    if (written === null) return null
    this.#edits.outdate()
    this.articles.write(written)
    this.#said.clear()
    if (written.what === 'category') {
      this.#placed.giveUp()
      this.#placed = new PlacedList(this.articles)
      this.#figures.clear()
    } else {
      this.#placed.ungroup()
      this.#figures.patch(({ terms, recalculated: before }) => {
        const after = before.after(written)
        return { terms, recalculated: after, summary: after.summary }
      })
    }
    return written
  }

  /** What a rule would do to the rows that are shown. */
  async bulk(input: BulkInput): Promise<BulkCounts | null> {
    const recalculated = this.#figures.value?.recalculated ?? null
    const found = await this.#edits.prices(input, { rows: this.#shownRows, recalculated })
    return found?.counts ?? null
  }

  /** What an article would leave with other amounts; null where another is meant than is here. */
  leftWith({ id, amounts }: LeftInput): Left | null {
    const recalculated = this.#figures.value?.recalculated
    if (recalculated === undefined || id >= recalculated.columns.length) return null
    return recalculated.withAmounts(id, amounts)
  }

  #channels({ terms, recalculated }: Figures, channels: ViewInput['channels']): ChannelFigures {
    return this.#compared.of([recalculated, channels], () =>
      comparedOn(channels, recalculated, terms),
    )
  }

  /** The rows somewhere in the view; null before there are figures. */
  shown({ channels, range }: Pick<ViewInput, 'channels' | 'range'>): Shown | null {
    const figures = this.#figures.value
    return figures === null ? null : this.#shown(figures, { channels, range })
  }

  #shown(figures: Figures, { channels, range }: Pick<ViewInput, 'channels' | 'range'>): Shown {
    const rows = this.#shownRows
    const first = Math.max(0, Math.min(range.from, rows.length - 1))
    const ids = rows.subarray(first, first + range.count)
    const copies = this.#channels(figures, channels).rows(ids).copies()
    return { from: first, rows: copies, count: rows.length }
  }

  told(figures: Figures, asked: ViewInput): FiguresTold {
    const { recalculated, summary, terms } = figures
    const { loss, below, without: missing, unjudged, margini } = summary
    const { cost: without, rates, vat } = missing === 0 ? nothingLacks : recalculated.lacking
    const unknown = missing - without - rates - vat
    const { changes } = this.list
    const { sending } = recalculated
    const { marketplace, own, isFee } = sending
    return {
      type: 'figures',
      figures: {
        ...{ loss, without, unknown, below, unjudged },
        withoutVAT: vat,
        margini: [...margini],
      },
      said: this.#said.of([marketplace, own, isFee], () => countSaid(sending, this.articles)),
      abroad: abroadBy(terms, this.#soldIn),
      shown: this.#shown(figures, asked),
      changes: {
        articles: this.articles.changed,
        canUndo: changes.canUndo,
        canRedo: changes.canRedo,
      },
    }
  }

  /** Whether the rows are those that are asked for. */
  isSorted(look: Look): boolean {
    return this.#rows.isOf(lookOf(look))
  }

  /** Whether what takes a moment was worked out of these rows. */
  isSettled({ recalculated }: Figures, look: Look): boolean {
    return this.isSorted(look) && this.#slow.isOf([recalculated, this.#rows.value])
  }

  /** Filters and sorts; rows that are changed afterwards stay where they are. */
  async sort(figures: Figures, look: Look, pause: Pause): Promise<void> {
    const channels = this.#channels(figures, look.channels)
    const { filter, order } = look
    const rows = await shownRows(
      this.articles,
      figures.recalculated,
      channels,
      filter,
      order,
      pause,
    )
    await pause()
    this.#rows.set(lookOf(look), rows)
  }

  /** What the figures alone don't tell: dead zones, the worst and the best to mend. */
  async slow({ recalculated }: Figures, pause: Pause): Promise<SlowFigures> {
    const { loss } = await recalculated.better(pause)
    const gains = await recalculated.gains(pause)
    const { length } = this.articles
    let dead = 0
    for (let row = 0; row < length; row++) dead += Number((loss[row] as number) > 0)
    const left = monthlyOrOnce(recalculated.left(), recalculated)
    const worst = firstRows(length, left, listed, 'ascending')
    const most = firstRows(length, monthlyOrOnce(gains, recalculated), listed, 'descending')
    const { rows: isDropped, ...drop } = await droppable(recalculated, pause)
    const ofDropped = left.map((amount, row) => (isDropped[row] === 1 ? amount : Number.NaN))
    const dropped = firstRows(length, ofDropped, listed, 'ascending')
    return this.#slow.set([recalculated, this.#rows.value], {
      dead,
      worst: rowsOf(recalculated, worst),
      drop: { ...drop, worst: rowsOf(recalculated, dropped) },
      withoutSales: withoutSales(recalculated, length),
      gains: rowsOf(recalculated, most).map((row, at) => ({
        row,
        gain: gains[most[at] as number] as number,
      })),
    })
  }

  /** The list as it is now, whatever is asked for or joined meanwhile, and the rows that are shown, or will be. */
  async now(look: Look) {
    const { terms, filter, order } = look
    const articles = this.articles.asTheyAre()
    const placing = await this.#placed.placingBy(basisOf(terms))
    const recalculated = new Recalculated(articles, compileTerms(terms, placing))
    const channels = comparedOn(look.channels, recalculated, terms)
    const rows = this.isSorted(look)
      ? this.#shownRows
      : await shownRows(articles, recalculated, channels, filter, order, turn)
    return { articles, recalculated, channels, placing, rows }
  }
}
