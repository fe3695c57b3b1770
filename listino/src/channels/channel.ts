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
import { greatestOf } from '../extremes.ts'
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
  /** What sending costs there where nobody says it of an article, as typed; missing where what is said for all counts. */
  shipping?: string
}

/** What was really paid on a channel, in percent of the price, and by which categories of its card that may have been. */
export type PaidThere = { percent: number; categories: readonly string[] }

/** What was really paid there, in percent, and the category that the card has other fees for, how much it is charged in words. */
type Contradicted = { paid: number; category: string; rate: string }

/**
 * What isn't known of an article on a channel: its category there, the payment service, or the rates in its country. Of a
 * category that what was paid contradicts, both are told.
 */
export type ChannelLack = 'category' | 'payment' | 'rates' | Contradicted

/** What an article comes to on a channel; NaN where something isn't known, and where no price reaches the target. */
export type ChannelAnswer = {
  /** What is asked there, by a column of its own; NaN where it is compared at the price of the list. */
  price: number
  guadagno: number
  margine: number
  minimum: number
  lacks: ChannelLack | null
  /** What nobody says of sending it there, which counts as none: the shipping, or Amazon's fee; null where all is said. */
  unsaid: 'shipping' | 'fulfilment' | null
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
  const most = greatestOf(known, Number.NEGATIVE_INFINITY)
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
   * @param paid what was really paid for it there; null where nobody knows
   */
  placeOf(
    country: string,
    clues: CategoryClues,
    vat: RowVAT | null,
    paid: PaidThere | null = null,
  ): ChannelPlace {
    const found = this.#categoryOf(country, clues, vat, paid)
    const category = typeof found === 'string' ? found : 'base'
    const index = this.book.placeOf(country, category, vat)
    const rates = this.book.all[index] as Rates
    const lacks = this.#lackIn(country) ?? (found === null ? 'category' : null)
    return { rates, index, lacks: lacks ?? (typeof found === 'string' ? null : found) }
  }

  #categoryOf(
    country: string,
    clues: CategoryClues,
    vat: RowVAT | null,
    paid: PaidThere | null,
  ): string | Contradicted | null {
    // A percentage of the seller's own is the same in every category.
    const table = this.book.form.commissionePropria == null ? this.book.tableOf(country) : null
    if (table === null) return 'base'
    const found = categoryThere(table, clues, this.channel.category)
    if (paid === null || found === clues.written) return found
    const { categories, percent } = paid
    if (found !== null && categories.includes(found)) return found
    const [first] = categories
    if (first !== undefined && this.book.areAlike(categories, country, vat)) return first
    // Charged by none of those, or by one of some that are charged otherwise: which one isn't known.
    if (found === null) return null
    const rate = this.book.rateInWords(country, found, vat)
    return { paid: percent, category: table.categories[found]?.label ?? found, rate }
  }

  #lackIn(country: string): 'rates' | 'payment' | null {
    const { form } = this.book
    // Without a date a marketplace that only dated cards have becomes another.
    const isThere = form.marketplace === this.channel.marketplace
    if (!isThere || !this.book.hasRatesIn(country)) return 'rates'
    return isPaymentKnown(form) ? null : 'payment'
  }
}
