import type { Spent } from '../costs/parts.ts'
import { Span } from '../table/span.ts'
import { type Article, blankArticle } from './article.ts'

export const textRoles = ['sku', 'name', 'listing', 'variation', 'ean'] as const

type TextRole = (typeof textRoles)[number]

/**
 * The row of a file that was met last, where each of its cells says what its column is for and nothing else: an article with a
 * code, a price, a cost and no problem. No text is made of it.
 */
export class PlainRow {
  row = 0
  price = Number.NaN
  cost = Number.NaN
  /** What is spent, each by its place in `spent`; NaN where the row says nothing. */
  readonly amounts: Float64Array
  readonly texts: Readonly<Record<TextRole, Span>>
  category = ''
  /** What is so of every article of the file. */
  readonly spent: readonly Spent[]
  readonly country: string
  readonly currency: string
  readonly reach: Article['reach']

  constructor(spent: readonly Spent[], country: string, currency: string, reach: Article['reach']) {
    this.spent = spent
    this.amounts = new Float64Array(spent.length)
    this.texts = Object.fromEntries(
      textRoles.map((role) => [role, new Span()]),
    ) as PlainRow['texts']
    this.country = country
    this.currency = currency
    this.reach = reach
  }

  article(): Article {
    const { texts, category, country, currency, price, cost } = this
    const article = blankArticle(this.row)
    article.sku = texts.sku.value
    article.listing = texts.listing.value
    article.ean = texts.ean.value
    article.name = texts.name.value
    article.variation = texts.variation.value
    article.namedCategory = category
    article.country = country
    article.currency = currency
    article.price = price
    article.standingPrice = price
    article.cost = cost
    this.spent.forEach((part, at) => {
      article[part] = this.amounts[at] as number
    })
    if (!Number.isNaN(article.shipping)) article.reach = this.reach
    return article
  }
}
