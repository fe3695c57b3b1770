/** Most articles have fewer that differ: looking through them takes less than an index. */
const mostWithoutIndex = 12

type Counted<One> = One & { count: number }

/** Mixes a number into the hash of others: a small integer, which as a key of a map is faster than any other. */
export const mixed = (hash: number, number: number): number =>
  Math.imul(hash ^ number, 0x9e3779b1) & 0x3fffffff

/** Things that come again and again: each of them once, with how often. */
export class Distinct<One> {
  readonly all: Counted<One>[] = []
  readonly #areAlike: (one: One, other: One) => boolean
  readonly #hashOf: (one: One) => number
  /** By their hashes, which several may share. */
  #index: Map<number, Counted<One>[]> | null = null

  constructor(areAlike: (one: One, other: One) => boolean, hashOf: (one: One) => number) {
    this.#areAlike = areAlike
    this.#hashOf = hashOf
  }

  add(one: One, count = 1): void {
    const some = this.#index === null ? this.all : this.#index.get(this.#hashOf(one))
    const known = some?.find((other) => this.#areAlike(other, one))
    if (known !== undefined) {
      known.count += count
      return
    }
    const added = { ...one, count }
    this.all.push(added)
    if (this.#index !== null) this.#put(this.#index, added)
    else if (this.all.length > mostWithoutIndex) {
      this.#index = new Map()
      for (const other of this.all) this.#put(this.#index, other)
    }
  }

  #put(index: Map<number, Counted<One>[]>, one: Counted<One>): void {
    const hash = this.#hashOf(one)
    const some = index.get(hash)
    if (some === undefined) index.set(hash, [one])
    else some.push(one)
  }

  /** Adds what another holds, which stays as it is. */
  merge(other: Distinct<One>): void {
    for (const one of other.all) this.add(one, one.count)
  }
}
