import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asItIs,
  betterColumns,
  betterPriceBelow,
  betterPrices,
  deadZonesOf,
  figuresOf,
  lowestPrices,
  pricesOf,
  type Rates,
  roundToCents,
  type Sale,
  type Target,
} from '../src/index.ts'
import { goalOf } from '../src/solve/goal.ts'
import { stretchesOf } from '../src/solve/stretches.ts'
import { addedForm } from './arbitraries.ts'
import { buildForm, saleOf } from './build.ts'
import { rowsOf } from './bulk.ts'
import { everyRow } from './cards.ts'
import { anyProduct, anyTarget, oddProduct } from './odd-forms.ts'
import { isHalfway, isMisplaced } from './sweep.ts'

type Row = readonly [Sale, Rates]

const rowsFrom = (form: fc.Arbitrary<Parameters<typeof saleOf>[0]>) =>
  fc.array(form.map(saleOf), { minLength: 1, maxLength: 30 })
const anyRows = rowsFrom(fc.oneof(addedForm, anyProduct))

function lowestOf(rows: readonly Row[], target: Target, whatIf = asItIs): number[] {
  const [columns, tariffs] = rowsOf(rows)
  const prices = new Float64Array(rows.length)
  lowestPrices(columns, tariffs, target, prices, whatIf)
  return [...prices]
}

/** Whether two lowest prices differ because noise alone says whether one of them reaches. */
function isByNoise([sale, rates]: Row, target: Target, one: number, other: number): boolean {
  const goal = goalOf(target, rates)
  const lower = Number.isNaN(one) ? other : Number.isNaN(other) ? one : Math.min(one, other)
  if (goal === null) return false
  const figures = figuresOf({ ...sale, prezzoVendita: lower }, rates)
  const said = { prices: lower === one ? [{ from: one, to: null }] : [], reason: null }
  return !isMisplaced(lower, figures, goal, 'percent' in target, said)
}

