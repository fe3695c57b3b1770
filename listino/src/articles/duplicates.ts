import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

/** Finds articles that came before: one SKU may be in many stores and currencies, but in each of them once. */
export class Duplicates {
  readonly #rows = new Map<string, number>()

  find({ row, sku, variation, country, currency }: Article): Problem | null {
    if (sku === '') return null
    const key = `${country} ${currency} ${sku}\n${variation}`
    const first = this.#rows.get(key)
    if (first !== undefined) return { code: 'duplicate', text: String(first) }
    this.#rows.set(key, row)
    return null
  }
}
