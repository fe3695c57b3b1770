import {
  addedDefaults,
  type CalculationFormData,
  curveOf,
  defaultFormData,
  figuresOf,
  isLoss,
  ratesOf,
  readSale,
  verdictBy,
} from '@margine/engine'
import { expect, test } from 'vitest'
import { rowsOf, sentencesOf } from '../src/features/right-price/curve/CurveTable.tsx'
import { factsOf } from '../src/features/right-price/curve/curve-facts.ts'
import { sightsOf } from '../src/features/right-price/curve/curve-view.ts'
import { clipped, heightOf, linesOf } from '../src/features/right-price/curve/profit-line.ts'

function curveOfForm(fields: Partial<CalculationFormData>) {
  const form = { ...defaultFormData, ...fields }
  const [sale, rates] = [readSale(form), ratesOf(form)]
  return { sale, rates, facts: factsOf(sale, rates) }
}

/** 8 % up to 10 €, 15 % above. */
const beauty = curveOfForm({ categoria: 'beauty', costo: '4' })

test('a curve is one line up to each jump', () => {
  expect(beauty.facts.lines.map((line) => [line[0]?.prezzo, line.at(-1)?.prezzo])).toEqual([
    [0.01, 10],
    [10.01, 999_999_999.99],
  ])
  expect(beauty.facts.jumps).toHaveLength(1)
  expect(beauty.facts.jumps.map(heightOf)).toEqual([-0.69])
})

test('the line bends and goes on where the rate of a part of the price begins', () => {
  const { facts } = curveOfForm({ categoria: 'automotive', costo: '4' })
  expect(facts.jumps).toEqual([])
  expect(facts.lines).toHaveLength(1)
  expect(facts.lines[0]?.length).toBeGreaterThan(2)
})

test('a line is cut at the ends of the view, at its exact profits there', () => {
  const { sale, rates, facts } = beauty
  const view = { from: 7.5, to: 12.25 }
  const parts = facts.lines.map((line) => clipped(line, view))
  expect(parts.map((part) => [part[0]?.prezzo, part.at(-1)?.prezzo])).toEqual([
    [7.5, 10],
    [10.01, 12.25],
  ])
  for (const { prezzo, guadagno } of parts.flat())
    expect(guadagno).toBeCloseTo(figuresOf({ ...sale, prezzoVendita: prezzo }, rates).guadagno, 9)
})

test('a line that is not in view leaves nothing, one that ends where it begins a point', () => {
  const pieces = curveOf(beauty.sale, beauty.rates)
  const [first, second] = linesOf(pieces)
  expect(clipped(first ?? [], { from: 10.01, to: 20 })).toEqual([])
  expect(clipped(second ?? [], { from: 5, to: 10.01 }).map(({ prezzo }) => prezzo)).toEqual([10.01])
})

const taxed = {
  regime: 'forfettario',
  imposte: { ...addedDefaults.imposte, coefficiente: '86', gestione: 'commercianti' },
} as const

test.each<[string, string, Partial<CalculationFormData>]>([
  ['beauty', '5,30', {}],
  ['beauty', '6', {}],
  ['beauty', '7,30', {}],
  ['clothing', '11,30', {}],
  ['grocery', '2', {}],
  ['base', '12,50', {}],
  ['beauty', '5,30', taxed],
  ['clothing', '11,30', taxed],
])(
  'every price of %s that costs %s lies in the strip of its verdict: %j',
  (categoria, costo, regime) => {
    const { sale, rates, facts } = curveOfForm({ categoria, costo, ...regime })
    expect(facts.strips.some(({ verdict }) => verdict === 'taxedAway')).toBe('imposte' in regime)
    for (let cents = 1; cents <= 6000; cents++) {
      const price = cents / 100
      const figures = figuresOf({ ...sale, prezzoVendita: price }, rates)
      const strip = facts.strips.find(({ from, to }) => from <= price && price <= (to ?? price))
      expect(strip?.verdict, `at ${price}`).toBe(verdictBy(rates, figures))
    }
  },
)

