/** Most articles have fewer that differ: looking through them takes less than an index. */
export const mostWithoutIndex = 12

/** Things that come again and again, each of them once. */
export class Distinct<One> {
  readonly all: One[] = []
  readonly #areAlike: (one: One, other: Omit<One, 'count'>) => boolean
  readonly #keyOf: (one: Omit<One, 'count'>) => string
  #index: Map<string, One> | null = null

  /** @param keyOf what those that are alike have in common, and no other */
  constructor(
    areAlike: (one: One, other: Omit<One, 'count'>) => boolean,
    keyOf: (one: Omit<One, 'count'>) => string,
  ) {
    this.#areAlike = areAlike
    this.#keyOf = keyOf
  }

  find(sought: Omit<One, 'count'>): One | undefined {
    if (this.#index !== null) return this.#index.get(this.#keyOf(sought))
    return this.all.find((one) => this.#areAlike(one, sought))
  }

  /** Adds one that none is alike. */
  push(one: One): void {
    this.all.push(one)
    if (this.#index !== null) this.#index.set(this.#keyOf(one), one)
    else if (this.all.length > mostWithoutIndex)
      this.#index = new Map(this.all.map((known) => [this.#keyOf(known), known]))
  }
}
