import {
  type CalculationFormData,
  compileTariffs,
  defaultFormData,
  figuresOf,
  hasOnePrice,
  isPercent,
  normalForm,
  primeApplies,
  type Rates,
  ratesOf,
  readNumber,
  readSale,
  type Sale,
  type Target,
  type Tariff,
  type Tariffs,
  type WhatIf,
} from '@margine/engine'
import { abroadInWords } from '../articles/abroad.ts'
import { RatesBook } from '../articles/rates-book.ts'
import { type CategoryClues, categoryOf } from '../categories/category-of.ts'
import type { CategoryRule } from '../categories/rules.ts'
import { type Channel, isChannel } from '../channels/channel.ts'
import type { NamedChannel } from '../channels/columns.ts'
import type { Articles } from './articles.ts'
import type { ExpenseTerms } from './expenses.ts'
import type { PaidRate } from './places.ts'
import { type PlacedSpot, type Placing, type Spot, spotOf } from './placing.ts'
import {
  ownRateIn,
  type ProfileTerm,
  paymentIn,
  paysByPiece,
  type SellerTerms,
  taxSettingsIn,
} from './seller-terms.ts'

/** What all articles are calculated with: as chosen for the shop, and what it is tried with. */
export type Terms = ExpenseTerms &
  SellerTerms & {
    marketplace: string
    /** The category of every article that its file says none of; empty where the seller chose none. */
    category: string
    /** `1.3.1`, or the day of the fees. */
    tariffe: string
    regime: 'ordinario' | 'forfettario'
    /** VAT of the products in percent, as typed; empty is the country's. */
    aliquotaIVA: string
    /** What a reduced rate of VAT is in percent, where files don't tell, as typed; empty where nobody has said. */
    aliquotaRidotta: string
    prezzoIncludesIVA: boolean
    costoIncludesIVA: boolean
    /** Whether shipping, packaging and advertising include VAT. */
    speseIncludonoIVA: boolean
    /** The margin that every article should have, in percent. */
    target: number
    /** By how many percent prices and costs change. */
    prezzo: number
    costo: number
    /** Categories by SKU or name for articles without one in the file; the first rule that fits counts. */
    regole: readonly CategoryRule[]
    /** What shipping is for every article, as typed; empty leaves what the file says. */
    spedizione: string
    /** What the customer pays for shipping, as typed, with VAT or without as prices are; empty or missing is nothing. */
    spedizioneIncassata?: string
    /** How many of a hundred pieces sold come back, as typed; empty or missing where nothing is said. */
    resi?: string
    /** How many of a hundred of those are sold again as new, and what each costs without VAT; empty or missing: all, nothing. */
    resiRivendibili?: string
    resiCosto?: string
    /** Whether clothing is eligible for Prime; only Amazon asks. */
    prime?: boolean
    /** The terms that neither a file nor the seller said for this list: they are as the seller's profile has them. */
    fromProfile: readonly ProfileTerm[]
  }

/** The terms made ready for the engine. */
export type Compiled = {
  terms: Terms
  spots: readonly Spot[]
  tariffs: Tariffs
  whatIf: WhatIf
  target: Target
  /** The spot of every article, and what it comes to by these terms. */
  tariffa: Uint16Array
  expenses: Placing['expenses']
  /** What the customer pays for shipping beside the price, as prices are entered. */
  paidForShipping: number
  places: PlacedSpot[]
  /** The seller's own percentage, which no category changes, as typed; empty where the card counts. */
  ownRate: string
  /** The name of an article's category. */
  categoryOf: (id: number, articles: Pick<Articles, 'numbers' | 'texts' | 'places'>) => string
}

const returnsIn = ({ resi = '', resiRivendibili = '', resiCosto = '' }: Terms) =>
  resi.trim() === '' ? null : { percentuale: resi, rivendibili: resiRivendibili, costo: resiCosto }

/** Whether taxes can be worked out: a coefficient that can't be used gives none. */
const knowsTaxes = (terms: Terms) => isPercent(taxSettingsIn(terms).coefficiente)

/** The form of some terms, charged by the marketplace's card. */
const cardForm = (terms: Terms): CalculationFormData =>
  normalForm({
    ...defaultFormData,
    marketplace: terms.marketplace,
    prezzoIncludesIVA: terms.prezzoIncludesIVA,
    costoIncludesIVA: terms.costoIncludesIVA,
    speseIncludonoIVA: terms.speseIncludonoIVA,
    tariffe: terms.tariffe,
    regime: terms.regime,
    ...(terms.regime === 'forfettario' && { imposte: taxSettingsIn(terms) }),
    aliquotaIVA: terms.aliquotaIVA,
    spedizioneIncassata: terms.spedizioneIncassata ?? '',
    resi: returnsIn(terms),
    pagamento: paymentIn(terms),
    pianoAmazon: paysByPiece(terms) ? 'individuale' : 'professionale',
    prime: terms.prime === true && terms.marketplace === 'amazon',
  })

/** The form of some terms: the seller's own percentage is of what the card's is of. */
export function formOf(terms: Terms): CalculationFormData {
  const form = cardForm(terms)
  const percentuale = ownRateIn(terms)
  if (percentuale === '') return form
  const base = ratesOf(form).rule.basis
  return { ...form, commissionePropria: { percentuale, fissa: '', minima: '', base } }
}

