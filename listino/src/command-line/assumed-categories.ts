import type { Category } from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { RatesBook } from '../articles/rates-book.ts'
import { assumedInWords } from '../categories/assumed.ts'

/** Counts the articles that were calculated by a category that nobody said. */
export class AssumedCategories {
  readonly #book: RatesBook
  readonly #counts = new Map<Category, number>()
  #articles = 0

  constructor(book: RatesBook) {
    this.#book = book
  }

  add({ problems, country, category, categoryBasis }: Article): void {
    // By a rate of the seller's own no category changes what is charged.
    if (problems.length > 0 || this.#book.form.commissionePropria != null) return
    this.#articles++
    const assumed = this.#book.tableOf(country)?.categories[category]
    if (categoryBasis !== 'ipotizzata' || assumed === undefined) return
    this.#counts.set(assumed, (this.#counts.get(assumed) ?? 0) + 1)
  }

  /** What there is to say of them, and how to say their category. */
  inWords(): string[] {
    const assumed = [...this.#counts].map(([category, count]) => ({ category, count }))
    const said = assumedInWords(assumed, this.#articles)
    return said === ''
      ? []
      : [`${said} Indica la categoria con --categoria, o le tue regole con --regola.`]
  }
}
