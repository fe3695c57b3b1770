import {
  type CalculationFormData,
  isOwnShop,
  isPaymentKnown,
  notInItaly,
  paymentServices,
  type Rates,
  roundToCents,
} from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import type { CategoryClues } from '../categories/category-of.ts'
import { categoryThere } from '../categories/category-there.ts'
import type { RowVAT } from '../layouts/vat.ts'

/** On so many channels a list is compared at most. */
export const mostChannels = 3

/** Another marketplace that a list is compared on. */
export type Channel = {
  marketplace: string
  /** The category there of articles of which nothing tells it; empty leaves those out. */
  category: string
  /** The key of the payment service in a shop of one's own; empty where nobody said. */
  payment: string
}

/**
 * What isn't known of an article on a channel: its category there, what sending it costs where Amazon sends it now, the
 * payment service, or the rates in its country.
 */
export type ChannelLack = 'category' | 'shipping' | 'payment' | 'rates'

/** What an article comes to on a channel; NaN where something isn't known, and where no price reaches the target. */
export type ChannelAnswer = {
  guadagno: number
  margine: number
  minimum: number
  lacks: ChannelLack | null
}

/** The same, and whether it leaves most of all that are known. */
export type ChannelCell = ChannelAnswer & { isBest: boolean }

/** Whether lists are compared on a marketplace: it is known, and sells in Italy. */
export const isChannel = (marketplace: string): boolean =>
  marketplace !== 'altro' && !notInItaly.includes(marketplace)

/** Whether each of some profits is the highest to the cent; none is where fewer than two are known. */
export function bestOf(profits: readonly number[]): boolean[] {
  const cents = profits.map(roundToCents)
  const known = cents.filter((profit) => !Number.isNaN(profit))
  const most = Math.max(...known)
  return cents.map((profit) => known.length > 1 && profit === most)
}

/** Where an article stands on a channel. */
type ChannelPlace = { rates: Rates; index: number; lacks: ChannelLack | null }

/** The rates of one channel, and which of them an article has. */
export class ChannelBook {
  readonly channel: Channel
  readonly book: RatesBook

  /**
   * @param form what holds for every article, as if the list were sold there
   * @param reduced as in `RatesBook`
   */
  constructor(channel: Channel, form: CalculationFormData, reduced: string) {
    this.channel = channel
    const service = paymentServices.find(({ key }) => key === channel.payment)
    this.book = new RatesBook(
      isOwnShop(form) ? { ...form, pagamento: service?.terms ?? null } : form,
      reduced,
    )
  }

  /**
   * The rates of an article there, of which nothing may be made where it lacks something.
   *
   * @param paid the categories that it may really have been charged by there; null where nobody knows
   */
  placeOf(
    country: string,
    clues: CategoryClues,
    vat: RowVAT | null,
    paid: readonly string[] | null = null,
  ): ChannelPlace {
    const category = this.#categoryOf(country, clues, vat, paid)
    const index = this.book.placeOf(country, category ?? 'base', vat)
    const rates = this.book.all[index] as Rates
    return { rates, index, lacks: this.#lackIn(country, category) }
  }

  #categoryOf(
    country: string,
    clues: CategoryClues,
    vat: RowVAT | null,
    paid: readonly string[] | null,
  ): string | null {
    // A percentage of the seller's own is the same in every category.
    const table = this.book.form.commissionePropria == null ? this.book.tableOf(country) : null
    if (table === null) return 'base'
    const found = categoryThere(table, clues, this.channel.category)
    if (paid === null || found === clues.written) return found
    if (found !== null && paid.includes(found)) return found
    // Charged by none of those, or by one of some that are charged otherwise: which one isn't known.
    return this.book.areAlike(paid, country, vat) ? (paid[0] ?? null) : null
  }

  #lackIn(country: string, category: string | null): ChannelLack | null {
    const { form } = this.book
    // Without a date a marketplace that only dated cards have becomes another.
    const isThere = form.marketplace === this.channel.marketplace
    if (!isThere || !this.book.hasRatesIn(country)) return 'rates'
    if (!isPaymentKnown(form)) return 'payment'
    return category === null ? 'category' : null
  }
}
