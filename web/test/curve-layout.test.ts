import { defaultFormData, ratesOf, readSale } from '@margine/engine'
import { expect, test } from 'vitest'
import { factsOf } from '../src/features/right-price/curve/curve-facts.ts'
import { drawnZonesOf, groundOf, stretchOf } from '../src/features/right-price/curve/ground.ts'
import { middleOf, placed, widthOfText } from '../src/features/right-price/curve/labels.ts'
import { layoutOf } from '../src/features/right-price/curve/layout.ts'
import { clipped } from '../src/features/right-price/curve/profit-line.ts'
import { tickFormat } from '../src/features/right-price/curve/ticks.ts'

const line = { from: 0, to: 300 }
const label = (label: string, at: number) => ({ label, at })

test('labels that would cover each other stand one above the other', () => {
  const lanes = placed([label('aaaaaaaaaa', 100), label('bbbbbbbbbb', 140)], line, 10, 3)
  expect(lanes.map(({ lane }) => lane)).toEqual([0, 1])
  const apart = placed([label('aaaaaaaaaa', 100), label('bbbbbbbbbb', 200)], line, 10, 3)
  expect(apart.map(({ lane }) => lane)).toEqual([0, 0])
})

test('the last label is left out where there is no room', () => {
  const crowded = ['first', 'second', 'third'].map((name) => label(name, 100))
  expect(placed(crowded, line, 10, 2).map(({ label }) => label)).toEqual(['first', 'second'])
})

test('a label stays within its line, and in its middle where it is too long', () => {
  expect(middleOf(2, 60, line)).toBe(30)
  expect(middleOf(299, 60, line)).toBe(270)
  expect(middleOf(2, 400, line)).toBe(150)
})

test.each([
  [1, 'EUR', 1500, '1.500 €'],
  [0.5, 'EUR', 0.5, '0,50 €'],
  [10, 'EUR', -20, '−20 €'],
  [5, 'USD', 25, '25 USD'],
] as const)('steps of %d %s are written %d as %s', (step, currency, value, written) => {
  expect(tickFormat(step, currency)(value).replaceAll('\u00a0', ' ')).toBe(written)
})

const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
const facts = factsOf(readSale(form), ratesOf(form))
const view = { from: 3, to: 14 }

test.each([
  [1150, 12],
  [290, 12],
  [250, 24],
])('at %d px, with letters of %d px, nothing is drawn beyond the edges', (width, em) => {
  const layout = layoutOf(facts, view, 10.5, 'EUR', { width, em })
  const { plot, height } = layout
  expect(plot.left).toBeGreaterThan(0)
  expect(plot.right).toBeGreaterThan(plot.left)
  expect(plot.bottom).toBeLessThan(height)
  for (const { x, label } of [...layout.priceTicks, ...layout.marks]) {
    const half = widthOfText(label, em) / 2
    expect(x - half).toBeGreaterThanOrEqual(-1e-9)
    expect(x + half).toBeLessThanOrEqual(width)
  }
  for (const { prezzo, guadagno } of layout.lines.flat()) {
    expect(layout.prices.at(prezzo)).toBeLessThanOrEqual(plot.right)
    expect(layout.profits.at(guadagno)).toBeGreaterThanOrEqual(plot.ceiling)
    expect(layout.profits.at(guadagno)).toBeLessThanOrEqual(plot.bottom)
  }
})

test.each([
  ['EUR', view],
  ['EUR', { from: 600_000_000, to: 999_999_999.99 }],
  ['EUR', { from: 650_000_000, to: 999_999_999.99 }],
  ['USD', { from: 0, to: 999_999_999.99 }],
  ['EUR', { from: 999_999_000, to: 999_999_200 }],
] as const)('ticks of one axis never touch, and there is one: %s, %o', (currency, range) => {
  for (const width of [234, 250, 290, 360, 1150]) {
    const { priceTicks } = layoutOf(facts, range, 10.5, currency, { width, em: 12 })
    expect(priceTicks).not.toEqual([])
    const ends = priceTicks.map(({ x, label }) => {
      const half = widthOfText(label, 12) / 2
      return { from: x - half, to: x + half }
    })
    for (const [index, { from }] of ends.entries())
      expect(from).toBeGreaterThan(ends[index - 1]?.to ?? Number.NEGATIVE_INFINITY)
  }
})