test('exactly half a cent lost is a loss, as it reads', () => {
  const { sale, rates, facts } = curveOfForm({ aliquotaIVA: '0', costo: '8,59' })
  const figures = figuresOf({ ...sale, prezzoVendita: 10.1 }, rates)
  expect(figures.guadagno).toBeCloseTo(-0.005, 12)
  expect(verdictBy(rates, figures)).toBe('loss')
  expect(facts.strips[0]).toEqual({ verdict: 'loss', from: 0.01, to: 10.1 })
})

test('less than half a cent lost is no loss in the table, which tells of it where it breaks even', () => {
  const { sale, rates, facts } = curveOfForm({ categoria: 'beauty', costo: '6' })
  const [loss, low] = rowsOf(facts, { from: 5, to: 9 }, sale, rates)
  expect(loss).toMatchObject({ to: { price: 8.1 }, verdict: 'loss', breakEvens: [] })
  expect(isLoss(loss?.to ?? { guadagno: 0 })).toBe(true)
  expect(low).toMatchObject({ from: { price: 8.11 }, verdict: 'low', breakEvens: [8.12] })
  expect(low && sentencesOf(low, String)).toEqual([
    'Pareggio a 8.12: già da 8.11 manca meno di mezzo centesimo.',
  ])
})

test('strips follow one another without a gap, the last one without an end', () => {
  const { strips } = beauty.facts
  expect(strips[0]?.from).toBe(0.01)
  for (const [index, { to }] of strips.entries())
    expect(to === null ? null : Math.round(to * 100) + 1).toBe(
      strips[index + 1] === undefined ? null : Math.round((strips[index + 1]?.from ?? 0) * 100),
    )
  expect(strips.at(-1)?.to).toBeNull()
})

test('a step may lead back into a loss, and the profit begins twice', () => {
  const { facts } = curveOfForm({ categoria: 'beauty', costo: '7,30' })
  expect(facts.breakEvens).toHaveLength(2)
  expect(facts.breakEvens[0]).toBeLessThanOrEqual(10)
  expect(facts.breakEvens[1]).toBeGreaterThan(10)
})

test('a view begins with the given prices, profit and target, and with the steps nearby', () => {
  const sights = sightsOf(beauty.facts, [{ from: 6.95, to: null }], [10.5])
  expect(sights.prices).toEqual([10.5, 5.41, 6.95])
  expect(sights.nearby).toEqual([10.01, 11.04])
})

test('the table tells of each stretch what it earns and what happens where it begins', () => {
  const { sale, rates, facts } = beauty
  const rows = rowsOf(facts, { from: 3, to: 14 }, sale, rates)
  expect(rows.map(({ from, to, verdict }) => [from.price, to.price, verdict])).toEqual([
    [3, 5.4, 'loss'],
    [5.41, 6.48, 'low'],
    [6.49, 6.94, 'ok'],
    [6.95, 8.1, 'good'],
    [8.11, 10, 'excellent'],
    [10.01, 11.04, 'excellent'],
    [11.05, 14, 'excellent'],
  ])
  expect(rows.map(({ breakEvens }) => breakEvens)).toEqual([[], [5.41], [], [], [], [], []])
  expect(rows[5]?.jump?.before.prezzo).toBe(10)
  expect(rows[5]?.zone).toMatchObject({ from: 10.01, to: 11.04, better: 10, loss: 0.7 })
  expect(rows[5]?.zone?.best).toBeCloseTo(3.397, 3)
  expect(rows[6]).toMatchObject({ jump: null, zone: null })
})

test('a view that begins within a stretch cuts it, and nothing happens there', () => {
  const { sale, rates, facts } = beauty
  const [first] = rowsOf(facts, { from: 10.5, to: 11 }, sale, rates)
  expect(first).toMatchObject({
    from: { price: 10.5 },
    to: { price: 11 },
    jump: null,
    zone: { better: 10 },
  })
})
