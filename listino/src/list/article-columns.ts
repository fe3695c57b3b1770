import type { BulkColumns } from '@margine/engine'
import type { Problem } from '../articles/problem.ts'
import {
  columnOfPart,
  type Expense,
  type ExpenseField,
  expenses,
  isTakenOn,
  ofExpenses,
  partColumns,
  parts,
  type Spent,
} from '../costs/parts.ts'
import type { CostSource } from '../costs/remembered.ts'
import type { Sender } from '../layouts/senders.ts'
import { costBases, type Numbers, stateIn, stateOf } from './article-numbers.ts'
import type { Sending } from './basis.ts'
import { type Place, Places } from './places.ts'
import type { TextColumn } from './text-column.ts'
import { There } from './there.ts'

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
  shipping: { column: 'spedizioneState', by: stateIn('written') },
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

/** The column of each expense. */
export type Expenses = Readonly<Record<Expense, Float64Array>>

/** Expenses as the engine has them: those of one field are added up. */
export function inFields(found: Expenses): Pick<BulkColumns, ExpenseField> {
  const sum = (field: ExpenseField) => {
    const columns = expenses.filter((one) => parts[one].field === field).map((one) => found[one])
    return columns.reduce((one, other) => one.map((amount, at) => amount + (other[at] as number)))
  }
  return {
    packaging: sum('packaging'),
    pubblicita: sum('pubblicita'),
    logistica: sum('logistica'),
  }
}

/** Articles by the column. */
export abstract class ArticleColumns {
  abstract readonly texts: Readonly<
    Record<'sku' | 'name' | 'listing' | 'variation' | 'ean', TextColumn>
  >
  numbers: Numbers
  length: number
  /** The sheets of their file, where more than one was read, with the first article of each. */
  sheets: { name: string; from: number }[] = []
  /** Where remembered costs come from, a day of a file each. */
  sources: readonly CostSource[] = []
  /** The marketplace that remembered sales are of; empty where none count. */
  soldOn = ''
  /** The numbers as files say them, where a seller may have changed some; else null. */
  read: Numbers | null = null
  /** What is said of them for single marketplaces. */
  there = new There(0)
  /** What is asked for them on other marketplaces, by their own file. */
  pricesThere = new There(0)
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

  /** Whether files say what an expense of an article is, if only that nobody knows. */
  says(part: Spent, id: number): boolean {
    const column = columnOfPart(part)
    const state = this.numbers[stateOf[column]][id] as number
    return state >= stateIn('said') || Number.isNaN(this.numbers[column][id])
  }

  /** Whether files say nothing of an expense of any of them, for all marketplaces or for one. */
  areSilentOf(part: Spent): boolean {
    const column = columnOfPart(part)
    const { [column]: amounts, [stateOf[column]]: states } = this.numbers
    if (this.there.marketplaces.length > 0) return false
    for (let id = 0; id < this.length; id++)
      if ((states[id] as number) >= stateIn('said') || Number.isNaN(amounts[id])) return false
    return true
  }

  /** What files say of every expense. */
  get expenses(): Expenses {
    return ofExpenses((expense) => this.numbers[columnOfPart(expense)])
  }

