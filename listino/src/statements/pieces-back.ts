type Alike = { pieces: number; cents: number; count: number }

/** Refunds of an article that say how many pieces they are for, those that are alike together. */
export class PiecesBack {
  readonly #alike = new Map<string, Alike>()

  /** @param cents what the buyer gets back */
  add(pieces: number, cents: number, count = 1): void {
    const key = `${pieces} ${cents}`
    const known = this.#alike.get(key)
    if (known === undefined) this.#alike.set(key, { pieces, cents, count })
    else known.count += count
  }

  /** Adds what another holds, which stays as it is. */
  merge(other: PiecesBack): void {
    for (const { pieces, cents, count } of other.#alike.values()) this.add(pieces, cents, count)
  }

  /** How many pieces the refunds say that they are for. */
  get told(): number {
    let sum = 0
    for (const { pieces, count } of this.#alike.values()) sum += pieces * count
    return sum
  }

  /**
   * How many pieces came back: of each refund as many as it pays back more than half of. Who gets less keeps the piece.
   *
   * @param price what a piece was sold for on average, in cents; where that isn't known refunds count as they say
   */
  at(price: number): number {
    let sum = 0
    for (const { pieces, cents, count } of this.#alike.values()) {
      const paidBack = price > 0 ? Math.max(0, Math.ceil(cents / price - 0.5)) : pieces
      sum += Math.min(pieces, paidBack) * count
    }
    return sum
  }
}
