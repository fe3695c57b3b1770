import {
  type BulkColumns,
  figureColumns,
  lowestPrices,
  priceIn,
  recalculate,
  verdictAt,
  verdicts,
} from '@margine/engine'
import { type Expense, expenses, type Spent } from '../costs/parts.ts'
import { type Amount, type ArticleColumns, columnOf, inFields } from './article-columns.ts'
import { missingIn } from './article-numbers.ts'
import { type Sending, sendingBy } from './basis.ts'
import type { Compiled } from './compiled.ts'
import type { PlacedSpot } from './placing.ts'
import type { Row } from './row.ts'

const lossAfterTax = verdicts.indexOf('taxedAway')

/** What an article leaves, in its currency and in percent of its net price. */
export type Left = { profit: number; margin: number }

/** The articles of a list, and what each is calculated with by some terms. */
export class CalculatedWith {
  readonly articles: ArticleColumns
  /** What every article is calculated with. */
  readonly columns: BulkColumns
  readonly compiled: Compiled
  readonly sending: Sending

  constructor(articles: ArticleColumns, compiled: Compiled) {
    this.articles = articles
    const { tariffa, expenses } = compiled
    this.sending = sendingBy(compiled.basis)
    this.columns = {
      ...articles.columnsBy(this.sending),
      ...inFields(expenses),
      tariffa,
    }
    this.compiled = compiled
  }

  /** Columns of some articles, at their places. */
  columnsOf(ids: ArrayLike<number>): BulkColumns {
    const { columns } = this
    const amounts = (column: Float64Array) => Float64Array.from(ids, (id) => column[id] as number)
    return {
      length: ids.length,
      prezzoVendita: amounts(columns.prezzoVendita),
      costo: amounts(columns.costo),
      spedizione: amounts(columns.spedizione),
      packaging: amounts(columns.packaging),
      pubblicita: amounts(columns.pubblicita),
      logistica: amounts(columns.logistica),
      tariffa: Uint16Array.from(ids, (id) => columns.tariffa[id] as number),
    }
  }

  /** Whether a row is calculated by the seller's own regime: of another nothing is said to be good or bad. */
  isJudged(row: number): boolean {
    return this.compiled.tariffs.isJudged[this.columns.tariffa[row] as number] === 1
  }

  /** What taxes and contributions leave of a row's profit, where they are part of the verdict; else NaN. */
  judgedAfterTax(row: number, profit: number): number {
    const taxes = this.compiled.tariffs.judgedTaxes[this.columns.tariffa[row] as number] as number
    return profit - this.netPriceOf(row) * taxes
  }

  /**
   * What is said of an article, by its place among all that can be; null of what may be of another's regime. Without Amazon's fee
   * for sending it that is only that nothing is left, before taxes or after them.
   */
  verdictOf(id: number, profit: number, margin: number): number | null {
    if (!this.isJudged(id)) return null
    const verdict = verdictAt(profit, margin, this.judgedAfterTax(id, profit))
    const isSure = verdict <= lossAfterTax || !this.articles.lacksFee(this.sending, id)
    return isSure ? verdict : null
  }

  netPriceOf(row: number): number {
    const { net, netFixed } = this.compiled.tariffs
    const tariff = this.columns.tariffa[row] as number
    return this.priceOf(row) * (net[tariff] as number) + (netFixed[tariff] as number)
  }

