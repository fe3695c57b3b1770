import type { AlikeSales } from './alike-sales.ts'
import type { FeeTerms } from './fee-terms.ts'

/** A double is off by less, in cents. */
export const noise = 1e-6

/** What a piece, or all of a row, is paid or paid back, in cents. */
export const eachOf = ({ paid, quantity }: AlikeSales, per: FeeTerms['per']): number =>
  per === 'piece' ? paid / quantity : paid

/** So many sales are tried for a refund that may be of any. */
const mostTried = 50

/** What an article was sold for, the lowest price first. */
export class SoldPrices {
  readonly #per: FeeTerms['per']
  readonly #sold: readonly { sale: AlikeSales; each: number }[]

  constructor(all: readonly AlikeSales[], per: FeeTerms['per']) {
    this.#per = per
    this.#sold = all
      .filter(({ isRefund }) => !isRefund)
      .map((sale) => ({ sale, each: eachOf(sale, per) }))
      .sort((one, other) => one.each - other.each)
  }

  /**
   * The sales that a refund may be of, those of the same amount first, then others that were for more; the refund itself where
   * no sale can be it. It is sure where all are for one price, or some are of the same amount.
   */
  salesOf(refund: AlikeSales): { sales: readonly AlikeSales[]; isSure: boolean } {
    const each = eachOf(refund, this.#per)
    const from = this.#firstFrom(each - noise)
    const [first] = this.#sold.slice(from, from + 1)
    if (first === undefined) return { sales: [refund], isSure: true }
    const isSure = first.each <= each + noise || first.each === this.#sold.at(-1)?.each
    return { sales: this.#sold.slice(from, from + mostTried).map(({ sale }) => sale), isSure }
  }

  /** Where the sales at some price or more begin. */
  #firstFrom(price: number): number {
    let [from, to] = [0, this.#sold.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#sold[middle]?.each ?? 0) < price) from = middle + 1
      else to = middle
    }
    return from
  }
}
