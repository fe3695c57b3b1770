import { roundToCents } from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import { amazonPriceFile, automatePricingFile } from '../writing/amazon-files.ts'
import { changesFile } from '../writing/changes-file.ts'
import { ebayPriceFile } from '../writing/ebay-file.ts'
import {
  isChange,
  type Offer,
  type OfferCounts,
  type OfferFile,
  OfferWriter,
  type RiseChoice,
  riseOf,
} from '../writing/offer.ts'
import { shopifyPriceFile } from '../writing/shopify-file.ts'
import { woocommercePriceFile } from '../writing/woocommerce-file.ts'
import type { Articles } from './articles.ts'
import { type Exported, type PricesKind, written } from './exports.ts'
import type { Recalculated } from './recalculated.ts'
import type { Pause } from './turns.ts'

export type ReviewChoice = RiseChoice & { kind: PricesKind }

/** What a file of prices would change. */
export type Review = {
  /** What it is known by: its file alone is written by it. */
  id: number
  counts: OfferCounts
  /** How many articles are listed: those whose price changes, then others with a minimum. */
  listed: number
  /** Of the prices that change, how many rise, and by more than so many percent. */
  rising: number
  over10: number
  over50: number
}

/**
 * An article that a file has, with the margin that its price leaves before and after; NaN where nobody knows that. `to` is NaN
 * where the price stays, `minimum` where the file has none.
 */
export type ReviewedRow = {
  id: number
  sku: string
  name: string
  currency: string
  from: number
  to: number
  minimum: number
  marginBefore: number
  marginAfter: number
}

/** The prices to write: of articles as the seller changed them, with nothing that is only tried. */
export type Priced = {
  articles: Articles
  rows: Uint32Array
  recalculated: Recalculated
  /** The same with VAT in every price, as marketplaces have it. */
  sold: Recalculated
  /** The mark before decimals in a file for Amazon. */
  mark: ',' | '.'
  /** The titles of the file that the list comes from. */
  titles: readonly string[]
  pause: Pause
}

const atOnce = 2048

/** The store that a file without a country is for: the Italian one, else the one that most articles are in. */
function storeOf({ countries }: Articles): string {
  const [most] = [...countries].sort(([, one], [, other]) => other - one)
  return countries.has('IT') ? 'IT' : (most?.[0] ?? 'IT')
}

function fileFor(
  { kind, ...choice }: ReviewChoice,
  { articles, mark, titles }: Priced,
  products: Products,
): OfferFile {
  switch (kind) {
    case 'amazonPrices':
      return amazonPriceFile({ ...choice, store: storeOf(articles), mark })
    case 'automatePricing':
      return automatePricingFile({ mark })
    case 'ebayPrices':
      return ebayPriceFile(choice)
    case 'shopifyPrices':
      return shopifyPriceFile({ ...choice, titles, isWhole: (handle) => products.isWhole(handle) })
    case 'woocommercePrices':
      return woocommercePriceFile(choice)
    case 'priceChanges':
      return changesFile(choice)
  }
}

/** The products of articles, by their handles. */
class Products {
  readonly #articles: Articles
  readonly #variants = new Map<string, number[]>()

  constructor(articles: Articles) {
    this.#articles = articles
  }

