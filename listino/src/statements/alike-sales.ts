import { Distinct, mixed } from './distinct.ts'
import type { Entry } from './entry.ts'
import type { Amounts } from './parts.ts'

/** Sales of an article that are alike, or refunds of it: the amounts of each in cents, and how many there are. */
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

const areAlike = (one: Sale, other: Sale): boolean =>
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

const hashOf = ({ paid, commission, digital, quantity }: Sale): number =>
  mixed(mixed(mixed(mixed(0, paid), commission), digital), quantity)

/** The sales and refunds of an article, those that are alike together. */
export class Sales extends Distinct<Sale> {
  constructor() {
    super(areAlike, hashOf)
  }

  /** Counts a sale or a refund of an article that tells what it was charged. */
  count(
    { amounts, kind, quantity, tellsFees, bearsOrderFee }: Entry,
    from: string,
    includesVAT: boolean,
  ): void {
    const isRefund = kind === 'refund'
    if (!isRefund && kind !== 'sale') return
    if (!tellsFees) return
    this.add({
      from,
      isRefund,
      includesVAT,
      bearsOrderFee,
      quantity: quantity > 0 ? quantity : 1,
      paid: isRefund ? -paidIn(amounts) : paidIn(amounts),
      commission: -(amounts.commission ?? 0),
      digital: -(amounts.digital ?? 0),
    })
  }
}
