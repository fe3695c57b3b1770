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
  lowestPrices,
  priceIn,
  recalculate,
  rowsFrom,
  type TriedSummary,
  verdictAt,
  verdicts,
} from '@margine/engine'
import { type Amount, changeables, type Expense, type Written } from './article-columns.ts'
import { costBases, fulfilmentIn, missingIn } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import type { Row, RowExpense } from './row.ts'
import type { Compiled } from './terms.ts'
import { inSlices, type Pause, sliceLength } from './turns.ts'
import { bins } from './view.ts'

/** What a figure may be off by. */
const noise = 1e-9

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

const noChannels: Row['channels'] = []

const breakEven = { kind: 'guadagno', amount: 0 } as const

/** What articles come to by some terms; each figure is worked out when it is first asked for. */
export class Recalculated {
  readonly #articles: Articles
  /** What every article is calculated with. */
  readonly columns: BulkColumns
  readonly compiled: Compiled
  readonly #room: FigureColumns | null
  #figures: FigureColumns | null = null
  #minimum: Float64Array | null = null
  #breakEven: Float64Array | null = null
  #better: BetterColumns | null = null
  #gains: Float64Array | null = null
  #afterTax: AfterTaxColumns | null = null
  #summary: TriedSummary | null = null

  /** @param room where figures are written, and those that were there are gone */
  constructor(articles: Articles, compiled: Compiled, room: FigureColumns | null = null) {
    this.#articles = articles
    const { tariffa, expenses } = compiled
    this.columns = { ...articles.columnsBy(compiled.terms), ...expenses, tariffa }
    this.compiled = compiled
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

  /** Counts articles in (1), or out (-1); all of them where null is given. */
  #count(ids: Uint32Array | null, by: 1 | -1, counts: TriedSummary): void {
    const { guadagno, margine } = this.figures
    const { tariffa, length } = this.columns
    const { isJudged } = this.compiled.tariffs
    const { margini } = counts
    const enough = this.target - noise
    const last = ids?.length ?? length
    let [loss, below] = [0, 0]
    for (let at = 0; at < last; at++) {
      const row = ids === null ? at : (ids[at] as number)
      const margin = margine[row] as number
      if (Number.isNaN(margin)) counts.without += by
      else if (isJudged[tariffa[row] as number] !== 1) counts.unjudged += by
      else {
        // Without branches: in an order of no kind every other one would be mispredicted.
        loss += Number((guadagno[row] as number) <= lastLoss)
        below += Number(margin < enough)
        const bin = binOf(margin, bins)
        margini[bin] = (margini[bin] as number) + by
      }
    }
    counts.loss += by * loss
    counts.below += by * below
  }

