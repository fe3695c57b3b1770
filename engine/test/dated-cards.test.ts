import { describe, expect, it } from 'vitest'
import { type CalculationFormData, type Fee, figuresOf, type Rate } from '../src/index.ts'
import { cardsOn, datedCards } from '../src/rates/cards/dated.ts'
import { margine131 } from '../src/rates/cards/margine-1.3.1.ts'
import type { DatedCard } from '../src/rates/rate-card.ts'
import { buildForm, expectClose, resultOf, saleOf } from './build.ts'

// The cards, copied here by hand from what was published: what the data must say.

const flat = (percent: number): Rate => ({ kind: 'flat', percent })
const tiered = (steps: [upTo: number, percent: number][], beyond: number): Rate => ({
  kind: 'tiered',
  steps: steps.map(([upTo, percent]) => ({ upTo, percent })),
  beyond,
})
const broken = (upTo: number, percent: number): Rate => ({
  kind: 'priceBreak',
  steps: [{ upTo, percent }],
  otherwise: 15,
})
const clothing: Rate = {
  kind: 'clothing',
  steps: [
    { upTo: 15, percent: 5 },
    { upTo: 20, percent: 10 },
  ],
  otherwise: { kind: 'flat', percent: 15 },
  otherwisePrime: { kind: 'tiered', steps: [{ upTo: 45, percent: 15 }], beyond: 7 },
}

const amazonFebruary2026: Record<string, Rate> = {
  base: flat(15),
  amazon_accessories: flat(45),
  automotive: tiered([[50, 15]], 9),
  adhesives: flat(13),
  altri_prodotti: flat(15),
  baby: broken(10, 8),
  backpacks: flat(15),
  beauty: broken(10, 8),
  beer_wine: flat(10),
  bicycle_accessories: flat(15),
  books: flat(15),
  business: flat(15),
  clothing,
  compact_appliances: flat(15),
  computers: flat(7),
  doors_windows_shower: flat(13),
  electrical: flat(12),
  electronic_accessories: tiered([[100, 15]], 8),
  electronics: flat(7),
  eyewear: flat(15),
  furniture: tiered([[200, 15]], 10),
  furniture_accessories: flat(13),
  garden: flat(15),
  gloves: broken(10, 8),
  grocery: broken(10, 5),
  handmade: flat(12),
  home: broken(20, 8),
  home_linen: flat(15),
  jewelry: tiered([[250, 20]], 5),
  kitchen: flat(15),
  luggage: flat(15),
  major_appliances: flat(7),
  mattresses: flat(15),
  music_video: flat(15),
  musical_instruments: flat(12),
  office: flat(15),
  pet: flat(15),
  pet_food_clothing: broken(10, 5),
  printer_accessories: tiered([[100, 15]], 8),
  shoes: flat(15),
  software: flat(15),
  sports: flat(15),
  tires: flat(7),
  tools: flat(13),
  toys: flat(15),
  videogames_accessories: flat(15),
  videogames_consoles: flat(8),
  vitamins: broken(10, 5),
  watches: tiered([[250, 15]], 5),
}
const newIn2026 = [
  ...['kitchen', 'home_linen', 'vitamins', 'pet_food_clothing', 'gloves', 'furniture_accessories'],
  ...['doors_windows_shower', 'adhesives', 'printer_accessories'],
]
const amazonDecember2025: Record<string, Rate> = {
  ...Object.fromEntries(
    Object.entries(amazonFebruary2026).filter(([key]) => !newIn2026.includes(key)),
  ),
  home: flat(15),
  grocery: broken(10, 8),
  bicycle_accessories: flat(8),
}
const closing: Record<string, number> = {
  ...{ books: 1.01, music_video: 0.81, software: 0.81 },
  ...{ videogames_accessories: 0.81, videogames_consoles: 0.81 },
}
const withoutMinimum = ['grocery', ...Object.keys(closing)]

const ebay: Record<string, Rate> = {
  ...Object.fromEntries(
    ['base', 'home', 'hobby', 'baby', 'grocery', 'clothing', 'beauty'].map((key) => [
      key,
      flat(11),
    ]),
  ),
  car_parts: flat(12.5),
  motorcycle_parts: flat(12),
  car_audio_gps: flat(12),
  garden: flat(12),
  garden_furniture: tiered([[250, 12]], 10),
  tires_wheels: tiered([[500, 6.5]], 2),
  ...Object.fromEntries(
    ['toys', 'art', 'coins', 'stamps', 'collectibles', 'bags'].map((key) => [
      key,
      tiered([[990, 11]], 2),
    ]),
  ),
  jewelry: tiered([[990, 11]], 4),
  shoes: tiered([[100, 11]], 5),
  watches: tiered(
    [
      [100, 11],
      [990, 5],
    ],
    2,
  ),
  appliance_parts: flat(9.5),
  tech_accessories: flat(9.5),
  electronics: flat(6.5),
  trading_cards: tiered([[990, 6.5]], 2),
}

