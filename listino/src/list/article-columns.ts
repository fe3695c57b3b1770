import type { BulkColumns } from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { CostSource } from '../articles/cost-memory.ts'
import type { Problem } from '../articles/problem.ts'
import { lacksPart } from '../articles/usable.ts'
import type { CostPart } from '../layouts/role.ts'
import { costBases, type Fulfilment, fulfilmentIn, type Numbers } from './article-numbers.ts'
import type { Sending } from './basis.ts'
import { type Place, Places } from './places.ts'

/** What a seller may change of an article in the grid, by the keys of its columns. */
export const changeables = ['price', 'cost', 'shipping', 'category'] as const

export type Changeable = (typeof changeables)[number]

/** What of that is an amount. */
export type Amount = Exclude<Changeable, 'category'>

/** The column of numbers that holds each. */
export const columnOf = {
  price: 'prezzoVendita',
  cost: 'costo',
  shipping: 'spedizione',
  category: 'place',
} as const satisfies Record<Changeable, keyof Numbers>

/** What else is so of an article once an amount of it is written: where its cost is from, and that its shipping is no fee. */
export const tellings = {
  price: null,
  cost: { column: 'costBasis', by: costBases.indexOf('scritto') },
  shipping: { column: 'fulfilment', by: fulfilmentIn('none') },
  category: null,
} as const

/** What a seller wrote of some articles, each once; NaN stands for what the files say. */
export type Written = {
  what: Changeable
  ids: Uint32Array
  /** Of categories their indexes among `keys`. */
  amounts: Float64Array
  keys?: readonly string[]
}

/** What of an article may be said for all that have none of their own, by its column. */
export type Expense = 'spedizione' | 'packaging' | 'pubblicita'

/** A bit for each expense. */
const bitOf = { packaging: 1, pubblicita: 2, spedizione: 4 } as const satisfies Record<
  Expense,
  number
>

function fulfilmentOf({ lacksFulfilment, isFulfilled }: Article): Fulfilment {
  if (lacksFulfilment) return 'missing'
  return isFulfilled ? 'shipping' : 'none'
}

/** An amount that a file doesn't say is none; one that it says nobody knows stays unknown. */
const orNothing = (amount: number, article: Article, ...parts: CostPart[]): number =>
  Number.isNaN(amount) && !lacksPart(article, parts) ? 0 : amount

/** Texts of articles, row by row. */
type Texts = { at(row: number): string }

/** Articles by the column, however their texts are held. */
export abstract class ArticleColumns {
  abstract readonly texts: Readonly<Record<'sku' | 'name' | 'listing' | 'variation' | 'ean', Texts>>
  numbers: Numbers
  length: number
  /** The sheets of their file, where more than one was read, with the first article of each. */
  sheets: { name: string; from: number }[] = []
  /** Where remembered costs come from, a day of a file each. */
  sources: readonly CostSource[] = []
  /** The numbers as files say them, where a seller may have changed some; else null. */
  read: Numbers | null = null
  protected placeIndex: Places

  constructor(numbers: Numbers, places: Place[], length: number) {
    this.numbers = numbers
    this.placeIndex = new Places(places)
    this.length = length
  }

  get places(): Place[] {
    return this.placeIndex.all
  }

  set places(places: Place[]) {
    this.placeIndex = new Places(places)
  }

  /** What files say of an amount that a seller changed; undefined where it is as they say. */
  readAmount(what: Changeable, id: number): number | undefined {
    const read = this.read?.[columnOf[what]][id]
    return Object.is(read, this.numbers[columnOf[what]][id]) ? undefined : read
  }

  isChanged(id: number): boolean {
    return changeables.some((what) => this.readAmount(what, id) !== undefined)
  }

