import type { SendingCard } from './card-days.ts'
import { Distinct, mixed } from './distinct.ts'
import type { Entry } from './entry.ts'

/** Sales of an article that Amazon sent, those that are alike together: what each was charged for that, in cents. */
export type Shipment = {
  /** The day from which pieces were charged as on that of the sale; blank before the first card. */
  from: string
  /** The lowest price in euro up to which cheaper fees may count that a piece cost no more than; infinite where it cost more than all. */
  priceUpTo: number
  /** The same of the price less promotions: no source says whether these count. */
  reducedUpTo: number
  quantity: number
  charged: number
  /** Whether the fees that the file tells include VAT. */
  includesVAT: boolean
  count: number
}

type Sent = Omit<Shipment, 'count'>

const areAlike = (one: Sent, other: Sent): boolean =>
  one.charged === other.charged &&
  one.quantity === other.quantity &&
  one.from === other.from &&
  one.includesVAT === other.includesVAT &&
  one.priceUpTo === other.priceUpTo &&
  one.reducedUpTo === other.reducedUpTo

const hashOf = ({ priceUpTo, reducedUpTo, quantity, charged }: Sent): number =>
  mixed(mixed(mixed(mixed(0, charged), quantity), priceUpTo), reducedUpTo)

/** What sending the pieces of an article was charged. */
export class Shipments extends Distinct<Sent> {
  constructor() {
    super(areAlike, hashOf)
  }

  /** Counts a sale, where something was charged for sending it. */
  count(
    { amounts, kind, quantity, goods, beside }: Entry,
    { from, lowPrices }: SendingCard,
    includesVAT: boolean,
  ): void {
    const charged = -(amounts.fulfilment ?? 0)
    if (kind !== 'sale' || !(charged > 0) || !(quantity > 0)) return
    const paid = (amounts.sales ?? 0) + (amounts.salesVAT ?? 0)
    const upTo = (cents: number) =>
      lowPrices.find((price) => cents / 100 / quantity < price + 0.005) ?? Number.POSITIVE_INFINITY
    const [priceUpTo, reducedUpTo] = [upTo(goods), upTo(paid - beside)]
    this.add({ from, priceUpTo, reducedUpTo, quantity, charged, includesVAT })
  }
}
