/** An article whose price goes back to a marketplace. */
export type Offer = {
  sku: string
  listing: string
  name: string
  variation: string
  /** Whether the SKU is the seller's own, and not the listing's number in its place. */
  hasOwnSku: boolean
  country: string
  currency: string
  /** What is paid now. With VAT, as every amount here: marketplaces know no other price. */
  price: number
  /** What is asked where no sale is on; NaN where nobody knows. */
  standingPrice: number
  /** The lowest price that it may have; NaN where none reaches the target. */
  minimum: number
}

/** What to do where the minimum is above the price: marketplaces refuse that. */
export type WhenAbove = 'alza' | 'escludi'

/** How many articles a file has, and why others are not in it. */
export type OfferCounts = {
  written: number
  /** Of those written, how many have a new price. */
  raised: number
  /** Minimum above the price, and the seller left them out. */
  above: number
  /** No price reaches the target. */
  withoutMinimum: number
  /** What the marketplace knows them by is missing, or can't stand in its file. */
  unnamed: number
  /** Sold in another store than the file is for, where it can't say which. */
  otherStores: number
  /** Nothing to change, where a file says changes alone. */
  unchanged: number
  /** Variants of a listing, which eBay takes by another way. */
  variants: number
}

/** A file for a marketplace, line by line, verbatim: what it knows an article by is never changed. */
export type OfferFile = {
  /** What stands above the articles. */
  head: string
  /** The line of an article; empty where it is not in the file. */
  line: (offer: Offer) => string
  counts: OfferCounts
  /** The name it is saved under. */
  name: string
}

export const noCounts = (): OfferCounts => ({
  written: 0,
  raised: 0,
  above: 0,
  withoutMinimum: 0,
  unnamed: 0,
  otherStores: 0,
  unchanged: 0,
  variants: 0,
})

/** Whether a text can stand in a file that has no quotes. */
export const standsAlone = (text: string): boolean => text !== '' && !/[\t\r\n]/.test(text)

/** A cent is the least that a price changes by; less is noise. */
export const isAbove = (minimum: number, price: number): boolean =>
  Math.round(minimum * 100) > Math.round(price * 100)
