import type { AskedCosts } from '../costs/asked-costs.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { foundThere } from '../costs/found-there.ts'
import { nothingThere, spent } from '../costs/parts.ts'
import { salesKey } from '../costs/piece-facts.ts'
import { type Sender, senderOf } from '../layouts/senders.ts'
import { titleOf } from '../layouts/title.ts'
import { currencyOf } from '../numbers/number-style.ts'
import type { Row } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { Article, Reach } from './article.ts'
import { ownTermsIn } from './own-terms.ts'
import type { Problem } from './problem.ts'
import type { RowReading } from './row-reading.ts'

/** Whether two amounts are one to the cent, and some. */
export const isSameAmount = (one: number, other: number): boolean =>
  one > 0 && Math.round(one * 100) === Math.round(other * 100)

/** Reads what a piece costs the seller: what a file of costs says, else its own row. */
export class RowCosts {
  readonly #reading: RowReading
  readonly #costs: Pick<AskedCosts, 'find' | 'memory'> | null
  readonly #today: string
  /** The rate of VAT that the title of the costs names. */
  readonly #titleRate: string | null
  /** Whether shipping in its rows is what sending to customers of a shop costs. */
  readonly isOfShop: boolean

  constructor(
    reading: RowReading,
    table: Table,
    costs: Pick<AskedCosts, 'find' | 'memory'> | null,
    today: string,
  ) {
    const { header, mapping } = reading.columns
    const { layout } = reading
    const own = ownTermsIn(table, layout, today)?.terms.marketplace
    this.isOfShop = (own ?? layout?.marketplace ?? 'amazon') !== 'amazon'
    this.#reading = reading
    this.#costs = costs
    this.#today = today
    this.#titleRate = titleOf(header[mapping.cost?.[0] ?? -1] ?? '').vat
  }

  /** Whether costs are those of their rows alone, in which nothing else is said of them. */
  get isPlain(): boolean {
    return this.#costs === null && this.#titleRate === null
  }

  read(article: Article, row: Row, problems: Problem[]): void {
    const { found, there } = this.#found(article)
    article.there = there
    if (found?.problem != null) problems.push(found.problem)
    article.sender = this.#senderOf(row)
    for (const part of spent)
      article[part] = found?.parts[part] ?? this.#reading.amount(article, row, part, problems)
    article.reach = this.#reachOf(article, row, found)
    this.#cost(article, row, found, problems)
    const sales = found?.facts[salesKey(this.#reading.form.marketplace)]
    if (sales !== undefined && article.country === 'IT') article.monthlySales = sales.monthly
  }

  #found(article: Article) {
    const { marketplace } = this.#reading.form
    const costs = this.#costs
    if (costs === null) return { found: null, there: nothingThere }
    const currency = this.#reading.currencyOf(article)
    const find = (on: string) =>
      costs.find(article, currency, { marketplace: on, day: this.#today })
    return foundThere(find, marketplace, costs.memory.marketplaces)
  }

  #senderOf(row: Row): Sender | null {
    const { columns, layout } = this.#reading
    const said = columns.text(row, 'sender')
    return said === '' ? (layout?.sender ?? null) : senderOf(said)
  }

  #reachOf({ shipping, fulfilment }: Article, row: Row, found: FoundCosts | null): Reach {
    const { columns, layout } = this.#reading
    if (isSameAmount(shipping, fulfilment)) return 'mayBeFee'
    const saidBy = (part: 'shipping' | 'fulfilment') =>
      found?.sources[part] ?? (columns.mentions(row, part) ? row : null)
    const by = saidBy('shipping')
    const isOfOne = by !== null && by === saidBy('fulfilment') && shipping > 0
    // Our own results say which is which.
    if (isOfOne && !(by === row && layout?.key === 'margine')) return 'mayBeFee'
    return by === row && this.isOfShop ? 'here' : 'all'
  }

  #cost(article: Article, row: Row, found: FoundCosts | null, problems: Problem[]): void {
    const cost = found?.parts.cost
    if (found !== null && cost !== undefined) {
      article.cost = cost
      article.costBasis = found.basis
      article.costIncludesVAT = found.includesVAT
      return
    }
    const before = problems.length
    article.cost = this.#reading.amount(article, row, 'cost', problems)
    this.#checkCurrency(article, row, problems)
    article.costIncludesVAT = this.#includesVAT(row, problems)
    if (problems.length === before && !(article.cost > 0)) problems.push({ code: 'noCost' })
    if (this.#hasOtherRate(article))
      problems.push({ code: 'costRate', role: 'cost', text: this.#titleRate ?? '' })
  }

  /**
   * Whether the title of the costs names another rate than the article's, where VAT is taken out of its cost, or in the
   * forfettario regime added to it.
   */
  #hasOtherRate({ cost, costIncludesVAT, country, vat }: Article): boolean {
    if (this.#titleRate === null || !(cost > 0)) return false
    const { form, book } = this.#reading
    const isAdded = form.regime === 'forfettario' && country === 'IT'
    const { vatPercent } = book.ratesOf(country, 'base', vat)
    return (
      (costIncludesVAT ?? form.costoIncludesIVA) !== isAdded &&
      Number(this.#titleRate) !== vatPercent
    )
  }

  /** A cost counts in the currency that its article is calculated in alone. */
  #checkCurrency(article: Article, row: Row, problems: Problem[]): void {
    const { columns } = this.#reading
    if (columns.mapping.costCurrency === undefined) return
    const text = columns.text(row, 'costCurrency') || columns.unknownText(row, 'costCurrency')
    const named = currencyOf(text) ?? text.toUpperCase()
    if (text === '' || named === this.#reading.currencyOf(article)) return
    problems.push({ code: 'currency', role: 'cost', text: named })
    article.cost = Number.NaN
  }

  /** Whether the cost of a row includes VAT, as a column of its own says; null where it doesn't. */
  #includesVAT(row: Row, problems: Problem[]): boolean | null {
    const { layout, form } = this.#reading
    const said = this.#reading.includesVAT(row, 'cost', problems)
    // Our own files say it of every row: what all have in common still follows the switch.
    return layout?.key === 'margine' && said === form.costoIncludesIVA ? null : said
  }
}
