import { channelColumnsForPeople } from '../channels/columns.ts'
import { columnsForPeople } from '../writing/term-columns.ts'
import type { Articles } from './articles.ts'
import type {
  EditInput,
  ExportInput,
  FiguresTold,
  LeftInput,
  Range,
  RatesTold,
  ReviewInput,
  Shown,
  SlowFigures,
  ViewInput,
} from './asked.ts'
import type { BulkCounts, BulkInput } from './bulk-prices.ts'
import type { Left } from './calculated-with.ts'
import { type Exported, exported } from './exports.ts'
import type { KnownList } from './known-list.ts'
import { ListStages } from './list-stages.ts'
import { PriceReview, type Review, type ReviewedRow } from './price-review.ts'
import { Recalculated } from './recalculated.ts'
import { asBefore } from './stage.ts'
import { asItIs, compileTerms, namesOf, readingForm, type Terms } from './terms.ts'
import { Newest, type Pause, pauseUntil, rest, turn, unlessAborted } from './turns.ts'

type Tell = (told: RatesTold | FiguresTold) => void

/** Keeps on the device what is said of a list. */
type Keep = {
  terms: (terms: Terms) => Promise<void>
  changes: (list: KnownList) => Promise<void>
}

/** How the page looks at a list: figures, rows, files to take away. */
export class ListView {
  readonly #keep: Keep
  #stages: ListStages | null = null
  #asked: ViewInput | null = null
  /** The review that was asked for last, once it is answered. */
  #review: { id: number; prices: PriceReview } | null = null
  /** How many reviews were asked for. */
  #reviews = 0
  readonly #newest = new Newest()

  constructor(keep: Keep) {
    this.#keep = keep
  }

  /** Keeps the terms of the list that are asked for now; else they are once all of it is answered. */
  readonly keepTerms = (): void => {
    if (this.#asked !== null && this.#stages !== null) void this.#keep.terms(this.#asked.terms)
  }

  /** Begins with another list; nothing of what was asked about the one before is answered. */
  readonly take = (list: KnownList | null): void => {
    if (list?.articles !== this.#stages?.list.articles) this.#asked = null
    this.#newest.abort()
    this.#stages?.giveUp()
    this.#stages = list === null ? null : new ListStages(list)
    this.#review = null
    this.#reviews++
  }

  /** The stages of the list that the page asks about; null where it hasn't heard of the one that is here yet. */
  get #known(): ListStages | null {
    return this.#asked === null ? null : this.#stages
  }

  /** The articles that the page asks about, as the seller changed them; null where it asks about none. */
  get articles(): Articles | null {
    return this.#known?.articles ?? null
  }

  /** Tells figures as soon as they are known; what takes a moment longer is the answer, if nothing newer is asked by then. */
  async show(input: ViewInput, tell: Tell): Promise<SlowFigures | null> {
    const asked = asBefore(input, this.#asked)
    this.#asked = asked
    const signal = this.#newest.begin()
    const pause = pauseUntil(signal)
    const slow = await unlessAborted(signal, () => this.#answer(asked, tell, pause))
    void unlessAborted(signal, async () => {
      await pause()
      await this.#stages?.group(pause)
    })
    return slow
  }

  /** Changes articles, and answers the view as before: nothing is filtered or sorted anew. */
  async edit(edit: EditInput, tell: Tell): Promise<SlowFigures | null> {
    const [stages, asked] = [this.#stages, this.#asked]
    if (stages === null || asked === null) return null
    const written = await stages.edit(edit, asked.terms.prezzo)
    if (written === null) return null
    void this.#keep.changes(stages.list)
    return this.show(this.#asked ?? asked, tell)
  }

  /** What a rule would do to the rows that are shown. */
  async bulk(input: BulkInput): Promise<BulkCounts | null> {
    return (await this.#known?.bulk(input)) ?? null
  }

  /** What an article would leave with other amounts. */
  leftWith(input: LeftInput): Left | null {
    return this.#known?.leftWith(input) ?? null
  }

  async #answer(asked: ViewInput, tell: Tell, pause: Pause): Promise<SlowFigures | null> {
    // The newest of those that wait counts.
    await pause()
    const stages = this.#stages
    if (stages === null) return null
    const { isNew } = stages
    const placed = await stages.placed(asked.terms, pause)
    const figures = stages.figures(asked.terms, placed)
    const rates = stages.newRates(figures, placed)
    if (rates !== null) tell(rates)
    tell(stages.told(figures, this.#asked ?? asked))
    if (stages.isSettled(figures, asked)) return null
    if (!isNew) await rest()
    await pause()
    if (!stages.isSorted(asked)) {
      await stages.sort(figures, asked, pause)
      tell(stages.told(figures, this.#asked ?? asked))
    }
    const slow = await stages.slow(figures, pause)
    void this.#keep.terms(asked.terms)
    return slow
  }

  /** The rows somewhere else of the view that was asked for last; null before there are figures. */
  move(range: Range): Shown | null {
    if (this.#asked === null) return null
    this.#asked = { ...this.#asked, range }
    return this.#stages?.shown(this.#asked) ?? null
  }

  /** The first rows of the view, wherever the page looks. */
  printed(most: number): Shown | null {
    if (this.#asked === null) return null
    return this.#stages?.shown({ ...this.#asked, range: { from: 0, count: most } }) ?? null
  }

  /** Writes the list as it is now, whatever is asked for or joined meanwhile. */
  async export({ kind, ...input }: ExportInput): Promise<Exported | null> {
    const shown = asBefore(input, this.#asked)
    const now = await this.#known?.now(shown)
    if (now === undefined) return null
    const { articles, channels, rows } = now
    const { terms } = shown
    const hasPrices = (marketplace: string) => articles.pricesThere.has(marketplace, 'price')
    const [own, ...others] = namesOf(terms, shown.channels)
    const columns = [
      ...columnsForPeople(readingForm(terms), terms.aliquotaRidotta),
      ...channelColumnsForPeople(
        own,
        others.map((one) => ({ ...one, hasPrices: hasPrices(one.marketplace) })),
      ),
    ]
    return exported(kind, { terms, channels, rows, columns, pause: turn })
  }

  /** What a file of prices would change, with nothing that is only tried; it is what `exportReviewed` writes. */
  async review({ choice, ...input }: ReviewInput): Promise<Review | null> {
    const id = ++this.#reviews
    this.#review = null
    const stages = this.#known
    const now = await stages?.now(asBefore(input, this.#asked))
    if (stages === null || now === undefined) return null
    const { articles, rows, placing } = now
    const { mark, facts } = stages.list
    const titles = facts.account.columns.map(({ title }) => title)
    const terms = asItIs(input.terms)
    const recalculated = new Recalculated(articles, compileTerms(terms, placing))
    const withVAT = compileTerms({ ...terms, prezzoIncludesIVA: true }, placing)
    const sold = new Recalculated(articles, withVAT)
    const prices = new PriceReview(id, choice, {
      ...{ articles, rows, recalculated, sold, mark, titles },
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
}
