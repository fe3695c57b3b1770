import type { Span } from '../table/span.ts'
import { encoded } from '../table/utf8.ts'
import type { Article } from './article.ts'
import { HashedKeys, KeyHash } from './hashed-keys.ts'
import type { Problem } from './problem.ts'

type SpansOf = Readonly<Record<'sku' | 'variation' | 'listing' | 'ean', Span>>

/** As many articles are kept to compare others with: they take 42 MB. */
export const mostCompared = 2_000_000

/** Stands between a listing and its EAN. */
const between = encoded('\n')

/**
 * Finds articles that came before: one SKU may be in many stores, but in each of them once, and where listings share SKUs
 * once in each listing.
 */
export class Duplicates {
  readonly #keys = new HashedKeys()
  /** The row of each article. */
  #rows = new Uint32Array(this.#keys.room)
  /** Whether there were articles with which no later one is compared. */
  isFull = false
  readonly #key = new KeyHash()

  /** @param listing the number of its listing, where another listing may have the same SKU; else empty */
  find({ row, sku, variation, country }: Article, listing: string): Problem | null {
    if (sku === '') return null
    const key = this.#key
    key.begin()
    key.take(country)
    key.take(sku)
    key.take(variation)
    key.take(listing)
    key.end()
    const first = this.#first(row)
    return first === 0 ? null : { code: 'duplicate', text: String(first) }
  }

  /** Whether an article whose listing and EAN tell it apart too came before; where none did, it is kept. */
  has(row: number, country: string, { sku, variation, listing, ean }: SpansOf): boolean {
    const key = this.#key
    key.begin()
    key.take(country)
    key.takeBytes(sku.bytes, sku.from, sku.to)
    key.takeBytes(variation.bytes, variation.from, variation.to)
    key.add(listing.bytes, listing.from, listing.to)
    key.add(between, 0, 1)
    key.takeBytes(ean.bytes, ean.from, ean.to)
    key.end()
    return this.#first(row) !== 0
  }

  /** The row that the same article stood in before; 0 where none did, and this one is kept. */
  #first(row: number): number {
    const { count } = this.#keys
    if (count === mostCompared) {
      const place = this.#keys.find(this.#key)
      this.isFull ||= place === 0
      return this.#rows[place] as number
    }
    const place = this.#keys.add(this.#key)
    if (place <= count) return this.#rows[place] as number
    this.#makeRoom()
    this.#rows[place] = row
    return 0
  }

  /** Makes room for so many articles. */
  expect(articles: number): void {
    this.#keys.expect(Math.min(articles, mostCompared))
    this.#makeRoom()
  }

  #makeRoom(): void {
    const { room } = this.#keys
    if (room === this.#rows.length) return
    const before = this.#rows
    this.#rows = new Uint32Array(room)
    this.#rows.set(before)
  }
}
