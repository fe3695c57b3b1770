import {
  type AfterTaxColumns,
  afterTaxColumns,
  afterTaxes,
  type BetterColumns,
  type BulkColumns,
  betterColumns,
  betterPrices,
  binOf,
  type FigureColumns,
  figureColumns,
  lastLoss,
  lastTaxedAway,
  lowestPrices,
  recalculate,
  rowsFrom,
  type TriedSummary,
  type Wanted,
  wantedOf,
} from '@margine/engine'
import type { ArticleColumns, Written } from './article-columns.ts'
import { CalculatedWith } from './calculated-with.ts'
import type { Compiled } from './compiled.ts'
import { inSlices, type Pause, sliceLength } from './turns.ts'
import { bins } from './view.ts'

/** Of one in so many articles what changed is worked out by itself; of more all are, which is quicker then. */
const fewShare = 8

/** Puts values where they belong in a column, if there is one. */
function scatter<Whole extends Float64Array | null>(
  values: Float64Array,
  ids: Uint32Array,
  column: Whole,
): Whole {
  if (column !== null)
    for (let at = 0; at < ids.length; at++) column[ids[at] as number] = values[at] as number
  return column
}

export const breakEven = { kind: 'guadagno', amount: 0 } as const

/** What articles come to by some terms; each figure is worked out when it is first asked for. */
export class Recalculated extends CalculatedWith {
  readonly #room: FigureColumns | null
  readonly #wanted: Wanted
  #figures: FigureColumns | null = null
  #minimum: Float64Array | null = null
  #breakEven: Float64Array | null = null
  #better: BetterColumns | null = null
  #gains: Float64Array | null = null
  #afterTax: AfterTaxColumns | null = null
  #summary: TriedSummary | null = null
  /** What was counted of each row. */
  #marks: Uint8Array | null = null

  /** @param room where figures are written, and those that were there are gone */
  constructor(articles: ArticleColumns, compiled: Compiled, room: FigureColumns | null = null) {
    super(articles, compiled)
    this.#wanted = wantedOf(compiled.target, compiled.tariffs)
    this.#room = room
  }

  /** The figures of every article. */
  get figures(): FigureColumns {
    if (this.#figures === null) {
      const { tariffs, whatIf } = this.compiled
      this.#figures = this.#room ?? figureColumns(this.columns.length)
      recalculate(this.columns, tariffs, this.#figures, whatIf)
    }
    return this.#figures
  }

  /** All articles in figures, counted one by one. */
  get summary(): TriedSummary {
    if (this.#summary === null) {
      const margini = new Uint32Array(bins.count)
      this.#summary = { loss: 0, below: 0, without: 0, unjudged: 0, margini }
      this.#count(null, 1, this.#summary)
    }
    return this.#summary
  }

  /** Counts articles in (1), or out (-1); all of them where null is given. Out goes what was in, whatever was written meanwhile. */
  #count(ids: Uint32Array | null, by: 1 | -1, counts: TriedSummary): void {
    const { guadagno, margine } = this.figures
    const { tariffa, length } = this.columns
    const { isJudged } = this.compiled.tariffs
    const { margini } = counts
    this.#marks ??= new Uint8Array(length)
    const last = ids?.length ?? length
    let [loss, below] = [0, 0]
    for (let at = 0; at < last; at++) {
      const row = ids === null ? at : (ids[at] as number)
      const margin = margine[row] as number
      if (Number.isNaN(margin)) counts.without += by
      else if (isJudged[tariffa[row] as number] !== 1) counts.unjudged += by
      else {
        // Without branches: in an order of no kind every other one would be mispredicted.
        if (by === 1) this.#marks[row] = this.#marksOf(row, guadagno[row] as number)
        const marks = this.#marks[row] as number
        loss += marks & 1
        below += marks >> 1
        const bin = binOf(margin, bins)
        margini[bin] = (margini[bin] as number) + by
      }
    }
    counts.loss += by * loss
    counts.below += by * below
  }

