import { describe, expect, it } from 'vitest'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { manomanoCategories } from '../src/rates/cards/manomano.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'
import { buildResult, closingOf, commissionItemOf, expectClose, rateOf } from './build.ts'

// The tables of the product's specification, copied here by hand: what the catalogue must say.

const vat = {
  ...{ IT: 22, FR: 20, DE: 19, ES: 21, GB: 20, NL: 21, US: 0, CA: 5, AU: 10, BR: 17, MX: 16 },
  JP: 10,
}

const flatMarketplaces: [key: string, percent: number, basis: 'lordo' | 'netto'][] = [
  ['ebay', 10, 'lordo'],
  ['etsy', 6.5, 'lordo'],
  ['facebook', 5, 'lordo'],
  ['shopify', 2.9, 'lordo'],
  ['woocommerce', 0, 'netto'],
  ['alibaba', 5, 'lordo'],
  ['rakuten', 8, 'lordo'],
  ['lazada', 2, 'lordo'],
  ['mercadolibre', 8, 'lordo'],
  ['altro', 10, 'lordo'],
]

const fixedFifteen = [
  ...['altri_prodotti', 'backpacks', 'books', 'business', 'compact_appliances', 'eyewear'],
  ...['shoes', 'home', 'garden', 'luggage', 'mattresses', 'office', 'pet', 'sports', 'toys'],
  ...['base', 'software', 'music_video', 'videogames_accessories'],
]
const otherFixed = {
  amazon_accessories: 45,
  beer_wine: 10,
  electrical: 12,
  computers: 7,
  electronics: 7,
  bicycle_accessories: 8,
  major_appliances: 7,
  handmade: 12,
  musical_instruments: 12,
  tires: 7,
  tools: 13,
  videogames_consoles: 8,
}
const closingFees: Record<string, number> = {
  books: 1.01,
  software: 0.81,
  music_video: 0.81,
  videogames_accessories: 0.81,
  videogames_consoles: 0.81,
}
const tiers: [key: string, first: number, upTo: number, beyond: number][] = [
  ['automotive', 15, 50, 9],
  ['electronic_accessories', 15, 100, 8],
  ['furniture', 15, 200, 10],
  ['jewelry', 20, 250, 5],
  ['watches', 15, 250, 5],
]
const breaks = ['baby', 'beauty', 'grocery']

const manomano = {
  ...{ base: 20, tools: 18, garden: 15, bathroom: 20, kitchen: 20, lighting: 25, heating: 20 },
  ...{ security: 18, electrical: 15 },
}

const flat = (percent: number) => ({ kind: 'flat', percent })
const fixedAmazon: Record<string, number> = {
  ...Object.fromEntries(fixedFifteen.map((key) => [key, 15])),
  ...otherFixed,
}
const amazonRates = {
  ...Object.fromEntries(Object.entries(fixedAmazon).map(([key, fee]) => [key, flat(fee)])),
  ...Object.fromEntries(
    tiers.map(([key, first, upTo, beyond]) => [
      key,
      { kind: 'tiered', steps: [{ upTo, percent: first }], beyond },
    ]),
  ),
  ...Object.fromEntries(
    breaks.map((key) => [
      key,
      { kind: 'priceBreak', steps: [{ upTo: 10, percent: 8 }], otherwise: 15 },
    ]),
  ),
  clothing: {
    kind: 'clothing',
    steps: [{ upTo: 15, percent: 8 }],
    otherwise: flat(15),
    // 6.75 is 15 % of 45.
    otherwisePrime: { kind: 'tiered', steps: [{ upTo: 45, percent: 15 }], beyond: 7 },
  },
}

const rowsOf = <Row, Value>(table: Record<string, Row>, value: (row: Row) => Value) =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, value(row)]))

describe('countries', () => {
  // proves: 3.14-3.25
  it('are the twelve of the specification with their VAT', () => {
    expect(rowsOf(countries, ({ vatPercent }) => vatPercent)).toEqual(vat)
  })

  // proves: 9.15
  it('count in dollars in the United States and in euros everywhere else', () => {
    const inEuros = rowsOf(vat, () => 'EUR')
    expect(rowsOf(countries, ({ currency }) => currency)).toEqual({ ...inEuros, US: 'USD' })
  })
})

describe('marketplaces', () => {
  // proves: 3.40
  it('are the twelve of the specification, in its order', () => {
    const flatKeys = flatMarketplaces.map(([key]) => key)
    expect(Object.keys(marketplaces)).toEqual(['amazon', 'manomano', ...flatKeys])
  })

  // proves: 3.27, 3.28
  it('charge Amazon by its category on the gross price, ManoMano by its own on the net', () => {
    const amazon = { field: 'categoria', categories: amazonCategories }
    const its = { field: 'categoriaManoMano', categories: manomanoCategories }
    expect(marketplaces.amazon).toMatchObject({ basis: 'lordo', fees: amazon })
    expect(marketplaces.manomano).toMatchObject({ basis: 'netto', fees: its })
  })

  // proves: 3.30-3.39, 9.8
  it.each(flatMarketplaces)('charge with %s: %d%% of the price %s', (key, percent, basis) => {
    const result = buildResult({ marketplace: key })
    const base = basis === 'lordo' ? 39.9 : 39.9 / 1.22
    expectClose(commissionItemOf(result)?.value ?? 0, (base * percent) / 100)
    expectClose(result.analisiCommissioni.nominale, percent)
    expect(result.analisiCommissioni.calcoloSu).toBe(basis)
  })
})

describe("Amazon's categories", () => {
  // proves: 3.55-3.59, 3.62, 3.63
  it('are those of the specification, each with its kind of rate and its percentages', () => {
    expect(rowsOf(amazonCategories, rateOf)).toEqual(amazonRates)
  })

  // proves: 3.42
  it('close with a fee for books, software, music and video games, and for nothing else', () => {
    const expected = Object.fromEntries(
      Object.keys(amazonRates).map((key) => [key, closingFees[key] ?? 0]),
    )
    expect(rowsOf(amazonCategories, ({ fees }) => closingOf(fees))).toEqual(expected)
  })

  // proves: 3.41, 3.43-3.54
  it.each(Object.entries(fixedAmazon))(
    'charge for %s %d%% of the price with VAT',
    (categoria, fee) => {
      const result = buildResult({ categoria, prezzoVendita: '60' })
      const closing = closingFees[categoria] ?? 0
      expectClose(commissionItemOf(result)?.value ?? 0, (60 * fee) / 100 + closing)
      expectClose(result.analisiCommissioni.nominale, fee)
    },
  )
})

describe("ManoMano's categories", () => {
  // proves: 3.65-3.73
  it.each(Object.entries(manomano))(
    'charge for %s %d%% of the net price',
    (categoriaManoMano, fee) => {
      const result = buildResult({
        marketplace: 'manomano',
        categoriaManoMano,
        prezzoVendita: '122',
      })
      expectClose(commissionItemOf(result)?.value ?? 0, fee)
      expectClose(result.analisiCommissioni.nominale, fee)
    },
  )

  // proves: 3.65-3.73
  it('are those of the specification, all flat and without a closing fee', () => {
    const expected = rowsOf(manomano, (percent) => [{ kind: 'commission', rate: flat(percent) }])
    expect(rowsOf(manomanoCategories, ({ fees }) => fees)).toEqual(expected)
  })
})
