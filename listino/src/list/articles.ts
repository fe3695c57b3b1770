import type { BulkColumns } from '@margine/engine'
import type { Article, ProductOption } from '../articles/article.ts'
import type { CostBasis } from '../articles/cost-entry.ts'
import type { CostSource } from '../articles/cost-memory.ts'
import { lacksPart } from '../articles/usable.ts'
import { knownName } from '../categories/category-names.ts'
import { ebayCategoryOf } from '../categories/ebay-numbers.ts'
import type { CostPart } from '../layouts/role.ts'
import type { RowVAT } from '../layouts/vat.ts'
import { TextColumn } from './text-column.ts'

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

export const costBases = [
  'file',
  'costi',
  'costiSenzaSuffisso',
  'costiAltroCodice',
  'scritto',
] as const satisfies CostBasis[]

/**
 * What is known of the fee for sending an article: nothing, that it is missing though the marketplace sends it, or that it
 * counts as shipping.
 */
const fulfilments = ['none', 'missing', 'shipping'] as const

type Fulfilment = (typeof fulfilments)[number]

/** As a column holds it. */
export const fulfilmentIn = (known: Fulfilment): number => fulfilments.indexOf(known)

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
const tellings = {
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

/** The columns that it is written to. */
const writtenColumns = [
  'prezzoVendita',
  'costo',
  'spedizione',
  'place',
  'costBasis',
  'fulfilment',
] as const

/** What of an article may be said for all that have none of their own, by its column. */
export type Expense = 'packaging' | 'pubblicita'

/** A bit for each expense. */
const bitOf = { packaging: 1, pubblicita: 2 } as const satisfies Record<Expense, number>

/** Where articles are sold, and what shipping is for every one, as typed; empty where nobody has said. */
export type SendingTerms = { marketplace: string; spedizione: string }

/** Whether sending is said of every article: by what Amazon takes for it, or for all of them. */
const isSendingSaid = ({ marketplace, spedizione }: SendingTerms): boolean =>
  marketplace === 'amazon' || spedizione.trim() !== ''

/** What a file of costs may change of articles. */
export const costColumns = [
  'costo',
  'spedizione',
  'packaging',
  'pubblicita',
  'place',
  'costBasis',
  'fulfilment',
  'joined',
  'costSource',
] as const satisfies (keyof Numbers)[]

/** Those columns as they were; none is written to any more once it is here. */
export type CostColumns = Pick<Numbers, (typeof costColumns)[number]>

/** The columns of numbers, each of its type. */
export const numberColumns = {
  prezzoVendita: Float64Array,
  /** What is asked where no sale is on; NaN where one is, and the file doesn't say. */
  standingPrice: Float64Array,
  costo: Float64Array,
  spedizione: Float64Array,
  packaging: Float64Array,
  pubblicita: Float64Array,
  /** What the marketplace says that it takes, in percent; NaN where it doesn't say. */
  truePercent: Float64Array,
  /** The number of the row in the file. */
  row: Uint32Array,
  /** The index of the article's place. */
  place: Uint16Array,
  costBasis: Uint8Array,
  tableAgrees: Uint8Array,
  /** 1 where the SKU is the seller's own, and not the listing's number. */
  hasOwnSku: Uint8Array,
  /** The index of what is known of the fee for sending it. */
  fulfilment: Uint8Array,
  /** 1 where something of what it costs is from the remembered costs. */
  joined: Uint8Array,
  /** Which of the sources its purchase cost is from, counted from 1; 0 where that is its own file. */
  costSource: Uint16Array,
  /** The bits of the expenses that its file says are 0. */
  saidNone: Uint8Array,
} as const

type Numbers = {
  [Name in keyof typeof numberColumns]: InstanceType<(typeof numberColumns)[Name]>
}

export type Column = Numbers[keyof Numbers]

/** Columns by their names. */
export const byName = <Name extends keyof Numbers>(
  names: readonly Name[],
  columnOf: (name: Name) => Column,
) => Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Pick<Numbers, Name>

export const columnNames = Object.keys(numberColumns) as (keyof Numbers)[]

type Texts = {
  sku: TextColumn
  name: TextColumn
  listing: TextColumn
  variation: TextColumn
  ean: TextColumn
  /** The options of variants as JSON; up to the last article that has some. */
  options: TextColumn
}

const numbersFor = (length: number): Numbers =>
  byName(columnNames, (name) => new numberColumns[name](length))

function fulfilmentOf({ lacksFulfilment, isFulfilled }: Article): Fulfilment {
  if (lacksFulfilment) return 'missing'
  return isFulfilled ? 'shipping' : 'none'
}

/** How many of the first so many amounts are missing. */
export function missingIn(amounts: Float64Array, length: number): number {
  let missing = 0
  for (let row = 0; row < length; row++) missing += Number(Number.isNaN(amounts[row]))
  return missing
}

/** An amount that a file doesn't say is none; one that it says nobody knows stays unknown. */
const orNothing = (amount: number, article: Article, ...parts: CostPart[]): number =>
  Number.isNaN(amount) && !lacksPart(article, parts) ? 0 : amount

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

/** Articles by the column. */
export class Articles {
  numbers: Numbers
  texts: Texts
  places: Place[]
  length: number
  /** The sheets of their file, where more than one was read, with the first article of each. */
  sheets: { name: string; from: number }[] = []
  /** What their own file says that they cost, where remembered costs have changed it; null where it is the same. */
  own: CostColumns | null = null
  /** The handles of products of Shopify of which the file has rows that can't be used. */
  partial: Set<string> = new Set()
  /** Where remembered costs come from, a day of a file each. */
  sources: readonly CostSource[] = []
  /** The numbers as files say them, where a seller may have changed some; else null. */
  read: Numbers | null = null
  /** How many articles a seller changed. */
  changed = 0
  /** The places of each key, as far as they are known here. */
  readonly #placeIndex = new Map<string, number[]>()
  #indexed = 0

  constructor(
    numbers = numbersFor(1 << 10),
    texts: Texts = {
      sku: new TextColumn(),
      name: new TextColumn(),
      listing: new TextColumn(),
      variation: new TextColumn(),
      ean: new TextColumn(),
      options: new TextColumn(),
    },
    places: Place[] = [],
    length = 0,
  ) {
    this.numbers = numbers
    this.texts = texts
    this.places = places
    this.length = length
  }

  /** What files say of an amount that a seller changed; undefined where it is as they say. */
  readAmount(what: Changeable, id: number): number | undefined {
    const read = this.read?.[columnOf[what]][id]
    return Object.is(read, this.numbers[columnOf[what]][id]) ? undefined : read
  }

  isChanged(id: number): boolean {
    return changeables.some((what) => this.readAmount(what, id) !== undefined)
  }

  /** The same articles, as a seller may change them. */
  changeable(): Articles {
    const same = this.#same({ ...this.numbers })
    same.read = this.numbers
    return same
  }

  /** The same articles, which stay as they are whatever is joined or written to these later. */
  asTheyAre(): Articles {
    const same = this.#same({
      ...this.numbers,
      ...byName(writtenColumns, (name) => this.#copied(name)),
    })
    same.read = this.read
    same.changed = this.changed
    return same
  }

  #same(numbers: Numbers): Articles {
    const same = new Articles(numbers, this.texts, this.places, this.length)
    same.sheets = this.sheets
    same.partial = this.partial
    same.sources = this.sources
    return same
  }

  #copied(name: (typeof writtenColumns)[number]): Column {
    const column = this.numbers[name]
    return this.read === null || column === this.read[name] ? column : column.slice()
  }

  /** Takes what a seller wrote, where it is changeable. */
  write({ what, ids, amounts, keys = [] }: Written): void {
    const { read } = this
    if (read === null) throw new Error('These articles are as files say')
    const name = columnOf[what]
    const others = changeables.filter((one) => one !== what && this.#isWrittenTo(columnOf[one]))
    const [before, column] = [read[name], this.#ownColumn(name)]
    const isElse = (id: number) =>
      others.some((one) => !Object.is(read[columnOf[one]][id], this.numbers[columnOf[one]][id]))
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      const amount = amounts[at] as number
      const was = column[id] as number
      const file = before[id] as number
      const value = what === 'category' ? this.#writtenPlace(file, keys[amount]) : amount
      const is = Number.isNaN(amount) ? file : value
      column[id] = is
      const turned = Number(!Object.is(is, file)) - Number(!Object.is(was, file))
      if (turned !== 0 && !isElse(id)) this.changed += turned
    }
    const told = tellings[what]
    if (told === null) return
    const telling = this.#ownColumn(told.column)
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number
      telling[id] = Number.isNaN(amounts[at]) ? (read[told.column][id] as number) : told.by
    }
  }

  #isWrittenTo(name: keyof Numbers): boolean {
    return this.numbers[name] !== this.read?.[name]
  }

  /** A column to write to: until then it is that of the files. */
  #ownColumn<Name extends keyof Numbers>(name: Name): Numbers[Name] {
    if (!this.#isWrittenTo(name))
      this.numbers = { ...this.numbers, [name]: this.numbers[name].slice() }
    return this.numbers[name]
  }

  #makeRoom(): void {
    const { row } = this.numbers
    if (this.length < row.length) return
    this.#resize(row.length * 2)
  }

  #resize(length: number): void {
    const made = numbersFor(length)
    const kept = Math.min(length, this.length)
    for (const name of columnNames) made[name].set(this.numbers[name].subarray(0, kept))
    this.numbers = made
  }

  /** Gives back the room that was kept for more. */
  trim(): void {
    if (this.length < this.numbers.row.length) this.#resize(this.length)
    const { sku, name, listing, variation, ean, options } = this.texts
    this.texts = {
      sku: sku.trimmed(),
      name: name.trimmed(),
      listing: listing.trimmed(),
      variation: variation.trimmed(),
      ean: ean.trimmed(),
      options: options.trimmed(),
    }
  }

  /** The place of an article: what no marketplace knows makes none, so that there are few. */
  #placeOf({ country, namedCategory, ebayNumber, paying, vat, costIncludesVAT }: Article): number {
    const named = knownName(namedCategory)
    const number = ebayCategoryOf(ebayNumber) === null ? '' : ebayNumber
    return this.#indexOf({ country, named, number, paying, vat, costIncludesVAT })
  }

  #indexOf(place: Place): number {
    // Lists that were kept come without this index.
    for (; this.#indexed < this.places.length; this.#indexed++)
      this.#placesLike(this.places[this.#indexed] as Place).push(this.#indexed)
    const like = this.#placesLike(place)
    const known = like.find((index) => isSamePlace(this.places[index] as Place, place))
    if (known !== undefined) return known
    like.push(this.places.length)
    this.#indexed++
    return this.places.push(place) - 1
  }

  #placesLike(place: Place): number[] {
    const key = keyOf(place)
    const known = this.#placeIndex.get(key)
    if (known !== undefined) return known
    const none: number[] = []
    this.#placeIndex.set(key, none)
    return none
  }

  /** The index of a place that differs from one in whether the cost includes VAT. */
  placeWith(index: number, costIncludesVAT: boolean | null): number {
    const place = this.places[index] as Place
    return place.costIncludesVAT === costIncludesVAT
      ? index
      : this.#indexOf({ ...place, costIncludesVAT })
  }

  /** The index of a place that differs from one in what marketplaces charged there. */
  placePaid(index: number, paid: PaidRates): number {
    return this.#indexOf({ ...(this.places[index] as Place), paid })
  }

  /** The index of a place that differs from one by the category that the seller wrote. */
  #writtenPlace(index: number, written: string | undefined): number {
    return written === undefined
      ? index
      : this.#indexOf({ ...(this.places[index] as Place), written })
  }

  /** What articles cost as it is now. */
  get costColumns(): CostColumns {
    return byName(costColumns, (name) => this.numbers[name])
  }

  push(article: Article): void {
    this.#makeRoom()
    const at = this.length++
    const { numbers, texts } = this
    if (article.sheet !== (this.sheets.at(-1)?.name ?? ''))
      this.sheets.push({ name: article.sheet, from: at })
    numbers.prezzoVendita[at] = article.price
    numbers.standingPrice[at] = article.standingPrice
    numbers.costo[at] = article.cost > 0 ? article.cost : Number.NaN
    numbers.spedizione[at] = orNothing(article.shipping, article, 'shipping', 'fulfilment')
    numbers.packaging[at] = orNothing(article.packaging, article, 'packaging')
    numbers.pubblicita[at] = orNothing(article.advertising, article, 'advertising')
    numbers.saidNone[at] =
      Number(article.packaging === 0) * bitOf.packaging +
      Number(article.advertising === 0) * bitOf.pubblicita
    numbers.truePercent[at] = article.truePercent
    numbers.row[at] = article.row
    numbers.place[at] = this.#placeOf(article)
    numbers.costBasis[at] = costBases.indexOf(article.costBasis)
    numbers.tableAgrees[at] = Number(article.tableAgrees)
    numbers.hasOwnSku[at] = Number(article.hasOwnSku)
    numbers.fulfilment[at] = fulfilmentIn(fulfilmentOf(article))
    texts.sku.push(article.sku)
    texts.name.push(article.name)
    texts.listing.push(article.listing)
    texts.variation.push(article.variation)
    texts.ean.push(article.ean)
    if (article.options.length > 0) {
      while (texts.options.length < at) texts.options.push('')
      texts.options.push(JSON.stringify(article.options))
    }
  }

  /** What tells an article from the other variants of its product; empty where its file doesn't say. */
  optionsOf(id: number): readonly ProductOption[] {
    const { options } = this.texts
    const text = id < options.length ? options.at(id) : ''
    return text === '' ? [] : JSON.parse(text)
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

  /** Whether nobody says what sending an article costs: what Amazon takes for it counts on Amazon alone. */
  isUnsentBy(terms: SendingTerms, id: number): boolean {
    return !isSendingSaid(terms) && this.numbers.fulfilment[id] !== fulfilmentIn('none')
  }

  /** What the engine calculates with. */
  columnsBy(terms: SendingTerms): BulkColumns {
    const { numbers, length } = this
    return { ...numbers, spedizione: this.#spedizioneBy(terms), tariffa: numbers.place, length }
  }

  /** Shipping of every article, unknown where nobody says what it costs. */
  #spedizioneBy(terms: SendingTerms): Float64Array {
    const { spedizione } = this.numbers
    // A slider asks for it at every move.
    if (isSendingSaid(terms)) return spedizione
    let found = spedizione
    for (let id = 0; id < this.length; id++) {
      if (!this.isUnsentBy(terms, id)) continue
      if (found === spedizione) found = spedizione.slice()
      found[id] = Number.NaN
    }
    return found
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