  /** What is counted of a row: 1 where it loses, and 2 where it is below the target. */
  #marksOf(row: number, profit: number): number {
    const isLost = Number(profit <= lastLoss) | Number(this.#isTaxedAway(row, profit))
    return isLost | (2 * Number(this.#isShort(row, profit)))
  }

  /**
   * What articles come to once a seller wrote some amounts. Of few articles the figures are written over, and what is known
   * of all others stays; so this one isn't asked any more.
   */
  after({ what, ids }: Written): Recalculated {
    const next = new Recalculated(this.articles, this.compiled, this.#figures ?? this.#room)
    if (what === 'price') {
      // What an article costs decides them, whatever its price is.
      next.#minimum = this.#minimum
      next.#breakEven = this.#breakEven
    }
    if (this.#figures !== null && ids.length * fewShare <= this.columns.length)
      next.#takeOver(this, this.#figures, ids)
    return next
  }

  #takeOver(before: Recalculated, figures: FigureColumns, ids: Uint32Array): void {
    const { tariffs, whatIf } = this.compiled
    const columns = this.columnsOf(ids)
    const { summary } = before
    before.#count(ids, -1, summary)
    this.#marks = before.#marks
    this.#figures = figures
    const found = figureColumns(ids.length)
    recalculate(columns, tariffs, found, whatIf)
    for (const name of ['commissione', 'guadagno', 'margine'] as const)
      scatter(found[name], ids, figures[name])
    this.#count(ids, 1, summary)
    this.#summary = summary
    const minimum = new Float64Array(ids.length)
    this.minimumsIn(columns, (at) => ids[at] as number, minimum)
    this.#minimum = scatter(minimum, ids, before.#minimum)
    const even = new Float64Array(ids.length)
    lowestPrices(columns, tariffs, breakEven, even, whatIf)
    this.#breakEven = scatter(even, ids, before.#breakEven)
    if (before.#better !== null) {
      const part = betterColumns(ids.length)
      betterPrices(columns, tariffs, part, whatIf)
      scatter(part.better, ids, before.#better.better)
      scatter(part.loss, ids, before.#better.loss)
      this.#better = before.#better
    }
    if (before.#gains !== null) {
      recalculate({ ...columns, prezzoVendita: minimum }, tariffs, found, { ...whatIf, prezzo: 0 })
      const gains = Float64Array.from(ids, (id, at) =>
        this.#gainOf(id, minimum[at] as number, found.guadagno[at] as number),
      )
      this.#gains = scatter(gains, ids, before.#gains)
    }
  }

  #isTaxedAway(row: number, profit: number): boolean {
    return this.judgedAfterTax(row, profit) <= lastTaxedAway
  }

  /** Whether a row loses money, or taxes leave nothing of it where they are part of the verdict. */
  isLost(row: number): boolean {
    const profit = this.figures.guadagno[row] as number
    return this.isJudged(row) && (profit <= lastLoss || this.#isTaxedAway(row, profit))
  }

  /** What is left of every row: after taxes where they are part of the verdict. */
  left(): Float64Array {
    const { guadagno } = this.figures
    return guadagno.map((profit, row) => {
      const after = this.judgedAfterTax(row, profit)
      return Number.isNaN(after) ? profit : after
    })
  }

  /** How many pieces of a row are sold in a month; NaN where nobody says that of this marketplace. */
  monthlySalesOf(row: number): number {
    const { soldOn, numbers } = this.articles
    const isHere = soldOn === '' || soldOn === this.sending.marketplace
    return isHere ? (numbers.monthlySales[row] as number) : Number.NaN
  }

  isBelow(row: number): boolean {
    return this.#isShort(row, this.figures.guadagno[row] as number)
  }

  #isShort(row: number, profit: number): boolean {
    const { weight, share, amount } = this.#wanted
    const wanted = share(this.columns.tariffa[row] as number) * this.netPriceOf(row) + amount
    return weight * profit < wanted
  }

  async minimum(pause: Pause): Promise<Float64Array> {
    this.#minimum ??= await this.#lowest(pause, (rows, from, found) =>
      this.minimumsIn(rows, (at) => from + at, found),
    )
    return this.#minimum
  }

  async breakEven(pause: Pause): Promise<Float64Array> {
    const { tariffs, whatIf } = this.compiled
    this.#breakEven ??= await this.#lowest(pause, (rows, _, found) =>
      lowestPrices(rows, tariffs, breakEven, found, whatIf),
    )
    return this.#breakEven
  }

  /** A lowest price of every row, some rows at a time. */
  async #lowest(
    pause: Pause,
    write: (rows: BulkColumns, from: number, found: Float64Array) => void,
  ): Promise<Float64Array> {
    const found = new Float64Array(this.columns.length)
    await inSlices(found.length, pause, (from, to) =>
      write(rowsFrom(this.columns, from, to), from, found.subarray(from, to)),
    )
    return found
  }

  /** The better lower price of every row in a dead zone. */
  async better(pause: Pause): Promise<BetterColumns> {
    const { tariffs, whatIf } = this.compiled
    if (this.#better !== null) return this.#better
    const found = betterColumns(this.columns.length)
    await inSlices(this.columns.length, pause, (from, to) => {
      const part = { better: found.better.subarray(from, to), loss: found.loss.subarray(from, to) }
      betterPrices(rowsFrom(this.columns, from, to), tariffs, part, whatIf)
    })
    this.#better = found
    return found
  }

  /** What every row leaves after taxes. */
  async afterTax(pause: Pause): Promise<AfterTaxColumns> {
    const { tariffs, whatIf } = this.compiled
    if (this.#afterTax !== null) return this.#afterTax
    const found = afterTaxColumns(this.columns.length)
    const { guadagno } = this.figures
    await inSlices(this.columns.length, pause, (from, to) => {
      const part = {
        dopoImposte: found.dopoImposte.subarray(from, to),
        quota: found.quota.subarray(from, to),
      }
      const figures = { guadagno: guadagno.subarray(from, to) }
      afterTaxes(rowsFrom(this.columns, from, to), tariffs, figures, part, whatIf)
    })
    this.#afterTax = found
    return found
  }

  /** How much more every article would earn at its minimum price, where that is above its price; NaN elsewhere. */
  async gains(pause: Pause): Promise<Float64Array> {
    if (this.#gains !== null) return this.#gains
    const { tariffs, whatIf } = this.compiled
    const minimum = await this.minimum(pause)
    const gains = new Float64Array(minimum.length)
    const figures = figureColumns(Math.min(sliceLength, minimum.length))
    await inSlices(minimum.length, pause, (from, to) => {
      const columns = {
        ...rowsFrom(this.columns, from, to),
        prezzoVendita: minimum.subarray(from, to),
      }
      recalculate(columns, tariffs, figures, { ...whatIf, prezzo: 0 })
      for (let row = from; row < to; row++)
        gains[row] = this.#gainOf(
          row,
          minimum[row] as number,
          figures.guadagno[row - from] as number,
        )
    })
    this.#gains = gains
    return gains
  }

  /** How much more an article would earn at its minimum price, where that is above its price; else NaN. */
  #gainOf(row: number, minimum: number, profit: number): number {
    const gain = profit - (this.figures.guadagno[row] as number)
    return minimum > this.priceOf(row) && gain > 0 ? gain : Number.NaN
  }
}
