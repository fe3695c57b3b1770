import type { Span } from '../table/span.ts'
import { bytesPerUnit, encodeAt, encoded } from '../table/utf8.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

type SpansOf = Readonly<Record<'sku' | 'variation' | 'listing' | 'ean', Span>>

/** As many articles are kept to compare others with: they take 42 MB. */
export const mostCompared = 2_000_000

/** Stands between a listing and its EAN. */
const between = encoded('\n')

/** So many slots there are at first. */
const firstSlots = 1 << 14

/** A slot holds the place of an article in so many bits, and of its hash the others: most that are not it are told by those. */
const placeMask = (1 << 21) - 1

/** Every bit of the result depends on many of both. */
const mixed = (one: number, other: number): number =>
  Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)

/** Two hashes of a text, each begun where that of another text ended. */
class Hashes {
  one = 0
  other = 0
  #bytes = new Uint8Array(1 << 8)

  begin(): void {
    this.one = 0xdeadbeef
    this.other = 0x41c6ce57
  }

  /** Takes a part of the bytes of a text. */
  add(bytes: Uint8Array, from: number, to: number): void {
    let { one, other } = this
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      one = Math.imul(one ^ byte, 0x9e3779b1)
      other = Math.imul(other ^ byte, 0x5f356495)
    }
    this.one = one
    this.other = other
  }

  /** What follows is another text: none has this byte. */
  close(): void {
    this.one = Math.imul(this.one ^ 0x100, 0x9e3779b1)
    this.other = Math.imul(this.other ^ 0x100, 0x5f356495)
  }

  take(text: string): void {
    const room = text.length * bytesPerUnit
    if (room > this.#bytes.length) this.#bytes = new Uint8Array(room)
    this.takeBytes(this.#bytes, 0, encodeAt(text, this.#bytes, 0))
  }

  takeBytes(bytes: Uint8Array, from: number, to: number): void {
    this.add(bytes, from, to)
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
  /** 0 where a slot is free; there are twice as many as articles at least, a power of two. */
  #slots = new Int32Array(firstSlots)
  /** Of each article, counted from 1, both hashes and the row. */
  #ones = new Int32Array(firstSlots / 2)
  #others = new Int32Array(firstSlots / 2)
  #rows = new Uint32Array(firstSlots / 2)
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
    hashes.takeBytes(sku.bytes, sku.from, sku.to)
    hashes.takeBytes(variation.bytes, variation.from, variation.to)
    hashes.add(listing.bytes, listing.from, listing.to)
    hashes.add(between, 0, 1)
    hashes.takeBytes(ean.bytes, ean.from, ean.to)
    hashes.end()
    return this.#first(row) !== 0
  }

  /** The row that the same article stood in before; 0 where none did, and this one is kept. */
  #first(row: number): number {
    const { one, other } = this.#hashes
    const slot = this.#slotOf(one, other)
    const first = this.#rows[(this.#slots[slot] as number) & placeMask] as number
    if (first !== 0) return first
    if (this.#count === mostCompared) {
      this.isFull = true
      return 0
    }
    const place = ++this.#count
    this.#slots[slot] = (other & ~placeMask) | place
    this.#ones[place] = one
    this.#others[place] = other
    this.#rows[place] = row
    if (place === this.#rows.length - 1) this.#grow(2 * this.#slots.length)
    return 0
  }

  /** Where an article stands, or would. */
  #slotOf(one: number, other: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    for (let slot = one & mask; ; slot = (slot + 1) & mask) {
      const held = slots[slot] as number
      if (held === 0) return slot
      const place = held & placeMask
      const isLike = ((held ^ other) & ~placeMask) === 0
      if (isLike && this.#ones[place] === one && this.#others[place] === other) return slot
    }
  }

  /** Makes room for so many articles. */
  expect(articles: number): void {
    const slots = 2 ** Math.ceil(Math.log2(2 * Math.min(articles, mostCompared)))
    if (slots > this.#slots.length) this.#grow(slots)
  }

  #grow(length: number): void {
    const slots = new Int32Array(length)
    const [ones, others, rows] = [this.#ones, this.#others, this.#rows]
    this.#slots = slots
    this.#ones = new Int32Array(slots.length / 2)
    this.#others = new Int32Array(slots.length / 2)
    this.#rows = new Uint32Array(slots.length / 2)
    this.#ones.set(ones)
    this.#others.set(others)
    this.#rows.set(rows)
    const mask = slots.length - 1
    for (let place = 1; place <= this.#count; place++) {
      let slot = (ones[place] as number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = ((others[place] as number) & ~placeMask) | place
    }
  }
}
