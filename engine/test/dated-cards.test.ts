import { describe, expect, it } from 'vitest'
import { type Fee, figuresOf, type Rate } from '../src/index.ts'
import { cardsOn, datedCards } from '../src/rates/cards/dated.ts'
import { margine131 } from '../src/rates/cards/margine-1.3.1.ts'
import type { DatedCard } from '../src/rates/rate-card.ts'
import { buildForm, expectClose, resultOf, saleOf } from './build.ts'
import {
  amazonDecember2025,
  amazonFebruary2026,
  closing,
  ebay,
  flat,
  withoutMinimum,
} from './transcribed-cards.ts'

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

  const transcribed = { commission: 'trascritta', minimum: 'indicativa' }
  const indicative = { commission: 'indicativa', minimum: 'indicativa' }
  const services = { digitalServices: 'indicativa' }
  const ebayFees = { regulatory: 'ufficiale', order: 'trascritta' }

  // [P] is ufficiale, [T] trascritta, [S] and [U] indicativa.
  it.each([
    ['2025-12-15', 'amazon', 'home', { ...transcribed, ...services }],
    ['2025-12-15', 'amazon', 'clothing', { ...indicative, ...services }],
    ['2026-02-01', 'amazon', 'home', { ...transcribed, ...services }],
    ['2026-02-01', 'amazon', 'clothing', { ...indicative, ...services }],
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
        regulatory: 'indicativa',
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

  it('says where its transcriptions or pages disagree', () => {
    const { clothing } = categoriesOn('2026-02-01', 'amazon')
    expect(clothing?.source.name).toContain('regola Prime non confermata')
    const regulatory = cardOn('2026-01-01', 'etsy')?.fees
    const sources = Array.isArray(regulatory) ? regulatory.map(({ source }) => source?.name) : []
    expect(sources[2]).toContain('quella italiana ha ancora 0,25%')
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
