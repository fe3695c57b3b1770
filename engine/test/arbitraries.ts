import fc from 'fast-check'
import {
  type CalculationFormData,
  type FbaPiece,
  type FeeRule,
  type OwnCommission,
  type ReturnTerms,
  ratesOf,
  type TaxSettings,
} from '../src/index.ts'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { cardsOn } from '../src/rates/cards/dated.ts'
import { manomanoCategories } from '../src/rates/cards/manomano.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'
import { fbaCardOf } from '../src/rates/fba-offer.ts'
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

/** The keys of a marketplace's categories on the latest cards. */
function latestKeys(marketplace: string): string[] {
  const fees = cardsOn('2026-11-21').marketplaces[marketplace]?.fees
  return fees !== undefined && 'categories' in fees ? Object.keys(fees.categories) : []
}

/** A commission as a seller may have it from a contract, in percent of the price up to 40. */
export const ownCommission: fc.Arbitrary<OwnCommission> = fc.record({
  percentuale: fc.integer({ min: 0, max: 4_000 }).map(typed),
  fissa: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 300 }).map(typed)),
  minima: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 500 }).map(typed)),
  base: fc.constantFrom('lordo', 'netto'),
})

const taxSettings: fc.Arbitrary<TaxSettings> = fc.record({
  coefficiente: fc.constantFrom('40', '62', '67', '78', '86', '12,5'),
  sostitutiva: fc.constantFrom('15', '5'),
  gestione: fc.constantFrom('nessuna', 'commercianti', 'artigiani'),
  riduzione: fc.constantFrom('nessuna', '35', '50'),
})

/** What a form may say beyond the specification: any cards, any category of theirs, any VAT, regime and commission. */
const addedFields = {
  tariffe: fc.constantFrom(
    '1.3.1',
    '2025-03-31',
    '2025-05-27',
    '2025-12-15',
    '2026-01-08',
    '2026-11-21',
  ),
  paese: fc.oneof({ weight: 3, arbitrary: fc.constant('IT') }, anyCountry),
  marketplace: fc.oneof(
    fc.constantFrom('amazon', 'ebay', 'etsy', 'tiktok'),
    fc.constantFrom('manomano', 'woocommerce', 'altro'),
  ),
  categoria: fc.constantFrom(...latestKeys('amazon')),
  categoriaEbay: fc.constantFrom(...latestKeys('ebay')),
  categoriaTikTok: fc.constantFrom(...latestKeys('tiktok')),
  aliquotaIVA: fc.constantFrom('', '', '22', '10', '5', '4', '0', '7,5'),
  regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
  imposte: taxSettings,
  commissionePropria: fc.option(ownCommission, { freq: 3 }),
}

/** Sides and weights of pieces of every tier, many at its bounds. */
const measures = fc.oneof(
  fc.tuple(
    fc.constantFrom(2.4, 2.5, 2.6, 4, 4.1, 6, 12, 12.1),
    fc.constantFrom(10, 23, 23.1, 25),
    fc.constantFrom(20, 33, 33.1, 35),
    fc.constantFrom(20, 21, 100, 101, 210, 211, 400, 401, 460, 900, 960, 1_400, 3_900),
  ),
  fc.tuple(
    fc.constantFrom(12, 20, 26, 46, 60, 60.1),
    fc.constantFrom(25, 34, 46, 60),
    fc.constantFrom(45, 45.1, 61, 101, 120, 121, 175, 176),
    fc.constantFrom(900, 1_760, 1_761, 11_900, 15_000, 15_001, 23_000, 31_500, 31_501),
  ),
  fc.tuple(
    ...([600, 600, 1_800] as const).map((most) =>
      fc.integer({ min: 1, max: most }).map((millimetres) => millimetres / 10),
    ),
    fc.integer({ min: 1, max: 70_000 }),
  ),
)
const number = (value: number | undefined) => String(value).replace('.', ',')

export const fbaPiece: fc.Arbitrary<FbaPiece> = fc
  .record({
    measures,
    pericolosa: fc.boolean(),
    mesi: fc.constantFrom('', '0', '1', '2,5', '12'),
    said: fc.constantFrom({}, {}, { tariffa: '' }, { tariffa: '4,17' }),
  })
  .map(({ measures: [altezza, larghezza, lunghezza, peso], pericolosa, mesi, said }) => ({
    ...{ lunghezza: number(lunghezza), larghezza: number(larghezza), altezza: number(altezza) },
    ...{ peso: number(peso), pericolosa, mesi, ...said },
  }))

const percent = fc.integer({ min: 0, max: 10_000 }).map(typed)

export const returnTerms: fc.Arbitrary<ReturnTerms> = fc.record({
  percentuale: fc.oneof(fc.constantFrom('', '8', '100'), percent),
  rivendibili: fc.oneof(fc.constantFrom('', '0', '100'), percent),
  costo: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 900 }).map(typed)),
})

/** What a sale really costs beyond the specification's five amounts, each said or not. */
export const realCosts = fc.record(
  {
    spedizioneIncassata: fc.integer({ min: 0, max: 1_000 }).map(typed),
    speseIncludonoIVA: fc.boolean(),
    pubblicitaIn: fc.constantFrom('euro' as const, 'percento' as const),
    pubblicita: fc.integer({ min: 0, max: 3_000 }).map(typed),
    pagamento: fc.record({
      percentuale: fc.integer({ min: 0, max: 500 }).map(typed),
      fissa: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 50 }).map(typed)),
    }),
    pianoAmazon: fc.constantFrom('professionale' as const, 'individuale' as const),
    logisticaAmazon: fbaPiece,
    resi: returnTerms,
  },
  { requiredKeys: ['pubblicita'] },
)

/** A form without Amazon's logistics where there are none. */
export const withWhereOffered = (form: CalculationFormData): CalculationFormData =>
  fbaCardOf(form) === null ? { ...form, logisticaAmazon: null } : form

/** A form that has a result and says something of every added field. */
export const addedForm: fc.Arbitrary<CalculationFormData> = fc
  .record({ form: validForm, added: fc.record(addedFields), costs: fc.option(realCosts) })
  .map(({ form, added, costs }) => withWhereOffered({ ...form, ...added, ...costs }))
