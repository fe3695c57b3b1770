import type { Article } from '../articles/article.ts'
import type { PlainRow } from '../articles/plain-row.ts'
import { knownName } from '../categories/category-names.ts'
import { ebayCategoryOf } from '../categories/ebay-numbers.ts'
import type { CostSource } from '../costs/remembered.ts'
import type { RowVAT } from '../layouts/vat.ts'

/** What a marketplace really charged, as remembered costs have it, and the categories that it may have been; maybe none. */
export type PaidRate = {
  marketplace: string
  categories: readonly string[]
  /** In percent of the price; to a tenth where some category is charged so. */
  percent: number
  source: CostSource
}

/** Rates of one article, and what tells them from others. */
export type PaidRates = { key: string; rates: readonly PaidRate[] }

/** Where and as what articles are sold, as far as their file says. */
export type Place = {
  country: string
  /** The category's name, and eBay's number of it; empty where no marketplace knows what the file says, if it does. */
  named: string
  number: string
  /** The category's key, where the seller wrote one for the article. */
  written?: string
  /** The categories that pay the fee that the marketplace tells. */
  paying: readonly string[]
  /** VAT as the file says it; null where it doesn't. */
  vat: RowVAT | null
  /** Whether the cost includes VAT, where its file says otherwise than was chosen for all; else null. */
  costIncludesVAT: boolean | null
  /** What marketplaces really charged; missing where nothing is remembered of it. */
  paid?: PaidRates
}

/** What places with one key have in common; few do. A text and nothing come to that text itself, without making one. */
const keyOf = ({ named, number, paid }: Place): string =>
  paid === undefined ? named + number : `${named}${number}\n${paid.key}`

const isSamePlace = (one: Place, other: Place): boolean =>
  one.country === other.country &&
  one.named === other.named &&
  one.number === other.number &&
  one.vat === other.vat &&
  one.written === other.written &&
  one.paid?.key === other.paid?.key &&
  one.costIncludesVAT === other.costIncludesVAT &&
  one.paying.length === other.paying.length &&
  one.paying.every((category, at) => category === other.paying[at])

const mostNames = 100

/** The places of articles, each once: an article names its own by its index. */
export class Places {
  readonly all: Place[]
  /** The places of each key, as far as they are known here. */
  readonly #byKey = new Map<string, number[]>()
  /** The places of plain rows by what these say of their category. */
  readonly #byName = new Map<string, number>()
  #indexed = 0

  constructor(all: Place[]) {
    this.all = all
  }

  /** The place of an article: what no marketplace knows makes none, so that there are few. */
  of({ country, namedCategory, ebayNumber, paying, vat, costIncludesVAT }: Article): number {
    const named = knownName(namedCategory)
    const number = ebayCategoryOf(ebayNumber) === null ? '' : ebayNumber
    return this.#indexOf({ country, named, number, paying, vat, costIncludesVAT })
  }

  /** The same of a plain row, with few names remembered as they stand there. */
  ofPlain(plain: PlainRow): number {
    const { category } = plain
    const known = this.#byName.get(category)
    if (known !== undefined) return known
    const index = this.of(plain.article())
    if (this.#byName.size < mostNames) this.#byName.set(category, index)
    return index
  }

  #indexOf(place: Place): number {
    // Lists that were kept come without this index.
    for (; this.#indexed < this.all.length; this.#indexed++)
      this.#like(this.all[this.#indexed] as Place).push(this.#indexed)
    const like = this.#like(place)
    const known = like.find((index) => isSamePlace(this.all[index] as Place, place))
    if (known !== undefined) return known
    like.push(this.all.length)
    this.#indexed++
    return this.all.push(place) - 1
  }

  #like(place: Place): number[] {
    const key = keyOf(place)
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const none: number[] = []
    this.#byKey.set(key, none)
    return none
  }

  /** The index of a place that differs from one in whether the cost includes VAT. */
  withVAT(index: number, costIncludesVAT: boolean | null): number {
    const place = this.all[index] as Place
    return place.costIncludesVAT === costIncludesVAT
      ? index
      : this.#indexOf({ ...place, costIncludesVAT })
  }

  /** The index of a place that differs from one in what marketplaces charged there. */
  paid(index: number, paid: PaidRates): number {
    return this.#indexOf({ ...(this.all[index] as Place), paid })
  }

  /** The index of a place that differs from one by the category that the seller wrote. */
  written(index: number, written: string | undefined): number {
    return written === undefined ? index : this.#indexOf({ ...(this.all[index] as Place), written })
  }
}
