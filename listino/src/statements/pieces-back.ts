type Alike = { pieces: number; cents: number; count: number }

/** What pieces of an article were sold for, in cents: on average, and each price that some sale tells. */
export type SoldFor = { average: number; prices: ReadonlySet<number> }

/** Whether a refund pays back for each piece what one was sold for; parts of a sale are told to the cent. */
const isAsSold = ({ pieces, cents }: Alike, { prices }: SoldFor): boolean => {
  if (cents <= 0) return false
  const each = Math.round(cents / pieces)
  return prices.has(each) || prices.has(each - 1) || prices.has(each + 1)
}

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
   * How many pieces came back: all of a refund that pays back what pieces were sold for, else as many as it pays back more than
   * half of. Who gets less keeps the piece. Where no sale is known refunds count as they say.
   */
  at(sold: SoldFor): number {
    let sum = 0
    for (const refund of this.#alike.values()) {
      const { pieces, cents, count } = refund
      const isWhole = !(sold.average > 0) || isAsSold(refund, sold)
      const paidBack = isWhole ? pieces : Math.max(0, Math.ceil(cents / sold.average - 0.5))
      sum += Math.min(pieces, paidBack) * count
    }
    return sum
  }
}