  /** Finds the variants of every product; before that it has none. */
  async find(pause: Pause): Promise<void> {
    const { length, texts } = this.#articles
    this.#variants.clear()
    for (let id = 0; id < length; id++) {
      if (id % atOnce === 0) await pause()
      getOrInsert(this.#variants, texts.listing.at(id), () => []).push(id)
    }
  }

  /** The variants of a product, in the order of the file. */
  variantsOf(handle: string): readonly number[] {
    return this.#variants.get(handle) ?? []
  }

  /** Whether the file tells all variants of a product, and what each is sold for. */
  isWhole(handle: string): boolean {
    const { numbers, partial } = this.#articles
    const variants = this.variantsOf(handle)
    const told = variants.map((id) => this.#articles.optionsOf(id))
    const values = new Set(told.map((options) => JSON.stringify(options)))
    return (
      variants.length > 0 &&
      !partial.has(handle) &&
      values.size === variants.length &&
      told.every((options) => options.length > 0) &&
      variants.every((id) => (numbers.standingPrice[id] as number) > 0)
    )
  }
}

/** A file of prices as the seller looks at it before having it: what is written is what was looked at. */
export class PriceReview {
  readonly #id: number
  readonly #priced: Priced
  readonly #file: OfferFile
  readonly #products: Products
  /** The prices that change, those that rise most in front. */
  #changes: { id: number; from: number; to: number }[] = []
  /** The articles with a minimum whose price stays. */
  #others: number[] = []

  constructor(id: number, choice: ReviewChoice, priced: Priced) {
    this.#id = id
    this.#priced = priced
    this.#products = new Products(priced.articles)
    this.#file = fileFor(choice, priced, this.#products)
  }

  /** Looks at every offer. */
  async look(): Promise<Review> {
    const writer = new OfferWriter(this.#file)
    const changes: { id: number; from: number; to: number }[] = []
    const others: number[] = []
    if (this.#file.product !== undefined) await this.#products.find(this.#priced.pause)
    for await (const { id, offer } of this.#offers()) {
      const fate = writer.take(offer)
      if (fate === null) continue
      if (isChange(fate)) changes.push({ id, from: fate.from, to: fate.to })
      else if (this.#file.hasMinimums && !Number.isNaN(offer.minimum)) others.push(id)
    }
    if (this.#file.product !== undefined)
      writer.counts.beside = this.#besides(changes.map(({ id }) => id))
    // What nobody knows the price of before stands in front: it may rise by anything.
    const rises = changes.map((change) => ({ change, rise: riseOf(change) }))
    const keyOf = ({ rise }: { rise: number }) =>
      Number.isNaN(rise) ? Number.POSITIVE_INFINITY : rise
    rises.sort((one, other) => keyOf(other) - keyOf(one) || one.change.id - other.change.id)
    this.#changes = rises.map(({ change }) => change)
    this.#others = others
    const over = (percent: number) => rises.filter(({ rise }) => rise > percent + 1e-9).length
    return {
      id: this.#id,
      counts: writer.counts,
      listed: changes.length + others.length,
      rising: over(0),
      over10: over(10),
      over50: over(50),
    }
  }

  /** Some of the articles that are listed. */
  rows(from: number, count: number): ReviewedRow[] {
    const { articles, sold, recalculated } = this.#priced
    const by = this.#file.hasVAT ? sold : recalculated
    const changes = this.#changes.slice(from, from + count)
    const first = Math.max(0, from - this.#changes.length)
    const stays = this.#others.slice(first, first + count - changes.length).map((id) => {
      const { standingPrice } = this.#offer(id, Number.NaN)
      return { id, from: standingPrice, to: Number.NaN }
    })
    const some = [...changes, ...stays]
    const ids = some.map(({ id }) => id)
    const minimums = by.minimumsOf(ids)
    const before = by.marginsAt(
      ids,
      some.map((one) => one.from),
    )
    const after = by.marginsAt(
      ids,
      some.map(({ to }) => to),
    )
    return some.map(({ id, ...prices }, at) => ({
      id,
      ...prices,
      sku: articles.texts.sku.at(id),
      name: articles.texts.name.at(id),
      currency: by.placeOf(id)?.currency ?? 'EUR',
      minimum: this.#file.hasMinimums ? (minimums[at] as number) : Number.NaN,
      marginBefore: before[at] as number,
      marginAfter: after[at] as number,
    }))
  }

  /** Writes the file, without what the seller left out. */
  async write(leftOut: ReadonlySet<number>): Promise<Exported> {
    const file = this.#file
    const writer = new OfferWriter(file)
    if (file.product !== undefined) return this.#wholeProducts(file.product, writer, leftOut)
    const blob = await written(file.head, this.#offers(), ({ id, offer }) =>
      writer.line(offer, leftOut.has(id)),
    )
    return { name: file.name, blob, counts: writer.counts }
  }

  /** How many variants a file of whole products has besides those with a price that changes. */
  #besides(changed: readonly number[]): number {
    const { listing } = this.#priced.articles.texts
    const handles = new Set(changed.map((id) => listing.at(id)))
    let all = 0
    for (const handle of handles) all += this.#products.variantsOf(handle).length
    return all - changed.length
  }

  /** Writes the products with a price that changes, each with all its variants. */
  async #wholeProducts(
    product: NonNullable<OfferFile['product']>,
    writer: OfferWriter,
    leftOut: ReadonlySet<number>,
  ): Promise<Exported> {
    const prices = new Map<number, number>()
    const handles = new Set<string>()
    for await (const { id, offer } of this.#offers()) {
      const fate = writer.take(offer, leftOut.has(id))
      if (fate === null) continue
      prices.set(id, fate.to)
      handles.add(offer.listing)
    }
    writer.counts.beside = this.#besides([...prices.keys()])
    const { name, head } = this.#file
    const blob = await written(head, handles, (handle) =>
      product(
        this.#products.variantsOf(handle).map((id) => {
          const offer = this.#offer(id, Number.NaN)
          return { offer, price: prices.get(id) ?? offer.standingPrice }
        }),
      ),
    )
    return { name, blob, counts: writer.counts }
  }

  async *#offers(): AsyncGenerator<{ id: number; offer: Offer }> {
    const { rows, pause, sold, recalculated } = this.#priced
    const by = this.#file.hasVAT ? sold : recalculated
    for (let from = 0; from < rows.length; from += atOnce) {
      const ids = rows.subarray(from, from + atOnce)
      const minimums = by.minimumsOf(ids)
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] as number
        yield { id, offer: this.#offer(id, minimums[at] as number) }
      }
      await pause()
    }
  }

  #offer(id: number, minimum: number): Offer {
    const { articles, recalculated } = this.#priced
    const { texts, numbers } = articles
    const place = recalculated.placeOf(id)
    const vat = this.#file.hasVAT ? (place?.vatToAdd ?? 0) : 0
    const withVAT = (price: number) => roundToCents((price * (100 + vat)) / 100)
    const price = numbers.prezzoVendita[id] as number
    const read = articles.readAmount('price', id)
    return {
      sku: texts.sku.at(id),
      listing: texts.listing.at(id),
      name: texts.name.at(id),
      variation: texts.variation.at(id),
      options: articles.optionsOf(id),
      hasOwnSku: numbers.hasOwnSku[id] === 1,
      country: place?.country ?? 'IT',
      currency: place?.currency ?? 'EUR',
      price: withVAT(read ?? price),
      standingPrice: withVAT(numbers.standingPrice[id] as number),
      proposed: read === undefined ? Number.NaN : withVAT(price),
      minimum,
    }
  }
}
