import { describe, expect, it } from 'vitest'
import { type CalculationFormData, type DatedCard, datedCards } from '../src/index.ts'
import { typed } from './arbitraries.ts'
import { buildFigures, expectClose } from './build.ts'
import { amazonDecember2025, amazonFebruary2026, withoutMinimum } from './transcribed-cards.ts'

// Fees worked out by hand, each step in threes: a cent below, at, and a cent above.

const december = '2025-12-15'
const february = '2026-02-01'
const commissionAt = (cents: number, change: Partial<CalculationFormData>) =>
  buildFigures({ ...change, prezzoVendita: typed(cents) }).commissione

/** Below, at and above a price, what is charged is what is expected. */
function inThrees(
  price: number,
  change: Partial<CalculationFormData>,
  expected: readonly [below: number, at: number, above: number],
) {
  const cents = Math.round(price * 100)
  expected.forEach((fee, index) => {
    expectClose(commissionAt(cents - 1 + index, change), fee, `${price} ${index - 1}`)
  })
}

type Break = [day: string, categoria: string, upTo: number, percent: number, beyond: number]
const breaks: Break[] = [
  [december, 'baby', 10, 8, 15],
  [december, 'beauty', 10, 8, 15],
  [december, 'grocery', 10, 8, 15],
  [december, 'clothing', 15, 5, 10],
  [december, 'clothing', 20, 10, 15],
  [february, 'baby', 10, 8, 15],
  [february, 'beauty', 10, 8, 15],
  [february, 'gloves', 10, 8, 15],
  [february, 'grocery', 10, 5, 15],
  [february, 'vitamins', 10, 5, 15],
  [february, 'pet_food_clothing', 10, 5, 15],
  [february, 'home', 20, 8, 15],
  [february, 'clothing', 15, 5, 10],
  [february, 'clothing', 20, 10, 15],
]

/** What is charged at the threshold itself, and the percentage of each cent on either side. */
type Tier = [key: string, upTo: number, fee: number, percent: number, beyond: number]
const amazonTiers: Tier[] = [
  ['automotive', 50, 7.5, 15, 9],
  ['electronic_accessories', 100, 15, 15, 8],
  ['furniture', 200, 30, 15, 10],
  ['jewelry', 250, 50, 20, 5],
  ['watches', 250, 37.5, 15, 5],
]
const tiers: [day: string, ...Tier][] = [
  ...amazonTiers.map((tier): [string, ...Tier] => [december, ...tier]),
  ...amazonTiers.map((tier): [string, ...Tier] => [february, ...tier]),
  [february, 'printer_accessories', 100, 15, 15, 8],
]
const ebayTiers: Tier[] = [
  ['garden_furniture', 250, 30, 12, 10],
  ['tires_wheels', 500, 32.5, 6.5, 2],
  ['toys', 990, 108.9, 11, 2],
  ['art', 990, 108.9, 11, 2],
  ['coins', 990, 108.9, 11, 2],
  ['stamps', 990, 108.9, 11, 2],
  ['collectibles', 990, 108.9, 11, 2],
  ['bags', 990, 108.9, 11, 2],
  ['jewelry', 990, 108.9, 11, 4],
  ['shoes', 100, 11, 11, 5],
  ['watches', 100, 11, 11, 5],
  ['watches', 990, 55.5, 5, 2],
  ['trading_cards', 990, 64.35, 6.5, 2],
]