describe('the lowest price of many rows', () => {
  it('is the first of those that reach the target, whatever the sale and the target', () => {
    fc.assert(
      fc.property(anyRows, anyTarget, (rows, target) => {
        const expected = rows.map(
          ([sale, rates]) => pricesOf(sale, rates, target).prices[0]?.from ?? Number.NaN,
        )
        expect(lowestOf(rows, target)).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('holds for forms at the edges of their fields, where nothing but noise decides otherwise', () => {
    fc.assert(
      fc.property(rowsFrom(oddProduct), anyTarget, (rows, target) => {
        const wrong = lowestOf(rows, target).filter((price, row) => {
          const [sale, rates] = rows[row] as Row
          const expected = pricesOf(sale, rates, target).prices[0]?.from ?? Number.NaN
          return !Object.is(price, expected) && !isByNoise([sale, rates], target, price, expected)
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is exact where the profit of a row passes the target at the bounds of its rule', () => {
    const rows = everyRow.map((row) => saleOf(buildForm({ ...row, prime: true })))
    for (const [sale, rates] of rows) {
      const turns = stretchesOf(sale, rates).flatMap(({ from, to }) => [from - 1, from, to, to + 1])
      for (const cents of turns.filter((cent) => cent >= 1 && cent < 1e8)) {
        const amount = figuresOf({ ...sale, prezzoVendita: cents / 100 }, rates).guadagno
        const target = { kind: 'guadagno', amount } as const
        expect(lowestOf([[sale, rates]], target)).toEqual([
          pricesOf(sale, rates, target).prices[0]?.from,
        ])
      }
    }
  })

  it('heeds what the costs are tried with, and not the price', () => {
    const row = saleOf(buildForm({ costo: '10', spedizione: '5' }))
    const whatIf = { prezzo: 30, costo: 10, spedizione: { amount: 0 } }
    // 11 € of cost, and of the price 1 / 1.22 − 15 % are left.
    expect(lowestOf([row], { kind: 'guadagno', amount: 0 }, whatIf)).toEqual([16.43])
  })

  it('is none without a cost, and none after taxes in a regime that has none', () => {
    const [sale, rates] = saleOf(buildForm())
    const without: Row = [{ ...sale, costo: Number.NaN }, rates]
    expect(lowestOf([without], { kind: 'margine', percent: 20 })).toEqual([Number.NaN])
    expect(lowestOf([[sale, rates]], { kind: 'dopoImposte', amount: 1 })).toEqual([Number.NaN])
  })
})

/** What is said of each row, beside what is said of its sale. */
function betterOf(rows: readonly Row[], whatIf = asItIs) {
  const [columns, tariffs] = rowsOf(rows)
  const found = betterColumns(rows.length)
  betterPrices(columns, tariffs, found, whatIf)
  return rows.map(([sale, rates], row) => {
    const better = betterPriceBelow(sale, rates)
    const profit = (prezzoVendita: number) =>
      roundToCents(figuresOf({ ...sale, prezzoVendita }, rates).guadagno)
    return {
      row: [sale, rates] as const,
      found: { better: found.better[row], loss: found.loss[row] },
      expected: {
        better: better ?? Number.NaN,
        loss: better === null ? 0 : roundToCents(profit(better) - profit(sale.prezzoVendita)),
      },
    }
  })
}

/** Those that differ, but for profits of which nobody can say to which cent they are rounded. */
const differing = (rows: readonly Row[]) =>
  betterOf(rows).filter(({ row: [sale, rates], found, expected }) => {
    const prices = [sale.prezzoVendita, found.better, expected.better].filter(
      (price) => price !== undefined && !Number.isNaN(price),
    )
    const isOpen = prices.some((prezzoVendita) =>
      isHalfway(figuresOf({ ...sale, prezzoVendita: prezzoVendita as number }, rates)),
    )
    return !isOpen && (!Object.is(found.better, expected.better) || found.loss !== expected.loss)
  })

describe('the better price of a row in a dead zone', () => {
  it('is the lower one that its sale earns most at, with how much the row loses', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(differing(rows)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is found at the ends of every dead zone, and a cent beside them', () => {
    const dead = fc.oneof(addedForm, anyProduct).map(saleOf)
    fc.assert(
      fc.property(dead, ([sale, rates]) => {
        const ends = deadZonesOf(sale, rates).flatMap(({ from, to }) => [from, to ?? from + 1])
        const prices = ends.flatMap((price) => [-1, 0, 0.4, 0.6, 1].map((by) => price + by / 100))
        const rows = [...prices, 0.004]
          .map(roundedToTenths)
          .map((prezzoVendita): Row => [{ ...sale, prezzoVendita }, rates])
        expect(differing(rows)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is looked for at the price that is tried', () => {
    const row = saleOf(buildForm({ categoria: 'beauty', costo: '4', prezzoVendita: '10' }))
    const [{ found } = { found: null }] = betterOf([row], { ...asItIs, prezzo: 5 })
    // At 10.50 15 % are 1.575, at 10.00 8 % are 0.80.
    expect(found).toEqual({ better: 10, loss: 0.37 })
  })

  it('is none without a cost or a price', () => {
    const [sale, rates] = saleOf(buildForm({ categoria: 'beauty', prezzoVendita: '10,50' }))
    const missing: Row[] = [
      [{ ...sale, costo: Number.NaN }, rates],
      [{ ...sale, prezzoVendita: Number.NaN }, rates],
    ]
    const none = { better: Number.NaN, loss: 0 }
    const [columns, tariffs] = rowsOf(missing)
    const found = betterColumns(2)
    betterPrices(columns, tariffs, found)
    expect([...found.better]).toEqual([none.better, none.better])
    expect([...found.loss]).toEqual([none.loss, none.loss])
  })
})

/** A price to the tenth of a cent. */
function roundedToTenths(price: number): number {
  return Math.round(price * 1000) / 1000
}
