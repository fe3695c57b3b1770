import type { Span } from '../table/span.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

type SpansOf = Readonly<Record<'sku' | 'variation' | 'listing' | 'ean', Span>>

/** As many articles are kept to compare others with: twice as many slots take 50 MB. */
export const mostCompared = 2_000_000

/** So many slots there are at first. */
const firstSlots = 1 << 12

/** Every bit of the result depends on many of both. */
const mixed = (one: number, other: number): number =>
  (Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)) >>> 0

/** Two hashes of a text, each begun where that of another text ended. */
class Hashes {
  one = 0
  other = 0

  begin(): void {
    this.one = 0xdeadbeef
    this.other = 0x41c6ce57
  }

  /** Takes a part of a text. */
  add(text: string, from: number, to: number): void {
    let { one, other } = this
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 0x9e3779b1)
      other = Math.imul(other ^ code, 0x5f356495)
    }
    this.one = one
    this.other = other
  }

  /** What follows is another text: none has this code. */
  close(): void {
    this.one = Math.imul(this.one ^ 0x10000, 0x9e3779b1)
    this.other = Math.imul(this.other ^ 0x10000, 0x5f356495)
  }

  take(text: string): void {
    this.add(text, 0, text.length)
    this.close()
  }

  takeSpan({ text, from, to }: Span): void {
    this.add(text, from, to)
    this.close()
  }

  end(): void {
    const { one, other } = this
    this.one = mixed(one, other)
    this.other = mixed(other, one)
  }
}

/**
 * Finds articles that came before: one SKU may be in many stores, but in each of them once, and where listings share SKUs
 * once in each listing. Kept of each is a hash of 64 bits, a tenth of what its texts take: that two of a million share one
 * happens once in thirty million files.
 */
export class Duplicates {
  /** For each slot both hashes and the row, which is 0 where the slot is free. */
  #slots = new Uint32Array(3 * firstSlots)
  /** One less than there are slots, which are a power of two. */
  #mask = firstSlots - 1
  #count = 0
  /** Whether there were articles with which no later one is compared. */
  isFull = false
  readonly #hashes = new Hashes()

  /** @param listing the number of its listing, where another listing may have the same SKU; else empty */
  find({ row, sku, variation, country }: Article, listing: string): Problem | null {
    if (sku === '') return null
    const hashes = this.#hashes
    hashes.begin()
    hashes.take(country)
    hashes.take(sku)
    hashes.take(variation)
    hashes.take(listing)
    hashes.end()
    const first = this.#first(row)
    return first === 0 ? null : { code: 'duplicate', text: String(first) }
  }

  /** Whether an article whose listing and EAN tell it apart too came before; where none did, it is kept. */
  has(row: number, country: string, { sku, variation, listing, ean }: SpansOf): boolean {
    const hashes = this.#hashes
    hashes.begin()
    hashes.take(country)
    hashes.takeSpan(sku)
    hashes.takeSpan(variation)
    hashes.add(listing.text, listing.from, listing.to)
    hashes.add('\n', 0, 1)
    hashes.takeSpan(ean)
    hashes.end()
    return this.#first(row) !== 0
  }

  /** The row that the same article stood in before; 0 where none did, and this one is kept. */
  #first(row: number): number {
    const hashes = this.#hashes
    const slot = this.#slotOf(hashes.one, hashes.other)
    const first = this.#slots[slot + 2] as number
    if (first !== 0) return first
    if (this.#count === mostCompared) {
      this.isFull = true
      return 0
    }
    this.#slots[slot] = hashes.one
    this.#slots[slot + 1] = hashes.other
    this.#slots[slot + 2] = row
    if (++this.#count * 6 > this.#slots.length) this.#grow()
    return 0
  }

  /** Where a hash stands, or would. */
  #slotOf(one: number, other: number): number {
    const slots = this.#slots
    for (let slot = one & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * 3
      const isFree = slots[at + 2] === 0
      if (isFree || (slots[at] === one && slots[at + 1] === other)) return at
    }
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Uint32Array(before.length * 2)
    this.#mask = this.#mask * 2 + 1
    for (let at = 0; at < before.length; at += 3) {
      if (before[at + 2] === 0) continue
      const slot = this.#slotOf(before[at] as number, before[at + 1] as number)
      this.#slots.set(before.subarray(at, at + 3), slot)
    }
  }
}
