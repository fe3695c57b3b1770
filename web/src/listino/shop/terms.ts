import {
  type CalculationFormData,
  type Currency,
  compileTariffs,
  defaultFormData,
  normalForm,
  readNumber,
  type Target,
  type Tariffs,
  type WhatIf,
} from '@margine/engine'
import { RatesBook } from '@margine/listino'
import type { Place } from './articles.ts'

/** What all articles are reckoned with: as chosen for the shop, and what it is tried with. */
export type Terms = {
  marketplace: string
  /** The category of every article whose file doesn't tell it. */
  category: string
  /** `1.3.1`, or the day whose fees count. */
  tariffe: string
  regime: 'ordinario' | 'forfettario'
  /** VAT of the products in percent, as typed; empty is the country's. */
  aliquotaIVA: string
  prezzoIncludesIVA: boolean
  costoIncludesIVA: boolean
  /** The margin that every article should have, in percent. */
  target: number
  /** By how many percent prices and costs change. */
  prezzo: number
  costo: number
  /** What shipping is for every article, as typed; empty leaves what the file says. */
  spedizione: string
}

/** The terms made ready for the engine. */
export type Compiled = {
  tariffs: Tariffs
  whatIf: WhatIf
  target: Target
  /** For each place its category and its currency. */
  places: { category: string; label: string; currency: Currency }[]
}

const formOf = (terms: Terms): CalculationFormData =>
  normalForm({
    ...defaultFormData,
    marketplace: terms.marketplace,
    prezzoIncludesIVA: terms.prezzoIncludesIVA,
    costoIncludesIVA: terms.costoIncludesIVA,
    tariffe: terms.tariffe,
    regime: terms.regime,
    aliquotaIVA: terms.aliquotaIVA,
  })

/** The form that a file is read with: the chosen category is in the field that its marketplace asks for. */
export function readingForm(terms: Terms): CalculationFormData {
  const form = formOf(terms)
  const field = new RatesBook(form).tableOf(form.paese)?.field
  return field === undefined ? form : { ...form, [field]: terms.category }
}

function categoryAt({ country, category }: Place, book: RatesBook, chosen: string) {
  const categories = book.tableOf(country)?.categories
  if (categories === undefined) return { key: 'base', label: '' }
  const key = [category, chosen].find((one) => one !== null && Object.hasOwn(categories, one))
  return { key: key ?? 'base', label: categories[key ?? 'base']?.label ?? '' }
}

/** The form of an article at a place; its amounts are still to be filled in. */
export function formAt(place: Place, terms: Terms): CalculationFormData {
  const book = new RatesBook(formOf(terms))
  return book.formOf(place.country, categoryAt(place, book, terms.category).key)
}

/** What these terms try on all articles. */
export function whatIfOf({ prezzo, costo, spedizione }: Terms): WhatIf {
  const isReplaced = spedizione.trim() !== ''
  return {
    prezzo,
    costo,
    spedizione: isReplaced ? { amount: readNumber(spedizione) } : { percent: 0 },
  }
}

/** The rates of every place by these terms. */
export function compileTerms(terms: Terms, places: readonly Place[]): Compiled {
  const form = formOf(terms)
  const book = new RatesBook(form)
  const found = places.map((place) => {
    const { key, label } = categoryAt(place, book, terms.category)
    const rates = book.ratesOf(place.country, key)
    return { category: key, label, currency: rates.country.currency, rates }
  })
  const { costoIncludesIVA, prezzoIncludesIVA, prime } = form
  return {
    tariffs: compileTariffs(
      found.map(({ rates }) => ({ rates, costoIncludesIVA, prezzoIncludesIVA, prime })),
    ),
    whatIf: whatIfOf(terms),
    target: { kind: 'margine', percent: terms.target },
    places: found.map(({ category, label, currency }) => ({ category, label, currency })),
  }
}

/** What there is to choose from by these terms. */
export type Choices = {
  marketplaces: { value: string; label: string }[]
  categories: { value: string; label: string }[]
}

export function choicesOf(terms: Terms): Choices {
  const book = new RatesBook(formOf(terms))
  const { cards, categories } = book.ratesOf('IT', 'base')
  const options = (rows: Readonly<Record<string, { label: string }>>) =>
    Object.entries(rows).map(([value, { label }]) => ({ value, label }))
  return {
    marketplaces: options(cards.marketplaces),
    categories: categories === null ? [] : options(categories.categories),
  }
}
