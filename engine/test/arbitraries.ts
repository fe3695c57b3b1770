import fc from 'fast-check'
import { type CalculationFormData, type FeeRule, ratesOf } from '../src/index.ts'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { manomanoCategories } from '../src/rates/cards/manomano.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'
import { buildForm, strangeKeys } from './build.ts'

/** Cents as an Italian types them: 1250 is «12,50». */
export function typed(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** Cents up to ten thousand euros, small ones often. */
export const cents = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 1_000_000 }),
)
const optionalCents = fc.oneof(fc.constant(0), cents)

export const anyCountry = fc.constantFrom(...Object.keys(countries))
const amazonCategory = fc.constantFrom(...Object.keys(amazonCategories))
const manomanoCategory = fc.constantFrom(...Object.keys(manomanoCategories))

const choices = {
  paese: anyCountry,
  marketplace: fc.constantFrom(...Object.keys(marketplaces)),
  categoria: amazonCategory,
  categoriaManoMano: manomanoCategory,
  prime: fc.boolean(),
  costoIncludesIVA: fc.boolean(),
  prezzoIncludesIVA: fc.boolean(),
}

/** A form that has a result, with every marketplace and category in its turn. */
export const validForm: fc.Arbitrary<CalculationFormData> = fc.record({
  ...choices,
  costo: cents.map(typed),
  prezzoVendita: cents.map(typed),
  spedizione: optionalCents.map(typed),
  packaging: optionalCents.map(typed),
  pubblicita: optionalCents.map(typed),
})

/** Texts that look like amounts, or nearly. */
export const nearlyAmount = fc.string({
  unit: fc.constantFrom(
    ...[...'0123456789', ...'000', ...'.,.,', ' ', '-', '−', '€', '$', 'EUR', 'US$', 'e'],
    ...['\u00a0', '\u202f', '\t', '\n', '+', "'", '💶', '.234', ' 567'],
  ),
  maxLength: 24,
})

export const anyText = fc.oneof(
  nearlyAmount,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.constantFrom(...strangeKeys),
)

/** A form of any texts at all: what a stored record or a hostile request may hold. */
export const anyForm: fc.Arbitrary<CalculationFormData> = fc.record({
  costo: fc.oneof(anyText, cents.map(typed)),
  prezzoVendita: fc.oneof(anyText, cents.map(typed)),
  spedizione: anyText,
  packaging: anyText,
  pubblicita: anyText,
  paese: fc.oneof(choices.paese, anyText),
  marketplace: fc.oneof(choices.marketplace, anyText),
  categoria: fc.oneof(choices.categoria, anyText),
  categoriaManoMano: fc.oneof(choices.categoriaManoMano, anyText),
  prime: choices.prime,
  costoIncludesIVA: choices.costoIncludesIVA,
  prezzoIncludesIVA: choices.prezzoIncludesIVA,
})

/** Every marketplace and category there is, as the form fields that choose them, with its rule. */
export const tariffs: { choice: Partial<CalculationFormData>; rule: FeeRule }[] = [
  ...Object.keys(marketplaces).map((marketplace) => ({ marketplace })),
  ...Object.keys(amazonCategories).map((categoria) => ({ marketplace: 'amazon', categoria })),
  ...Object.keys(manomanoCategories).map((categoriaManoMano) => ({
    marketplace: 'manomano',
    categoriaManoMano,
  })),
].map((choice) => ({ choice, rule: ratesOf(buildForm(choice)).rule }))