test('profits stand in the plot where they would take its room', () => {
  const wide = layoutOf(facts, view, 10.5, 'EUR', { width: 1150, em: 12 })
  const narrow = layoutOf(facts, { from: 0, to: 500_000 }, 10.5, 'EUR', { width: 290, em: 12 })
  expect(wide.profitTicks.every(({ side }) => side === 'beside')).toBe(true)
  expect(narrow.profitTicks.some(({ side }) => side === 'beside')).toBe(false)
  expect(narrow.plot.left).toBeLessThan(wide.plot.left)
})

test('a profit in the plot stands where the curve leaves it room, or nowhere', () => {
  const dear = { ...form, costo: '600.000.000', prezzoVendita: '999.999.999,99' }
  const range = { from: 600_000_000, to: 999_999_999.99 }
  const { lines, plot, prices, profits, profitTicks } = layoutOf(
    factsOf(readSale(dear), ratesOf(dear)),
    range,
    0,
    'EUR',
    { width: 234, em: 12 },
  )
  expect(profitTicks.map(({ side }) => side)).toContain('right')
  for (const { at, label, side } of profitTicks) {
    const width = widthOfText(label, 12)
    const ends = side === 'left' ? [plot.left, plot.left + width] : [plot.right - width, plot.right]
    const [from = 0, to = 0] = ends.map(prices.back)
    const heights = lines.flatMap((line) => clipped(line, { from, to }))
    const crossed =
      heights.some(({ guadagno }) => profits.at(guadagno) < at) &&
      heights.some(({ guadagno }) => profits.at(guadagno) > at - 12)
    expect(side === null || !crossed, label).toBe(true)
  }
})

test('the highest profit in a plot of nothing but losses keeps clear of the two lines that the handle says', () => {
  const dear = { ...form, categoria: 'base', costo: '999.999.999,99' }
  const range = { from: 650_000_000, to: 999_999_999.99 }
  const losses = factsOf(readSale(dear), ratesOf(dear))
  const { plot, profitTicks } = layoutOf(losses, range, 0, 'EUR', { width: 234, em: 12 })
  const twoLines = 4.2 * 12
  for (const { at } of profitTicks) expect(at - 1.4 * 12).toBeGreaterThan(plot.flag + twoLines)
})

test('break-even, step and the price of the calculation are marked, in view', () => {
  const marks = (range: typeof view, current: number) =>
    layoutOf(facts, range, current, 'EUR', { width: 1150, em: 12 }).marks.map(({ label }) =>
      label.replaceAll('\u00a0', ' '),
    )
  expect(marks(view, 10.5)).toEqual(['pareggio 5,41 €', 'scatto 10,00 €', 'nel calcolo 10,50 €'])
  expect(marks({ from: 3, to: 9 }, 0)).toEqual(['pareggio 5,41 €'])
})

test('the ground covers the plot from end to end, and names what it has room for', () => {
  const wide = layoutOf(facts, view, 10.5, 'EUR', { width: 1150, em: 12 })
  const ground = groundOf(facts, wide, 12)
  expect(ground.map(({ verdict }) => verdict)).toEqual(['loss', 'low', 'ok', 'good', 'excellent'])
  expect(ground.every(({ isNamed }) => isNamed)).toBe(true)
  expect(ground[0]?.x).toBe(wide.plot.left)
  const sum = ground.reduce((total, { width }) => total + width, 0)
  expect(sum).toBeCloseTo(wide.plot.right - wide.plot.left, 6)
  const narrow = layoutOf(facts, view, 10.5, 'EUR', { width: 250, em: 12 })
  expect(groundOf(facts, narrow, 12).some(({ isNamed }) => isNamed)).toBe(true)
  expect(groundOf(facts, narrow, 12).every(({ isNamed }) => isNamed)).toBe(false)
})

test('prices out of view take no ground', () => {
  const layout = layoutOf(facts, view, 10.5, 'EUR', { width: 1150, em: 12 })
  expect(stretchOf({ from: 15, to: null }, layout)).toBeNull()
  expect(stretchOf({ from: 1, to: 2.5 }, layout)).toBeNull()
  expect(stretchOf({ from: 1, to: null }, layout)).toMatchObject({ x: layout.plot.left })
})

test('a dead zone with too little room for its name across leaves it to the keys, clear of the handle', () => {
  const nameAt = (range: typeof view, width: number) =>
    drawnZonesOf(facts, layoutOf(facts, range, 0, 'EUR', { width, em: 12 }), 12).map(
      ({ name }) => name !== null,
    )
  expect(nameAt(view, 1150)).toEqual([true])
  expect(nameAt(view, 400)).toEqual([false])
  expect(nameAt({ from: 3, to: 9 }, 400)).toEqual([])
})