  priceOf(row: number): number {
    return priceIn(this.compiled.whatIf, this.columns.prezzoVendita[row] as number)
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

  /** An expense as an amount, also where advertising is a percentage of what the customer pays. */
  expenseOf(expense: Expense, row: number): number {
    const amount = this.compiled.expenses[expense][row] as number
    if (expense !== 'advertising') return amount
    const paid = this.priceOf(row) + this.compiled.paidForShipping
    const { advertising } = this.placeOf(row)
    const share = advertising === 0 ? 0 : advertising * paid
    return amount + share
  }

  /** Whether nobody says the shipping of an article, which counts as none. */
  lacksShipping(id: number): boolean {
    const { articles, sending } = this
    const isFilled = !Number.isNaN(sending.forAll) && articles.isUnsentOn(sending, id)
    return !sending.isTried && !isFilled && !articles.saysOn(sending, 'shipping', id)
  }

  /** What is said of an expense in euro, by files or for all, as entered: null where nobody says it, NaN where nobody knows. */
  enteredOf(part: Spent, id: number): number | null {
    if (part === 'shipping') return this.lacksShipping(id) ? null : this.shippingOf(id)
    const isSaid =
      !Number.isNaN(this.compiled.basis.forAll[part]) ||
      this.articles.saysOn(this.sending, part, id)
    return isSaid ? this.expenseOf(part, id) : null
  }

  /** The same of every article, NaN also where nobody says it; null where nobody says it of any. */
  enteredIn(part: Spent): Float64Array | null {
    const isSilent = part !== 'shipping' && this.articles.areSilentOf(part)
    if (isSilent && Number.isNaN(this.compiled.basis.forAll[part])) return null
    const found = new Float64Array(this.articles.length)
    for (let id = 0; id < found.length; id++) found[id] = this.enteredOf(part, id) ?? Number.NaN
    return found
  }

  placeOf(row: number): PlacedSpot {
    return this.compiled.places[this.columns.tariffa[row] as number] as PlacedSpot
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
    const minimum = new Float64Array(ids.length)
    this.minimumsIn(this.columnsOf(ids), (at) => ids[at] as number, minimum)
    return minimum
  }

  /**
   * The same of rows, written to a column; none where the fee for sending isn't in the costs.
   *
   * @param idOf the article of a row
   */
  minimumsIn(columns: BulkColumns, idOf: (at: number) => number, minimum: Float64Array): void {
    const { tariffs, target, whatIf } = this.compiled
    lowestPrices(columns, tariffs, target, minimum, whatIf)
    for (let at = 0; at < columns.length; at++)
      if (this.articles.lacksFee(this.sending, idOf(at))) minimum[at] = Number.NaN
  }

  /** Prices of all articles that cover what each costs; none where the fee for sending isn't in the costs. */
  whereFeesAreKnown(prices: Float64Array): Float64Array {
    return prices.map((price, id) =>
      this.articles.lacksFee(this.sending, id) ? Number.NaN : price,
    )
  }

  /** The margins of some articles at other prices. */
  marginsAt(ids: ArrayLike<number>, prices: ArrayLike<number>): Float64Array {
    const { tariffs, whatIf } = this.compiled
    const figures = figureColumns(ids.length)
    const columns = { ...this.columnsOf(ids), prezzoVendita: Float64Array.from(prices) }
    recalculate(columns, tariffs, figures, { ...whatIf, prezzo: 0 })
    return figures.margine
  }

  /** What an article would leave with other amounts, as they are entered; NaN where that stays unknown. */
  withAmounts(id: number, amounts: Readonly<Partial<Record<Amount, number>>>): Left {
    const { tariffs, whatIf } = this.compiled
    const columns = this.columnsOf([id])
    for (const [what, amount] of Object.entries(amounts) as [Amount, number][])
      columns[columnOf[what]][0] = amount
    const figures = figureColumns(1)
    recalculate(columns, tariffs, figures, whatIf)
    return { profit: figures.guadagno[0] as number, margin: figures.margine[0] as number }
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

  /** When the cost of each article was remembered; NaN where it is from the list's own file. */
  costDays(): Float64Array {
    const articles = this.articles
    return Float64Array.from({ length: articles.length }, (_, id) => {
      return articles.costSourceOf(id)?.at ?? Number.NaN
    })
  }

  /** Why a row has no figures; null where nothing is missing. */
  lackOf(id: number): Row['lacks'] {
    const lacks = this.placeOf(id).lacks
    if (lacks !== null) return lacks
    if (Number.isNaN(this.costOf(id))) return 'cost'
    const isKnown = expenses.every((expense) => !Number.isNaN(this.expenseOf(expense, id)))
    return Number.isNaN(this.shippingOf(id)) || !isKnown ? 'part' : null
  }

  /** Whether the marketplace says that it takes what no category of our table comes to. */
  isOtherFee(id: number): boolean {
    return !this.rateOf(id).tableAgrees
  }

  /** What the marketplace says that it takes: its statements, else the list's own file. */
  rateOf(id: number): Pick<Row, 'truePercent' | 'tableAgrees' | 'rateSource'> {
    const { truePercent, tableAgrees } = this.articles.numbers
    const { paid, isPaid, category } = this.placeOf(id)
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
