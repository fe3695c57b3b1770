import { bytesPerUnit, encodeAt } from '../table/utf8.ts'

/** So many slots there are at first. */
const firstSlots = 1 << 14

/** Every bit of the result depends on many of both. */
const mixed = (one: number, other: number): number =>
  Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)

/** Two hashes of a key, which is one text or several. They are kept on devices: another way to hash knows none of those. */
export class KeyHash {
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
 * Keys, each with a place. Kept of each is a hash of 64 bits, a tenth of what its texts take: that two of a million share one
 * happens once in thirty million files.
 */
export class HashedKeys {
  /**
   * 0 where a slot is free; there are twice as many as keys at least, a power of two. Its lower bits are the place of a key,
   * the others those of its hash: most that are not it are told by these.
   */
  #slots = new Int32Array(firstSlots)
  /** Of each key, by its place, both hashes. */
  #ones = new Int32Array(firstSlots / 2)
  #others = new Int32Array(firstSlots / 2)
  #count = 0

  /** How many there are: their places begin with 1. */
  get count(): number {
    return this.#count
  }

  /** So many places there are, with that of none, until it grows. */
  get room(): number {
    return this.#ones.length
  }

  /** The place of a key; 0 where it isn't there. */
  find({ one, other }: KeyHash): number {
    return (this.#slots[this.#slotOf(one, other)] as number) & (this.#ones.length - 1)
  }

  /** The place of a key, which is the last where it wasn't there. */
  add({ one, other }: KeyHash): number {
    const slot = this.#slotOf(one, other)
    const mask = this.#ones.length - 1
    const held = (this.#slots[slot] as number) & mask
    if (held !== 0) return held
    const place = ++this.#count
    this.#slots[slot] = (other & ~mask) | place
    this.#ones[place] = one
    this.#others[place] = other
    if (place === mask) this.#grow(2 * this.#slots.length)
    return place
  }

  /** Makes room for so many, and for one more at least. */
  expect(keys: number): void {
    const slots = 2 ** Math.ceil(Math.log2(2 * (keys + 2)))
    if (slots > this.#slots.length) this.#grow(slots)
  }

  /** The same keys, to which others may be added. */
  copy(): HashedKeys {
    const same = new HashedKeys()
    same.#slots = this.#slots.slice()
    same.#ones = this.#ones.slice()
    same.#others = this.#others.slice()
    same.#count = this.#count
    return same
  }

  /** Both hashes of all, in the order of their places. */
  get ones(): Int32Array {
    return this.#ones.subarray(1, this.#count + 1)
  }

  get others(): Int32Array {
    return this.#others.subarray(1, this.#count + 1)
  }

  /** Keys by their hashes, as {@link ones} and {@link others} tell them. */
  static of(ones: ArrayLike<number>, others: ArrayLike<number>): HashedKeys {
    const keys = new HashedKeys()
    keys.expect(ones.length)
    keys.#ones.set(ones, 1)
    keys.#others.set(others, 1)
    keys.#count = ones.length
    keys.#fill()
    return keys
  }

  /** Where a key stands, or would. */
  #slotOf(one: number, other: number): number {
    const slots = this.#slots
    const placeMask = this.#ones.length - 1
    const mask = slots.length - 1
    for (let slot = one & mask; ; slot = (slot + 1) & mask) {
      const held = slots[slot] as number
      if (held === 0) return slot
      const place = held & placeMask
      const isLike = ((held ^ other) & ~placeMask) === 0
      if (isLike && this.#ones[place] === one && this.#others[place] === other) return slot
    }
  }

  #grow(length: number): void {
    const [ones, others] = [this.#ones, this.#others]
    this.#slots = new Int32Array(length)
    this.#ones = new Int32Array(length / 2)
    this.#others = new Int32Array(length / 2)
    this.#ones.set(ones)
    this.#others.set(others)
    this.#fill()
  }

  #fill(): void {
    const [slots, ones, others] = [this.#slots, this.#ones, this.#others]
    const placeMask = ones.length - 1
    const mask = slots.length - 1
    for (let place = 1; place <= this.#count; place++) {
      let slot = (ones[place] as number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = ((others[place] as number) & ~placeMask) | place
    }
  }
}