export const bookOf = (terms: Terms): RatesBook =>
  new RatesBook(formOf(terms), terms.aliquotaRidotta)

/** The form that a file is read with, its fees checked by the card: the category that counts is in the field that its marketplace asks for. */
export function readingForm(terms: Terms): CalculationFormData {
  const form = cardForm(terms)
  const field = new RatesBook(form).tableOf(form.paese)?.field
  return field === undefined ? form : { ...form, [field]: terms.category || 'base' }
}

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
export function formAt(spot: Spot, terms: Terms): CalculationFormData {
  const book = bookOf(terms)
  const { country, vat, costIncludesVAT } = spot.place
  const form = book.formOf(country, categoryAt(spot, book, terms.category).category, vat)
  return {
    ...form,
    prime: form.prime && primeApplies(form),
    costoIncludesIVA: costIncludesVAT ?? form.costoIncludesIVA,
  }
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

/** By which rules articles outside Italy are calculated, in Italian; empty where there is nothing to say. */
export const abroadBy = (terms: Terms, soldIn: ReadonlyMap<string, number>): string =>
  abroadInWords(soldIn, formOf(terms))

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

/** The rates of every spot by these terms. */
export function compileTerms(terms: Terms, { tariffa, spots, expenses }: Placing): Compiled {
  const book = bookOf(terms)
  const { form } = book
  const found = spots.map((spot) => {
    const { country, vat, costIncludesVAT } = spot.place
    const { category, basis, charged } = categoryAt(spot, book, terms.category)
    const label = charged?.label ?? ''
    const known = book.ratesOf(country, category, vat)
    const rates = knowsTaxes(terms) ? known : { ...known, taxes: null }
    const lacks = lackAt(spot.place, book)
    const vatToAdd = form.prezzoIncludesIVA || hasOnePrice(rates) ? 0 : rates.vatPercent
    const { currency } = rates.country
    const vatPercent = hasOnePrice(rates) ? Number.NaN : rates.vatPercent
    const sale = saleAt(spot, form)
    return {
      place: {
        country,
        category,
        basis,
        label,
        charged,
        currency,
        lacks,
        vatToAdd,
        vatPercent,
        vat,
        costIncludesVAT,
        advertising: advertisingPerEuro(sale, rates),
        isPrime: sale.prime && primeApplies(book.formOf(country, category)),
        paid: paidAt(spot, book),
        isPaid: basis === 'tariffaVera' && isPaidTelling(spot, book),
      },
      tariff: { ...sale, rates: lacks === null ? rates : withoutFees(rates) },
    }
  })
  return {
    terms,
    spots,
    tariffs: compileTariffs(found.map(({ tariff }) => tariff)),
    whatIf: whatIfOf(terms),
    target: { kind: 'margine', percent: terms.target },
    tariffa,
    expenses,
    paidForShipping: readSale(form).spedizioneIncassata,
    places: found.map(({ place }) => place),
    ownRate: ownRateIn(terms),
    categoryOf: (id, articles) =>
      categoryAt(spotOf(id, articles, terms.regole), book, terms.category).charged?.label ?? '',
  }
}

/** The list's own marketplace and its channels, as they are named. */
export function namesOf(
  terms: Terms,
  channels: readonly Channel[],
): [NamedChannel, ...NamedChannel[]] {
  const { marketplaces } = bookOf(terms).ratesOf('IT', 'base').cards
  const named = ({ marketplace }: Pick<Channel, 'marketplace'>): NamedChannel => ({
    marketplace,
    label: marketplaces[marketplace]?.label ?? marketplace,
  })
  return [named(terms), ...channels.map(named)]
}

/** The marketplaces that the list may be calculated on beside its own. */
export const otherMarketplaces = (terms: Terms): NamedChannel[] =>
  Object.entries(bookOf(terms).ratesOf('IT', 'base').cards.marketplaces)
    .filter(([marketplace]) => marketplace !== terms.marketplace)
    .map(([marketplace, { label }]) => ({ marketplace, label }))

/** What there is to choose from by these terms. */
export type Choices = {
  marketplaces: { value: string; label: string }[]
  categories: { value: string; label: string }[]
  /** The marketplaces that the list may be compared on, with their categories; none where they have none. */
  channels: { value: string; label: string; categories: Choices['categories'] }[]
}

export function choicesOf(terms: Terms): Choices {
  const book = new RatesBook(formOf(terms))
  const { cards, categories } = book.ratesOf('IT', 'base')
  const options = (rows: Readonly<Record<string, { label: string }>>) =>
    Object.entries(rows).map(([value, { label }]) => ({ value, label }))
  const categoriesOn = (marketplace: string) =>
    bookOf({ ...terms, marketplace }).tableOf('IT')?.categories ?? {}
  return {
    marketplaces: options(cards.marketplaces),
    categories: categories === null ? [] : options(categories.categories),
    channels: options(cards.marketplaces)
      .filter(({ value }) => value !== terms.marketplace && isChannel(value))
      .map((one) => ({ ...one, categories: options(categoriesOn(one.value)) })),
  }
}

/** Whether something is tried that is not so yet. */
export const isTrying = ({ prezzo, costo, spedizione }: Terms) =>
  prezzo !== 0 || costo !== 0 || spedizione.trim() !== ''

/** The terms without what is tried. */
export const asItIs = (terms: Terms): Terms => ({ ...terms, prezzo: 0, costo: 0, spedizione: '' })