const cardOn = (date: string, marketplace: string) => cardsOn(date).marketplaces[marketplace]
const specified = (marketplace: string) => margine131.marketplaces[marketplace]

function categoriesOn(date: string, marketplace: string) {
  const fees = cardOn(date, marketplace)?.fees
  if (fees === undefined || !('categories' in fees)) throw new Error('No categories')
  return fees.categories
}

/** What fees charge, whatever they say of their source. */
const charged = (fees: readonly Fee[]) => fees.map(({ source, ...charge }) => charge)

function feesOn(date: string, marketplace: string): Record<string, unknown> {
  const categories = Object.entries(categoriesOn(date, marketplace))
  return Object.fromEntries(categories.map(([key, { fees }]) => [key, charged(fees)]))
}

/** What every product pays on a card without categories. */
function everyFeeOn(date: string, marketplace: string) {
  const fees = cardOn(date, marketplace)?.fees
  if (fees === undefined || 'categories' in fees) throw new Error('Not the same for all')
  return charged(fees)
}

const commission = (rate: Rate): Fee => ({ kind: 'commission', rate })

const amazonFees = (rates: Record<string, Rate>) =>
  Object.fromEntries(
    Object.entries(rates).map(([key, rate]): [string, Fee[]] => {
      const fees = [commission(rate)]
      if (!withoutMinimum.includes(key)) fees.push({ kind: 'minimum', atLeast: 0.3 })
      const amount = closing[key]
      if (amount !== undefined) fees.push({ kind: 'closing', amount })
      return [key, [...fees, { kind: 'digitalServices', share: 3 }]]
    }),
  )

describe('the cards of Amazon.it', () => {
  it.each([
    ['2025-12-15', amazonDecember2025],
    ['2026-01-31', amazonDecember2025],
    ['2026-02-01', amazonFebruary2026],
    ['2026-11-21', amazonFebruary2026],
  ])('charge on %s what was published, category by category', (date, rates) => {
    expect(feesOn(date, 'amazon')).toEqual(amazonFees(rates))
  })

  it('begin on 15 December 2025: before, version 1.3.1 counts', () => {
    const before = cardOn('2025-12-14', 'amazon')
    expect(before).toBe(specified('amazon'))
  })

  it('put the standard category first and the others as one looks them up', () => {
    const labels = Object.values(categoriesOn('2026-02-01', 'amazon')).map(({ label }) => label)
    expect(labels[0]).toBe('Standard')
    expect(labels.slice(1)).toEqual(labels.slice(1).toSorted(new Intl.Collator('it').compare))
  })
})

describe('the card of eBay.it for business sellers', () => {
  it('charges each category its rate, the regulatory fee and a fixed amount per order', () => {
    const regulatory: Fee = { kind: 'regulatory', rate: flat(0.35) }
    const order: Fee = { kind: 'order', amount: 0.35 }
    const expected = Object.entries(ebay).map(([key, rate]) => [
      key,
      [commission(rate), regulatory, order],
    ])
    expect(feesOn('2026-11-21', 'ebay')).toEqual(Object.fromEntries(expected))
  })

  it('begins on 27 May 2025', () => {
    expect(cardOn('2025-05-26', 'ebay')).toBe(specified('ebay'))
    expect(Object.values(categoriesOn('2025-05-27', 'ebay'))[0]?.label).toBe('Standard')
  })
})

it('the card of Etsy charges a seller in Italy three percentages and two amounts', () => {
  expect(cardOn('2025-12-31', 'etsy')).toBe(specified('etsy'))
  expect(everyFeeOn('2026-01-01', 'etsy')).toEqual([
    commission(flat(6.5)),
    { kind: 'payment', rate: flat(4) },
    { kind: 'regulatory', rate: flat(0.32) },
    { kind: 'order', amount: 0.3 },
    { kind: 'listing', amount: 0.18 },
  ])
})