describe('at each step of a dated card, below, at and above', () => {
  it.each(breaks)('Amazon from %s, %s up to %d: %d%%, then %d%%, of the whole price', (...row) => {
    const [tariffe, categoria, price, percent, beyond] = row
    const of = (paid: number, rate: number) => ((paid * rate) / 100) * 1.03
    inThrees(price, { tariffe, categoria }, [
      of(price - 0.01, percent),
      of(price, percent),
      of(price + 0.01, beyond),
    ])
  })

  it.each(tiers)('Amazon from %s, %s up to %d: %d, with %d%% before and %d%% beyond', (...row) => {
    const [tariffe, categoria, price, fee, percent, beyond] = row
    inThrees(price, { tariffe, categoria }, [
      (fee - percent / 10_000) * 1.03,
      fee * 1.03,
      (fee + beyond / 10_000) * 1.03,
    ])
  })

  it.each([december, february])('Amazon from %s, clothing with Prime up to 45', (tariffe) => {
    const prime = { tariffe, categoria: 'clothing', prime: true }
    inThrees(45, prime, [6.7485 * 1.03, 6.75 * 1.03, 6.7507 * 1.03])
    inThrees(20, prime, [1.999 * 1.03, 2 * 1.03, 3.0015 * 1.03])
  })

  it.each(ebayTiers)('eBay, %s up to %d: %d, with %d%% before and %d%% beyond', (...row) => {
    const [categoriaEbay, price, fee, percent, beyond] = row
    const regulatory = (paid: number) => (paid * 0.35) / 100
    inThrees(price, { tariffe: '2025-05-27', marketplace: 'ebay', categoriaEbay }, [
      fee - percent / 10_000 + regulatory(price - 0.01) + 0.35,
      fee + regulatory(price) + 0.35,
      fee + beyond / 10_000 + regulatory(price + 0.01) + 0.35,
    ])
  })

  it('none is left out', () => {
    const stepsOf = (cards: readonly DatedCard[]) =>
      cards.flatMap(({ fees, validFrom }) =>
        Object.entries('categories' in fees ? fees.categories : {}).flatMap(([key, { fees }]) =>
          fees.flatMap((fee) => {
            const rate = 'rate' in fee ? fee.rate : null
            const steps = rate !== null && 'steps' in rate ? rate.steps : []
            return steps.map(({ upTo }) => `${validFrom} ${key} ${upTo}`)
          }),
        ),
      )
    const ofAmazon = [...breaks, ...tiers].map(([day, key, upTo]) => `${day} ${key} ${upTo}`)
    expect(stepsOf(datedCards.amazon).toSorted()).toEqual(ofAmazon.toSorted())
    const ofEbay = ebayTiers.map(([key, upTo]) => `2025-05-27 ${key} ${upTo}`)
    expect(stepsOf(datedCards.ebay).toSorted()).toEqual(ofEbay.toSorted())
    expect([...stepsOf(datedCards.etsy), ...stepsOf(datedCards.tiktok)]).toEqual([])
  })
})

describe('the minimum of 0.30 € counts up to the price at which the percentage makes up for it', () => {
  /** By percentage, the last cent at which the minimum is more: 0.30 / 0.13 is 2.307…. */
  const lastAtMinimum: Record<number, number> = {
    ...{ 5: 600, 7: 428, 8: 375, 10: 300, 12: 250, 13: 230, 15: 200, 20: 150, 45: 66 },
  }
  const firstPercent = (rate: object): number => {
    if ('steps' in rate && Array.isArray(rate.steps)) return rate.steps[0]?.percent
    return 'percent' in rate ? Number(rate.percent) : Number.NaN
  }
  const rows = [
    ...Object.entries(amazonDecember2025).map(([key, rate]) => [december, key, rate] as const),
    ...Object.entries(amazonFebruary2026).map(([key, rate]) => [february, key, rate] as const),
  ].map(([day, key, rate]) => [day, key, firstPercent(rate)] as const)

  it.each(rows.filter(([, key]) => !withoutMinimum.includes(key)))(
    'from %s, %s at %d%%',
    (tariffe, categoria, percent) => {
      const last = lastAtMinimum[percent] ?? Number.NaN
      const charged = (cents: number) => commissionAt(cents, { tariffe, categoria })
      expectClose(charged(1), 0.309)
      expectClose(charged(last - 1), 0.309)
      expectClose(charged(last), 0.309)
      const next = (((last + 1) / 100) * percent) / 100
      expect(next).toBeGreaterThan(0.3)
      expectClose(charged(last + 1), next * 1.03)
    },
  )

  it.each(rows.filter(([, key]) => withoutMinimum.includes(key)))(
    'from %s not in %s, which pays %d%% from the first cent',
    (tariffe, categoria, percent) => {
      const closing = categoria === 'grocery' ? 0 : categoria === 'books' ? 1.01 : 0.81
      expectClose(commissionAt(100, { tariffe, categoria }), (percent / 100 + closing) * 1.03)
    },
  )
})