  /** Whether some part of what an article costs is missing or not known. */
  lacksCost(id: number): boolean {
    return partColumns.some((column) => Number.isNaN(this.numbers[column][id]))
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

  /** Whether Amazon sends it, as far as files tell. */
  isSentByAmazon(id: number): boolean {
    return (this.numbers.logisticaState[id] as number) >= stateIn('lacksFee')
  }

  /** Who sends it, as far as files tell; null where they don't. */
  senderOf(id: number): Sender | null {
    if (this.isSentByAmazon(id)) return 'marketplace'
    return this.numbers.logisticaState[id] === stateIn('bySeller') ? 'seller' : null
  }

  /** Whether Amazon sends it, and nobody says what it takes for that. */
  lacksFee({ marketplace }: Sending, id: number): boolean {
    return marketplace === 'amazon' && this.numbers.logisticaState[id] === stateIn('lacksFee')
  }

  /** Whether an expense of an article is said where it is sold, if only that nobody knows it. */
  saysOn(sending: Sending, part: Spent, id: number): boolean {
    if (!isTakenOn(part, sending.marketplace)) return false
    return !Number.isNaN(this.#thereOn(sending, part, id)) || this.#saysOfAll(sending, part, id)
  }

  /** Whether it is said of all marketplaces, that one among them. */
  #saysOfAll(sending: Sending, part: Spent, id: number): boolean {
    if (!this.says(part, id)) return false
    return part !== 'shipping' || !this.isSentByAmazon(id) || this.#reaches(sending, id)
  }

  /** What is said for the marketplace alone, where nobody wrote something else there; NaN where that is nothing. */
  #thereOn({ marketplace, own }: Sending, part: Spent, id: number): number {
    if (part !== 'shipping' && part !== 'advertising') return Number.NaN
    const isWritten = marketplace === own && this.numbers.spedizioneState[id] === stateIn('written')
    return part === 'shipping' && isWritten ? Number.NaN : this.there.of(marketplace, part, id)
  }

  /** Whether shipping of what Amazon sends counts: what bringing it there costs says nothing of sending it to customers. */
  #reaches({ marketplace, own, isFee }: Sending, id: number): boolean {
    const state = this.numbers.spedizioneState[id]
    if (state === stateIn('here') || state === stateIn('written')) return marketplace === own
    return marketplace === 'amazon' && !(isFee && state === stateIn('mayBeFee'))
  }

  /** Of how many articles shipping may be the fee for sending, where that is taken. */
  mayBeFeeOn({ marketplace }: Sending): number {
    if (!isTakenOn('fulfilment', marketplace)) return 0
    const states = this.numbers.spedizioneState.subarray(0, this.length)
    return states.reduce((count, state) => count + Number(state === stateIn('mayBeFee')), 0)
  }

  /** Whether what is said of all articles without shipping is said of this one: bringing it to Amazon is something else. */
  isUnsentOn(sending: Sending, id: number): boolean {
    const isBrought = sending.marketplace === 'amazon' && this.isSentByAmazon(id)
    return !isBrought && !this.saysOn(sending, 'shipping', id)
  }

  /** What sending an article costs, as entered: 0 where nobody says it, NaN where nobody knows. */
  shippingBy(sending: Sending, id: number): number {
    const there = this.#thereOn(sending, 'shipping', id)
    if (!Number.isNaN(there)) return there
    if (this.#saysOfAll(sending, 'shipping', id)) return this.numbers.spedizione[id] as number
    return this.isUnsentOn(sending, id) ? sending.forAll || 0 : 0
  }

  /** What advertising an article costs in euro, as entered: 0 where nobody says it, NaN where nobody knows. */
  advertisingBy(sending: Sending, forAll: number, id: number): number {
    const there = this.#thereOn(sending, 'advertising', id)
    if (!Number.isNaN(there)) return there
    return this.says('advertising', id) ? (this.numbers.pubblicita[id] as number) : forAll || 0
  }

  /** What is asked for it there: its own price, where its file has one; NaN where it doesn't. */
  ownPriceOn({ marketplace }: Sending, id: number): number {
    return this.pricesThere.of(marketplace, 'price', id)
  }

  /** What the marketplace takes to send it; 0 where it takes nothing for that. */
  feeOn({ marketplace }: Sending, id: number): number {
    return isTakenOn('fulfilment', marketplace) ? (this.numbers.logistica[id] as number) : 0
  }

  /** What the engine calculates with. */
  columnsBy(sending: Sending): BulkColumns {
    const { numbers, length } = this
    const spedizione = this.#shippingsBy(sending)
    return { ...numbers, ...inFields(this.expenses), spedizione, tariffa: numbers.place, length }
  }

  #shippingsBy(sending: Sending): Float64Array {
    const { spedizione } = this.numbers
    const { marketplace, own, forAll, isFee, isTried } = sending
    const isOfAll = Number.isNaN(forAll) && !this.there.has(marketplace, 'shipping')
    const isAsSaid = isOfAll && !isFee && own === 'amazon' && marketplace === own
    // A slider asks for it at every move.
    if (isAsSaid || isTried) return spedizione
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