it('TikTok Shop is there from its first day in Italy, and dearer from 8 January 2026', () => {
  expect(cardOn('2025-03-30', 'tiktok')).toBeUndefined()
  expect(everyFeeOn('2025-03-31', 'tiktok')).toEqual([commission(flat(5))])
  expect(everyFeeOn('2026-01-07', 'tiktok')).toEqual([commission(flat(5))])
  expect(feesOn('2026-01-08', 'tiktok')).toEqual({
    base: [commission(flat(9))],
    electronics: [commission(flat(7))],
  })
})

describe('the source of every line of a dated card', () => {
  /** How sure each line is, from its own source or its category's. */
  function marksOf(date: string, marketplace: string, category = 'base') {
    const card = cardOn(date, marketplace)
    if (card === undefined) throw new Error('No card')
    const row = 'categories' in card.fees ? card.fees.categories[category] : card
    if (row === undefined || !Array.isArray(row.fees)) throw new Error('No row')
    const fees: readonly Fee[] = row.fees
    return Object.fromEntries(
      fees.map(({ kind, source }) => [kind, (source ?? row.source).mark] as const),
    )
  }

  const transcribed = { commission: 'trascritta', minimum: 'trascritta' }
  const indicative = { commission: 'indicativa', minimum: 'trascritta' }
  const services = { digitalServices: 'indicativa' }
  const ebayFees = { regulatory: 'ufficiale', order: 'trascritta' }

  // [P] is ufficiale, [T] trascritta, [S] and [U] indicativa.
  it.each([
    ['2025-12-15', 'amazon', 'home', { ...transcribed, ...services }],
    ['2025-12-15', 'amazon', 'clothing', { ...indicative, ...services }],
    ['2026-02-01', 'amazon', 'home', { ...transcribed, ...services }],
    ['2026-02-01', 'amazon', 'clothing', { ...transcribed, ...services }],
    ['2026-02-01', 'amazon', 'bicycle_accessories', { ...indicative, ...services }],
    ['2026-02-01', 'amazon', 'grocery', { commission: 'indicativa', ...services }],
    [
      '2026-02-01',
      'amazon',
      'books',
      { commission: 'trascritta', closing: 'trascritta', ...services },
    ],
    ['2025-05-27', 'ebay', 'base', { commission: 'trascritta', ...ebayFees }],
    ['2025-05-27', 'ebay', 'tech_accessories', { commission: 'indicativa', ...ebayFees }],
    [
      '2026-01-01',
      'etsy',
      'base',
      {
        commission: 'indicativa',
        payment: 'indicativa',
        regulatory: 'ufficiale',
        order: 'indicativa',
        listing: 'indicativa',
      },
    ],
    ['2025-03-31', 'tiktok', 'base', { commission: 'indicativa' }],
    ['2026-01-08', 'tiktok', 'base', { commission: 'indicativa' }],
    ['2026-01-08', 'tiktok', 'electronics', { commission: 'indicativa' }],
  ] as const)('is as sure as the facts, from %s with %s: %s', (date, marketplace, key, marks) => {
    expect(marksOf(date, marketplace, key)).toEqual(marks)
  })

  it('has a name, an address where one can read it and the day of its review', () => {
    const cards = Object.values<readonly DatedCard[]>(datedCards).flat()
    const rows = cards.flatMap(({ fees, source }) =>
      'categories' in fees ? Object.values(fees.categories) : [{ fees, source }],
    )
    const sources = rows.flatMap(({ fees, source }) => [
      source,
      ...fees.flatMap((fee) => fee.source ?? []),
    ])
    for (const { name, reviewed, address } of [...sources, ...cards.map(({ source }) => source)]) {
      expect(name).not.toBe('')
      expect(reviewed).toBe('2026-11-21')
      if (address !== undefined) expect(address).toMatch(/^https:\/\//)
    }
    const withoutAddress = new Set(
      sources.filter(({ address }) => address === undefined).map(({ name }) => name),
    )
    expect([...withoutAddress]).toEqual(['listino delle commissioni di Amazon.it'])
  })
})

it('a dated table of marketplaces keeps the order of the specification, TikTok Shop before the others', () => {
  const keys = Object.keys(cardsOn('2026-11-21').marketplaces)
  expect(keys.filter((key) => key !== 'tiktok')).toEqual(Object.keys(margine131.marketplaces))
  expect(keys.slice(-2)).toEqual(['tiktok', 'altro'])
})

const today = { tariffe: '2026-11-21' }
const commissionOf = (change: Partial<CalculationFormData>) =>
  figuresOf(...saleOf(buildForm({ ...today, ...change }))).commissione

describe('at each step of a dated card, below, at and above', () => {
  it.each([
    ['amazon', { categoria: 'home' }, 20, [1.6 - 0.0008, 1.6, 20.01 * 0.15], 1.03],
    ['amazon', { categoria: 'grocery' }, 10, [9.99 * 0.05, 0.5, 10.01 * 0.15], 1.03],
    ['amazon', { categoria: 'vitamins' }, 10, [9.99 * 0.05, 0.5, 10.01 * 0.15], 1.03],
    ['amazon', { categoria: 'gloves' }, 10, [9.99 * 0.08, 0.8, 10.01 * 0.15], 1.03],
    ['amazon', { categoria: 'clothing' }, 15, [14.99 * 0.05, 0.75, 15.01 * 0.1], 1.03],
    ['amazon', { categoria: 'clothing' }, 20, [19.99 * 0.1, 2, 20.01 * 0.15], 1.03],
    [
      'amazon',
      { categoria: 'clothing', prime: true },
      45,
      [44.99 * 0.15, 6.75, 6.75 + 0.0007],
      1.03,
    ],
    ['amazon', { categoria: 'printer_accessories' }, 100, [14.9985, 15, 15.0008], 1.03],
  ] as const)('%s %o at %d', (marketplace, choice, price, [below, at, above], factor) => {
    const charged = (cents: number) =>
      commissionOf({
        ...{ marketplace, ...choice },
        prezzoVendita: `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`,
      })
    expectClose(charged(price * 100 - 1), below * factor)
    expectClose(charged(price * 100), at * factor)
    expectClose(charged(price * 100 + 1), above * factor)
  })

  it.each([
    ['watches', 100, [10.9989, 11, 11.0005]],
    ['watches', 990, [55.4995, 55.5, 55.5002]],
    ['shoes', 100, [10.9989, 11, 11.0005]],
    ['jewelry', 990, [108.8989, 108.9, 108.9004]],
    ['garden_furniture', 250, [29.9988, 30, 30.001]],
    ['tires_wheels', 500, [32.49935, 32.5, 32.5002]],
    ['trading_cards', 990, [64.34935, 64.35, 64.3502]],
  ] as const)('eBay %s at %d', (categoriaEbay, price, rates) => {
    rates.forEach((rate, at) => {
      const entered = price + (at - 1) / 100
      const charged = commissionOf({
        ...{ marketplace: 'ebay', categoriaEbay },
        prezzoVendita: entered.toFixed(2).replace('.', ','),
      })
      expectClose(charged, rate + (entered * 0.35) / 100 + 0.35)
    })
  })

  it('the minimum counts up to the price at which the percentage makes up for it', () => {
    const charged = (prezzoVendita: string) => commissionOf({ prezzoVendita })
    expectClose(charged('1,99'), 0.3 * 1.03)
    expectClose(charged('2,00'), 0.3 * 1.03)
    expectClose(charged('2,01'), 2.01 * 0.15 * 1.03)
    expectClose(commissionOf({ categoria: 'books', prezzoVendita: '1' }), (0.15 + 1.01) * 1.03)
  })
})

it('a lamp at 19,90 € pays 1,59 € and the digital services fee, not 2,99 €', () => {
  const lamp = buildForm({ categoria: 'home', prezzoVendita: '19,90' })
  const item = resultOf({ ...lamp, ...today }).breakdown.find(
    ({ color }) => color === 'commissione',
  )
  expect(item?.voci).toEqual([
    { tipo: 'commissione', importo: expect.closeTo(1.592, 9) },
    { tipo: 'serviziDigitali', importo: expect.closeTo(0.04776, 9) },
  ])
  expectClose(item?.value ?? 0, 1.63976)
  expectClose(figuresOf(...saleOf(lamp)).commissione, 2.985)
})

it('abroad a date changes nothing: the cards are those of Italian stores', () => {
  const french = buildForm({ categoria: 'home', paese: 'FR', prezzoVendita: '19,90' })
  expect(resultOf({ ...french, ...today })).toEqual(resultOf(french))
})

it('a category that a dated card does not have counts as its standard one', () => {
  const form = buildForm({ marketplace: 'ebay', categoriaEbay: 'libri' })
  expect(resultOf({ ...form, ...today })).toEqual(
    resultOf({ ...form, categoriaEbay: 'base', ...today }),
  )
})