  /** Adds the numbers of an article, for which there is room. */
  protected take(article: Article): void {
    const at = this.length++
    const { numbers } = this
    if (article.sheet !== (this.sheets.at(-1)?.name ?? ''))
      this.sheets.push({ name: article.sheet, from: at })
    numbers.prezzoVendita[at] = article.price
    numbers.standingPrice[at] = article.standingPrice
    numbers.costo[at] =
      article.cost > 0 && !lacksPart(article, ['cost']) ? article.cost : Number.NaN
    numbers.spedizione[at] = orNothing(article.shipping, article, 'shipping', 'fulfilment')
    numbers.packaging[at] = orNothing(article.packaging, article, 'packaging')
    numbers.pubblicita[at] = orNothing(article.advertising, article, 'advertising')
    numbers.saidNone[at] =
      Number(article.packaging === 0) * bitOf.packaging +
      Number(article.advertising === 0) * bitOf.pubblicita +
      Number(article.shipping === 0) * bitOf.spedizione
    numbers.truePercent[at] = article.truePercent
    numbers.row[at] = article.row
    numbers.place[at] = this.placeIndex.of(article)
    numbers.costBasis[at] = costBases.indexOf(article.costBasis)
    numbers.tableAgrees[at] = Number(article.tableAgrees)
    numbers.hasOwnSku[at] = Number(article.hasOwnSku)
    numbers.fulfilment[at] = fulfilmentIn(fulfilmentOf(article))
  }

  /** What keeps an article from being calculated, as its row says it; null where that isn't kept. */
  problemsOf(_id: number): readonly Problem[] | null {
    return null
  }

  /** Where the purchase cost of an article is from; null where that is its own file. */
  costSourceOf(id: number): CostSource | null {
    return this.sources[(this.numbers.costSource[id] as number) - 1] ?? null
  }

  /** The sheet of an article; empty where its file has but one. */
  sheetOf(id: number): string {
    return this.sheets.findLast(({ from }) => from <= id)?.name ?? ''
  }

  /** Whether files say what an expense of an article is, if only that nobody knows; a remembered 0 says nothing. */
  says(expense: Expense, id: number): boolean {
    const { numbers } = this
    return numbers[expense][id] !== 0 || ((numbers.saidNone[id] as number) & bitOf[expense]) !== 0
  }

  /** Whether some part of what an article costs is missing or not known. */
  lacksCost(id: number): boolean {
    const { costo, spedizione, packaging, pubblicita } = this.numbers
    return [costo, spedizione, packaging, pubblicita].some((part) => Number.isNaN(part[id]))
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

  /** Whether what sending an article costs is Amazon's fee, known or not, which counts on Amazon alone. */
  #isFeeElsewhere({ marketplace, isTried }: Sending, id: number): boolean {
    const isFee = this.numbers.fulfilment[id] !== fulfilmentIn('none')
    return isFee && marketplace !== 'amazon' && !isTried
  }

  /** Whether nobody says what sending an article costs. */
  isUnsentBy(sending: Sending, id: number): boolean {
    return Number.isNaN(sending.forAll) && this.#isFeeElsewhere(sending, id)
  }

  /** What sending an article costs, as entered; NaN where nobody knows. */
  shippingBy(sending: Sending, id: number): number {
    if (this.#isFeeElsewhere(sending, id)) return sending.forAll
    const isSaidForAll = !Number.isNaN(sending.forAll) && !this.says('spedizione', id)
    return isSaidForAll ? sending.forAll : (this.numbers.spedizione[id] as number)
  }

  /** What the engine calculates with. */
  columnsBy(sending: Sending): BulkColumns {
    const { numbers, length } = this
    return { ...numbers, spedizione: this.#shippingsBy(sending), tariffa: numbers.place, length }
  }

  #shippingsBy(sending: Sending): Float64Array {
    const { spedizione } = this.numbers
    // A slider asks for it at every move.
    const isAsSaid = Number.isNaN(sending.forAll) && sending.marketplace === 'amazon'
    if (isAsSaid || sending.isTried) return spedizione
    let found = spedizione
    for (let id = 0; id < this.length; id++) {
      const shipping = this.shippingBy(sending, id)
      if (Object.is(shipping, spedizione[id])) continue
      if (found === spedizione) found = spedizione.slice()
      found[id] = shipping
    }
    return found
  }
}
