import {
  addedDefaults,
  type CalculationFormData,
  compileTariffs,
  figuresOf,
  hasOnePrice,
  isPercent,
  primeApplies,
  type Rates,
  readSale,
  type Sale,
  type Target,
  type Tariff,
  type Tariffs,
  type WhatIf,
} from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import { type CategoryClues, categoryOf } from '../categories/category-of.ts'
import type { ListBasis } from './basis.ts'
import type { PaidRate } from './places.ts'
import type { PlacedSpot, Placing, Spot } from './placing.ts'

/** A basis made ready for the engine. */
export type Compiled = {
  basis: ListBasis
  /** The rates of the list's own marketplace. */
  book: RatesBook
  spots: readonly Spot[]
  tariffs: Tariffs
  whatIf: WhatIf
  target: Target
  /** The spot of every article. */
  tariffa: Uint16Array
  expenses: Placing['expenses']
  /** What the customer pays for shipping beside the price, as prices are entered. */
  paidForShipping: number
  /** What every spot comes to. */
  places: readonly PlacedSpot[]
  /** The seller's own percentage, which no category changes, as typed; empty where the card counts. */
  ownRate: string
}

/** Whether taxes can be worked out: a coefficient that can't be used gives none. */
const knowsTaxes = ({ imposte = addedDefaults.imposte }: CalculationFormData) =>
  isPercent(imposte.coefficiente)

/** What a marketplace really charged at a spot, as a book has its form; null where nothing is remembered of it. */
export const paidAt = ({ place: { paid } }: Spot, { form }: RatesBook): PaidRate | null =>
  paid?.rates.find(({ marketplace }) => marketplace === form.marketplace) ?? null

/** Whether what was really paid at a spot tells how it is charged now. */
function isPaidTelling(spot: Spot, book: RatesBook): boolean {
  const { country, vat } = spot.place
  return book.areAlike(paidAt(spot, book)?.categories ?? [], country, vat)
}

/** What is known of the category of a spot: what was really paid tells it where the card charges that alike at every price. */
export function cluesAt(spot: Spot, book: RatesBook, chosen: string): CategoryClues {
  const { place, ruled } = spot
  const table = book.tableOf(place.country)
  const isTold = isPaidTelling(spot, book)
  const paying = isTold ? (paidAt(spot, book)?.categories ?? []) : place.paying
  const byReferral = paying.filter((key) => Object.hasOwn(table?.categories ?? {}, key))
  const { named, number, written } = place
  return { table, written, named, number, byReferral, ruled, chosen }
}

/** The category of a spot. What was really paid and tells it counts before all that nobody wrote for the article. */
function categoryAt(spot: Spot, book: RatesBook, chosen: string) {
  const clues = cluesAt(spot, book, chosen)
  const said = categoryOf(clues)
  const isSaid =
    said.basis === 'scritta' ||
    clues.byReferral.includes(said.category) ||
    !isPaidTelling(spot, book)
  const { category, basis } = isSaid ? said : categoryOf({ ...clues, named: '', number: '' })
  return { category, basis, charged: clues.table?.categories[category] ?? null }
}

/** The form of an article at a spot; its amounts are still to be filled in. */
export function formAt(spot: Spot, book: RatesBook, chosen: string): CalculationFormData {
  const { country, vat, costIncludesVAT } = spot.place
  const form = book.formOf(country, categoryAt(spot, book, chosen).category, vat)
  return {
    ...form,
    prime: form.prime && primeApplies(form),
    costoIncludesIVA: costIncludesVAT ?? form.costoIncludesIVA,
  }
}

/** Rates with unknown fees: no sale by them has figures. */
export const withoutFees = (rates: Rates): Rates => ({
  ...rates,
  rule: { ...rates.rule, fees: [{ kind: 'order', amount: Number.NaN }] },
})

/** What keeps every article of a place from being calculated; null where nothing does. */
function lackAt({ country, vat }: Spot['place'], book: RatesBook): 'rates' | 'vat' | null {
  if (!book.hasRatesIn(country)) return 'rates'
  const isTyped = (book.form.aliquotaIVA?.trim() ?? '') !== ''
  return isTyped || book.knowsVAT(vat) ? null : 'vat'
}