  /**
   * What articles come to once a seller wrote some amounts. Of few articles the figures are written over, and what is known
   * of all others stays; so this one isn't asked any more.
   */
  after({ what, ids }: Written): Recalculated {
    const next = new Recalculated(this.#articles, this.compiled, this.#figures ?? this.#room)
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
    const { tariffs, target, whatIf } = this.compiled
    const columns = this.columnsOf(ids)
    const { summary } = before
    before.#count(ids, -1, summary)
    this.#figures = figures
    const found = figureColumns(ids.length)
    recalculate(columns, tariffs, found, whatIf)
    for (const name of ['commissione', 'guadagno', 'margine'] as const)
      scatter(found[name], ids, figures[name])
    this.#count(ids, 1, summary)
    this.#summary = summary
    const minimum = new Float64Array(ids.length)
    lowestPrices(columns, tariffs, target, minimum, whatIf)
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

  /** Columns of some articles, at their places. */
  columnsOf(ids: ArrayLike<number>): BulkColumns {
    const { tariffa, spedizione, packaging, pubblicita } = this.columns
    return {
      ...this.#articles.columnsOf(ids),
      spedizione: Float64Array.from(ids, (id) => spedizione[id] as number),
      packaging: Float64Array.from(ids, (id) => packaging[id] as number),
      pubblicita: Float64Array.from(ids, (id) => pubblicita[id] as number),
      tariffa: Uint16Array.from(ids, (id) => tariffa[id] as number),
    }
  }

  get target(): number {
    const { target } = this.compiled
    return 'percent' in target ? target.percent : 0
  }

  /** Whether a row is calculated by the seller's own regime: of another nothing is said to be good or bad. */
  isJudged(row: number): boolean {
    return this.compiled.tariffs.isJudged[this.columns.tariffa[row] as number] === 1
  }

  isBelow(row: number): boolean {
    return (this.figures.margine[row] as number) < this.target - noise
  }

  priceOf(row: number): number {
    return priceIn(this.compiled.whatIf, this.columns.prezzoVendita[row] as number)
  }

  standingPriceOf(row: number): number {
    return priceIn(this.compiled.whatIf, this.#articles.numbers.standingPrice[row] as number)
  }

  costOf(row: number): number {
    return (this.columns.costo[row] as number) * (1 + this.compiled.whatIf.costo / 100)
  }

  shippingOf(row: number): number {
    const { spedizione } = this.compiled.whatIf
    return 'amount' in spedizione
      ? spedizione.amount
      : (this.columns.spedizione[row] as number) * (1 + spedizione.percent / 100)
  }

  packagingOf(row: number): number {
    return this.columns.packaging[row] as number
  }

  /** Advertising as an amount, also where it is a percentage of what the customer pays. */
  advertisingOf(row: number): number {
    const paid = this.priceOf(row) + this.compiled.paidForShipping
    const share = (this.placeOf(row)?.advertising ?? 0) * paid
    return (this.columns.pubblicita[row] as number) + share
  }

  placeOf(row: number) {
    return this.compiled.places[this.columns.tariffa[row] as number]
  }

  /** How many articles lack a purchase cost, or what none can be calculated without, whatever it costs. */
  get lacking(): Record<'cost' | 'rates' | 'vat', number> {
    const { places } = this.compiled
    const { tariffa, costo, length } = this.columns
    const count = { cost: 0, rates: 0, vat: 0 }
    if (places.every(({ lacks }) => lacks === null))
      return { ...count, cost: missingIn(costo, length) }
    for (let row = 0; row < length; row++) {
      const lacks = places[tariffa[row] as number]?.lacks ?? null
      if (lacks !== null) count[lacks]++
      else count.cost += Number(Number.isNaN(costo[row]))
    }
    return count
  }

  /** The lowest prices of some articles that reach the target, as they are entered; NaN where there is none. */
  minimumsOf(ids: ArrayLike<number>): Float64Array {
    const { tariffs, target, whatIf } = this.compiled
    const minimum = new Float64Array(ids.length)
    lowestPrices(this.columnsOf(ids), tariffs, target, minimum, whatIf)
    return minimum
  }

  /** The margins of some articles at other prices. */
  marginsAt(ids: ArrayLike<number>, prices: ArrayLike<number>): Float64Array {
    const { tariffs, whatIf } = this.compiled
    const figures = figureColumns(ids.length)
    const columns = { ...this.columnsOf(ids), prezzoVendita: Float64Array.from(prices) }
    recalculate(columns, tariffs, figures, { ...whatIf, prezzo: 0 })
    return figures.margine
  }

  /** The categories that articles are in, and how many in each. */
  categories(): { value: string; label: string; count: number }[] {
    const { tariffa, length } = this.columns
    const counts = new Uint32Array(this.compiled.places.length)
    for (let row = 0; row < length; row++) {
      const place = tariffa[row] as number
      counts[place] = (counts[place] as number) + 1
    }
    const found = new Map<string, { value: string; label: string; count: number }>()
    this.compiled.places.forEach(({ category, label }, place) => {
      const count = counts[place] as number
      const known = found.get(category)
      if (known === undefined) found.set(category, { value: category, label, count })
      else known.count += count
    })
    return [...found.values()].sort((one, other) => other.count - one.count)
  }

  /** For every row the place of its category among their names. */
  categoryRanks(): Float64Array {
    const labels = this.compiled.places.map(({ label }) => label)
    const ordered = [...new Set(labels)].sort((one, other) => one.localeCompare(other, 'it'))
    const ranks = labels.map((label) => ordered.indexOf(label))
    const { tariffa, length } = this.columns
    return Float64Array.from(tariffa.subarray(0, length), (place) => ranks[place] as number)
  }

  async minimum(pause: Pause): Promise<Float64Array> {
    const { tariffs, target, whatIf } = this.compiled
    if (this.#minimum !== null) return this.#minimum
    const found = new Float64Array(this.columns.length)
    await inSlices(found.length, pause, (from, to) =>
      lowestPrices(
        rowsFrom(this.columns, from, to),
        tariffs,
        target,
        found.subarray(from, to),
        whatIf,
      ),
    )
    this.#minimum = found
    return found
  }

  async breakEven(pause: Pause): Promise<Float64Array> {
    const { tariffs, whatIf } = this.compiled
    if (this.#breakEven !== null) return this.#breakEven
    const found = new Float64Array(this.columns.length)
    await inSlices(found.length, pause, (from, to) =>
      lowestPrices(
        rowsFrom(this.columns, from, to),
        tariffs,
        breakEven,
        found.subarray(from, to),
        whatIf,
      ),
    )
    this.#breakEven = found
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

  /** Some articles, with all that is said of each. */
  rowsOf(ids: ArrayLike<number>): Row[] {
    const { tariffs, target, whatIf } = this.compiled
    const columns = this.columnsOf(ids)
    const figures = figureColumns(ids.length)
    const minimum = new Float64Array(ids.length)
    const even = new Float64Array(ids.length)
    const found = betterColumns(ids.length)
    recalculate(columns, tariffs, figures, whatIf)
    lowestPrices(columns, tariffs, target, minimum, whatIf)
    lowestPrices(columns, tariffs, breakEven, even, whatIf)
    betterPrices(columns, tariffs, found, whatIf)
    const left = afterTaxColumns(ids.length)
    afterTaxes(columns, tariffs, figures, left, whatIf)
    return Array.from(ids, (id, at) => {
      const [profit, margin] = [figures.guadagno[at] as number, figures.margine[at] as number]
      return {
        ...this.#said(id),
        fees: figures.commissione[at] as number,
        profit,
        margin,
        afterTax: left.dopoImposte[at] as number,
        afterTaxShare: left.quota[at] as number,
        verdict: this.isJudged(id) ? (verdicts[verdictAt(profit, margin)] ?? null) : null,
        minimum: minimum[at] as number,
        breakEven: even[at] as number,
        better: found.better[at] as number,
        loss: found.loss[at] as number,
        channels: noChannels,
        isBest: false,
      }
    })
  }

  /** When the cost of each article was remembered; NaN where it is from the list's own file. */
  costDays(): Float64Array {
    const articles = this.#articles
    return Float64Array.from({ length: articles.length }, (_, id) => {
      return articles.costSourceOf(id)?.at ?? Number.NaN
    })
  }

  /** Why a row has no figures; null where nothing is missing. */
  lackOf(id: number): Row['lacks'] {
    const lacks = this.placeOf(id)?.lacks ?? null
    if (lacks !== null) return lacks
    if (Number.isNaN(this.costOf(id))) return 'cost'
    const others = [this.shippingOf(id), this.packagingOf(id), this.advertisingOf(id)]
    return others.some(Number.isNaN) ? 'part' : null
  }

  /** What files say of what the seller changed of a row. */
  #readOf(id: number): Pick<Row, 'read' | 'readCategory'> {
    const articles = this.#articles
    const read: Partial<Record<Amount, number>> = {}
    let readCategory: string | null = null
    for (const what of changeables) {
      const was = articles.readAmount(what, id)
      if (was === undefined) continue
      if (what !== 'category') read[what] = was
      else {
        const numbers = articles.read ?? articles.numbers
        const { texts, places } = articles
        readCategory = this.compiled.categoryOf(id, { numbers, texts, places })
      }
    }
    return { read, readCategory }
  }

  #expenseOf(id: number, expense: Expense): RowExpense {
    const amount = expense === 'packaging' ? this.packagingOf(id) : this.advertisingOf(id)
    const isSaid = this.#articles.says(expense, id)
    return { amount, from: isSaid ? 'file' : amount > 0 ? 'all' : 'none' }
  }

  #said(id: number) {
    const { texts, numbers } = this.#articles
    const place = this.placeOf(id)
    return {
      id,
      sku: texts.sku.at(id),
      name: texts.name.at(id),
      price: this.priceOf(id),
      cost: this.costOf(id),
      costBasis: costBases[numbers.costBasis[id] as number] ?? 'file',
      costIncludesVAT: place?.costIncludesVAT ?? null,
      costSource: this.#articles.costSourceOf(id),
      ...this.#readOf(id),
      category: place?.label ?? '',
      categoryBasis: place?.basis ?? 'scelta',
      ownRate: this.compiled.ownRate,
      isPrime: this.compiled.ownRate === '' && (place?.isPrime ?? false),
      currency: place?.currency ?? 'EUR',
      shipping: this.shippingOf(id),
      packaging: this.#expenseOf(id, 'packaging'),
      advertising: this.#expenseOf(id, 'pubblicita'),
      lacksFulfilment: this.#lacksFulfilment(id),
      vat: place?.vatPercent ?? Number.NaN,
      lacks: this.lackOf(id),
      ...this.#rateOf(id),
    }
  }

  #lacksFulfilment(id: number): boolean {
    const isMissing = this.#articles.numbers.fulfilment[id] === fulfilmentIn('missing')
    return isMissing && this.compiled.terms.marketplace === 'amazon'
  }

  /** Whether the marketplace says that it takes what no category of our table comes to. */
  isOtherFee(id: number): boolean {
    return !this.#rateOf(id).tableAgrees
  }

  /** What the marketplace says that it takes: its statements, else the list's own file. */
  #rateOf(id: number): Pick<Row, 'truePercent' | 'tableAgrees' | 'rateSource'> {
    const { truePercent, tableAgrees } = this.#articles.numbers
    const { paid = null, isPaid = false, category = '' } = this.placeOf(id) ?? {}
    if (paid === null)
      return {
        truePercent: truePercent[id] as number,
        tableAgrees: tableAgrees[id] === 1,
        rateSource: null,
      }
    const agrees = paid.categories.includes(category)
    return {
      truePercent: agrees ? Number.NaN : paid.percent,
      tableAgrees: agrees,
      rateSource: isPaid || !agrees ? paid.source : null,
    }
  }
}
