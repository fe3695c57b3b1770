import { Distinct, mostWithoutIndex } from './distinct.ts'
import type { Entry } from './entry.ts'
import type { Amounts } from './parts.ts'

/** Sales of an article that are alike, or refunds of it: what each of them comes to, in cents, and how many there are. */
export type AlikeSales = {
  /** The day on which the card that they are charged by began; blank before the first that is known. */
  from: string
  isRefund: boolean
  /** Whether the fees that the file tells include VAT. */
  includesVAT: boolean
  /** Whether what is charged once for an order is charged with it. */
  bearsOrderFee: boolean
  /** Pieces of each; 1 where the file doesn't say. */
  quantity: number
  /** What the buyer pays or gets back, with VAT; less what the same row gives back. */
  paid: number
  /** What is charged; below 0 where it is given back. */
  commission: number
  digital: number
  count: number
}

type Sale = Omit<AlikeSales, 'count'>

const areAlike = (one: AlikeSales, other: Sale): boolean =>
  one.paid === other.paid &&
  one.commission === other.commission &&
  one.digital === other.digital &&
  one.quantity === other.quantity &&
  one.from === other.from &&
  one.isRefund === other.isRefund &&
  one.includesVAT === other.includesVAT &&
  one.bearsOrderFee === other.bearsOrderFee

const paidIn = ({ sales = 0, salesVAT = 0, refunds = 0, refundsVAT = 0 }: Amounts) =>
  sales + salesVAT + refunds + refundsVAT

/** A small integer, which as a key of a map is faster than any other number. */
const hashOf = ({ paid, commission }: Sale) =>
  (Math.imul(paid, 0x9e3779b1) ^ commission) & 0x3fffffff

const keyOf = (sale: Sale): string =>
  [
    ...[sale.paid, sale.commission, sale.digital, sale.quantity, sale.from],
    ...[sale.isRefund, sale.includesVAT, sale.bearsOrderFee],
  ].join(' ')

/** The sales and refunds of an article, those that are alike together. */
export class Sales {
  readonly all: AlikeSales[] = []
  /** By their hashes, which several may share. */
  #index: Map<number, Distinct<AlikeSales>> | null = null

  /** Counts a sale or a refund of an article that tells what it was charged. */
  count(
    { amounts, kind, quantity, tellsFees, bearsOrderFee }: Entry,
    from: string,
    includesVAT: boolean,
  ): void {
    const isRefund = kind === 'refund'
    if (!isRefund && kind !== 'sale') return
    if (!tellsFees) return
    this.#add(
      {
        from,
        isRefund,
        includesVAT,
        bearsOrderFee,
        quantity: quantity > 0 ? quantity : 1,
        paid: isRefund ? -paidIn(amounts) : paidIn(amounts),
        commission: -(amounts.commission ?? 0),
        digital: -(amounts.digital ?? 0),
      },
      1,
    )
  }

  /** Counts what others hold; they stay as they are. */
  merge(other: Sales): void {
    for (const sale of other.all) this.#add(sale, sale.count)
  }

  #add(sale: Sale, count: number): void {
    const known =
      this.#index === null
        ? this.all.find((one) => areAlike(one, sale))
        : this.#index.get(hashOf(sale))?.find(sale)
    if (known !== undefined) {
      known.count += count
      return
    }
    const added = { ...sale, count }
    this.all.push(added)
    if (this.#index !== null) index(this.#index, added)
    else if (this.all.length > mostWithoutIndex) {
      this.#index = new Map()
      for (const one of this.all) index(this.#index, one)
    }
  }
}

function index(to: Map<number, Distinct<AlikeSales>>, sale: AlikeSales): void {
  const hash = hashOf(sale)
  const known = to.get(hash) ?? new Distinct<AlikeSales>(areAlike, keyOf)
  known.push(sale)
  to.set(hash, known)
}