/** An article at a spot as a sale, but for its own amounts. */
const saleAt = (
  { advertising, place: { country, costIncludesVAT } }: Spot,
  form: CalculationFormData,
): Sale => {
  const sale = readSale({ ...form, paese: country })
  return {
    ...sale,
    pubblicita: advertising ?? 0,
    pubblicitaIn: 'percento',
    costoIncludesIVA: costIncludesVAT ?? sale.costoIncludesIVA,
  }
}

/** What an article at a spot is charged by: rates, and how its amounts are entered. */
export const tariffAt = (spot: Spot, form: CalculationFormData, rates: Rates): Tariff => ({
  ...saleAt(spot, form),
  rates,
})

/** What advertising in percent takes of one euro that the customer pays, as an amount of it would be entered. */
function advertisingPerEuro(sale: Sale, rates: Rates): number {
  if (sale.pubblicita === 0) return 0
  const ofOne = { ...sale, prezzoVendita: 1, spedizioneIncassata: 0, spedizione: 1 }
  const { pubblicita, spedizione } = figuresOf(ofOne, rates)
  return pubblicita / spedizione
}

/** The name of the category at a spot; empty where the marketplace has no categories. */
export const categoryNameAt = (spot: Spot, book: RatesBook, chosen: string): string =>
  categoryAt(spot, book, chosen).charged?.label ?? ''

/** What a spot comes to, and what articles there are charged by. */
function compiledAt(spot: Spot, book: RatesBook, chosen: string) {
  const { form } = book
  const { country, vat, costIncludesVAT } = spot.place
  const { category, basis, charged } = categoryAt(spot, book, chosen)
  const known = book.ratesOf(country, category, vat)
  const rates = knowsTaxes(form) ? known : { ...known, taxes: null }
  const lacks = lackAt(spot.place, book)
  const vatPercent = hasOnePrice(rates) ? Number.NaN : rates.vatPercent
  const sale = saleAt(spot, form)
  const place: PlacedSpot = {
    country,
    category,
    basis,
    label: charged?.label ?? '',
    charged,
    currency: rates.country.currency,
    lacks,
    vatToAdd: form.prezzoIncludesIVA || hasOnePrice(rates) ? 0 : rates.vatPercent,
    vatPercent,
    vat,
    costIncludesVAT,
    advertising: advertisingPerEuro(sale, rates),
    isPrime: sale.prime && primeApplies(book.formOf(country, category)),
    paid: paidAt(spot, book),
    isPaid: basis === 'tariffaVera' && isPaidTelling(spot, book),
  }
  return { place, tariff: { ...sale, rates: lacks === null ? rates : withoutFees(rates) } }
}

/** Compiles spots by one basis, each once: those of a later placing begin with those of the one before. */
export class Compiler {
  readonly #basis: ListBasis
  readonly #book: RatesBook
  readonly #places: PlacedSpot[] = []
  readonly #tariffs: Tariff[] = []
  #compiled = compileTariffs([])

  constructor(basis: ListBasis) {
    this.#basis = basis
    this.#book = new RatesBook(basis.form, basis.reducedVAT)
  }

  compile({ tariffa, spots, expenses }: Placing): Compiled {
    const { form, category, whatIf, target } = this.#basis
    if (spots.length > this.#places.length) {
      for (const spot of spots.slice(this.#places.length)) {
        const { place, tariff } = compiledAt(spot, this.#book, category)
        this.#places.push(place)
        this.#tariffs.push(tariff)
      }
      this.#compiled = compileTariffs(this.#tariffs)
    }
    return {
      basis: this.#basis,
      book: this.#book,
      spots,
      tariffs: this.#compiled,
      whatIf,
      target,
      tariffa,
      expenses,
      paidForShipping: readSale(form).spedizioneIncassata,
      places: this.#places,
      ownRate: form.commissionePropria?.percentuale ?? '',
    }
  }
}
