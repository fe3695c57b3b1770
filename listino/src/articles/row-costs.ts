import type { AskedCosts } from '../costs/asked-costs.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { type CostPart, costParts, expenses } from '../costs/parts.ts'
import { senderOf } from '../layouts/senders.ts'
import { titleOf } from '../layouts/title.ts'
import { currencyOf } from '../numbers/number-style.ts'
import type { Row } from '../table/cell.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'
import type { RowReading } from './row-reading.ts'

/** Reads what a piece costs the seller: what a file of costs says, else its own row. */
export class RowCosts {
  readonly #reading: RowReading
  readonly #costs: Pick<AskedCosts, 'find'> | null
  readonly #today: string
  /** The rate of VAT that the title of the costs names. */
  readonly #titleRate: string | null

  constructor(reading: RowReading, costs: Pick<AskedCosts, 'find'> | null, today: string) {
    const { header, mapping } = reading.columns
    this.#reading = reading
    this.#costs = costs
    this.#today = today
    this.#titleRate = titleOf(header[mapping.cost?.[0] ?? -1] ?? '').vat
  }

  read(article: Article, row: Row, problems: Problem[]): void {
    const { marketplace } = this.#reading.form
    const sale = { marketplace, day: this.#today }
    const found = this.#costs?.find(article, this.#reading.currencyOf(article), sale) ?? null
    if (found?.problem != null && !this.#hasOtherShipping(found, row)) problems.push(found.problem)
    const part = (role: CostPart): number =>
      found?.parts[role] ?? this.#reading.amount(article, row, role, problems)
    this.#shipping(article, row, found, part)
    for (const expense of expenses) article[expense] = part(expense)
    this.#cost(article, row, found, problems)
  }

  /** Whether of all parts the fee for sending alone is unknown, and shipping of the seller's own counts in its place. */
  #hasOtherShipping({ parts }: FoundCosts, row: Row): boolean {
    const unknown = costParts.filter((part) => Number.isNaN(parts[part]))
    const isFeeAlone = unknown.length === 1 && unknown[0] === 'fulfilment'
    return (
      isFeeAlone &&
      (parts.shipping !== undefined || this.#reading.columns.mentions(row, 'shipping'))
    )
  }

  #shipping(
    article: Article,
    row: Row,
    found: FoundCosts | null,
    part: (role: CostPart) => number,
  ): void {
    const { columns, layout } = this.#reading
    const isSaid = (role: CostPart) =>
      found?.parts[role] !== undefined || columns.mentions(row, role)
    const isOwn = isSaid('shipping')
    article.isFulfilled = !isOwn && isSaid('fulfilment')
    article.shipping = part(isOwn ? 'shipping' : 'fulfilment')
    if (article.isFulfilled) article.fee = article.shipping
    const said = columns.text(row, 'sender')
    const sender = said === '' ? layout?.sender : senderOf(said)
    article.lacksFulfilment = sender === 'marketplace' && Number.isNaN(article.shipping)
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
