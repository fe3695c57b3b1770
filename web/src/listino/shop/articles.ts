import type { BulkColumns } from '@margine/engine'
import { type Article, type CostBasis, ebayCategoryOf, knownName } from '@margine/listino'
import { TextColumn } from './text-column.ts'

/** Where and as what articles are sold, as far as their file says. */
export type Place = {
  country: string
  /** The category's name, and eBay's number of it; empty where no marketplace knows what the file says, if it does. */
  named: string
  number: string
  /** The categories that pay the fee that the marketplace tells. */
  paying: readonly string[]
}

export const costBases = ['file', 'costi', 'costiSenzaSuffisso'] as const satisfies CostBasis[]

type Numbers = {
  prezzoVendita: Float64Array<ArrayBuffer>
  /** What is asked where no sale is on; NaN where one is, and the file doesn't say. */
  standingPrice: Float64Array<ArrayBuffer>
  costo: Float64Array<ArrayBuffer>
  spedizione: Float64Array<ArrayBuffer>
  packaging: Float64Array<ArrayBuffer>
  pubblicita: Float64Array<ArrayBuffer>
  /** What the marketplace says that it takes, in percent; NaN where it doesn't say. */
  truePercent: Float64Array<ArrayBuffer>
  /** The number of the row in the file. */
  row: Uint32Array<ArrayBuffer>
  /** The index of the article's place. */
  place: Uint16Array<ArrayBuffer>
  costBasis: Uint8Array<ArrayBuffer>
  tableAgrees: Uint8Array<ArrayBuffer>
  /** 1 where the SKU is the seller's own, and not the listing's number. */
  hasOwnSku: Uint8Array<ArrayBuffer>
}

type Texts = { sku: TextColumn; name: TextColumn; listing: TextColumn; variation: TextColumn }

const numbersFor = (length: number): Numbers => ({
  prezzoVendita: new Float64Array(length),
  standingPrice: new Float64Array(length),
  costo: new Float64Array(length),
  spedizione: new Float64Array(length),
  packaging: new Float64Array(length),
  pubblicita: new Float64Array(length),
  truePercent: new Float64Array(length),
  row: new Uint32Array(length),
  place: new Uint16Array(length),
  costBasis: new Uint8Array(length),
  tableAgrees: new Uint8Array(length),
  hasOwnSku: new Uint8Array(length),
})

const orNothing = (amount: number) => (Number.isNaN(amount) ? 0 : amount)

/** Articles by the column. */
export class Articles {
  numbers: Numbers
  texts: Texts
  places: Place[]
  length: number
  /** The costs of their own file, once they have been joined with those of another; null before. */
  ownCosts: Float64Array<ArrayBuffer> | null = null
  readonly #placeIndex = new Map<string, number>()

  constructor(
    numbers = numbersFor(1 << 10),
    texts: Texts = {
      sku: new TextColumn(),
      name: new TextColumn(),
      listing: new TextColumn(),
      variation: new TextColumn(),
    },
    places: Place[] = [],
    length = 0,
  ) {
    this.numbers = numbers
    this.texts = texts
    this.places = places
    this.length = length
  }

  /** The same articles, which keep their costs whatever is joined to these later. */
  asTheyAre(): Articles {
    return new Articles({ ...this.numbers }, this.texts, this.places, this.length)
  }

  #makeRoom(): void {
    const { row } = this.numbers
    if (this.length < row.length) return
    this.#resize(row.length * 2)
  }

  #resize(length: number): void {
    const made = numbersFor(length)
    for (const key of Object.keys(made) as (keyof Numbers)[])
      made[key].set(this.numbers[key].subarray(0, Math.min(length, this.length)))
    this.numbers = made
  }

  /** Gives back the room that was kept for more. */
  trim(): void {
    if (this.length < this.numbers.row.length) this.#resize(this.length)
    const { sku, name, listing, variation } = this.texts
    this.texts = {
      sku: sku.trimmed(),
      name: name.trimmed(),
      listing: listing.trimmed(),
      variation: variation.trimmed(),
    }
  }

  /** The place of an article: what no marketplace knows makes none, so that there are few. */
  #placeOf({ country, namedCategory, ebayNumber, paying }: Article): number {
    const named = knownName(namedCategory)
    const number = ebayCategoryOf(ebayNumber) === null ? '' : ebayNumber
    const key = `${country}\n${named}\n${number}\n${paying.join(' ')}`
    const known = this.#placeIndex.get(key)
    if (known !== undefined) return known
    const index = this.places.push({ country, named, number, paying }) - 1
    this.#placeIndex.set(key, index)
    return index
  }

  push(article: Article): void {
    this.#makeRoom()
    const at = this.length++
    const { numbers, texts } = this
    numbers.prezzoVendita[at] = article.price
    numbers.standingPrice[at] = article.standingPrice
    numbers.costo[at] = article.cost > 0 ? article.cost : Number.NaN
    numbers.spedizione[at] = orNothing(article.shipping)
    numbers.packaging[at] = orNothing(article.packaging)
    numbers.pubblicita[at] = orNothing(article.advertising)
    numbers.truePercent[at] = article.truePercent
    numbers.row[at] = article.row
    numbers.place[at] = this.#placeOf(article)
    numbers.costBasis[at] = costBases.indexOf(article.costBasis)
    numbers.tableAgrees[at] = Number(article.tableAgrees)
    numbers.hasOwnSku[at] = Number(article.hasOwnSku)
    texts.sku.push(article.sku)
    texts.name.push(article.name)
    texts.listing.push(article.listing)
    texts.variation.push(article.variation)
  }

  /** How many are sold in each country. */
  get countries(): ReadonlyMap<string, number> {
    const counts = new Uint32Array(this.places.length)
    for (let row = 0; row < this.length; row++) {
      const place = this.numbers.place[row] as number
      counts[place] = (counts[place] as number) + 1
    }
    const found = new Map<string, number>()
    this.places.forEach(({ country }, place) => {
      found.set(country, (found.get(country) ?? 0) + (counts[place] as number))
    })
    return found
  }

  /** What the engine reckons with. */
  get columns(): BulkColumns {
    return { ...this.numbers, tariffa: this.numbers.place, length: this.length }
  }

  /** The columns of some of the rows, which may be in any order. */
  columnsOf(rows: ArrayLike<number>): BulkColumns {
    const some = numbersFor(rows.length)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      for (const key of [
        'prezzoVendita',
        'costo',
        'spedizione',
        'packaging',
        'pubblicita',
        'place',
      ] as const)
        some[key][at] = this.numbers[key][row] as number
    }
    return { ...some, tariffa: some.place, length: rows.length }
  }
}
