import {
  type CalculationFormData,
  defaultFormData,
  pricesOf,
  ratesOf,
  readSale,
} from '@margine/engine'
import { expect, test } from 'vitest'
import { factsOf } from '../src/features/right-price/curve/curve-facts.ts'
import {
  firstKept,
  following,
  type KeptView,
  zoomedTo,
} from '../src/features/right-price/curve/curve-view.ts'

const form: CalculationFormData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
const [sale, rates] = [readSale(form), ratesOf(form)]
const facts = factsOf(sale, rates)
const current = sale.prezzoVendita

const shownAt = (percent: number, price = current) => ({
  targets: pricesOf(sale, rates, { kind: 'margine', percent }).prices,
  current,
  price,
})
const first = firstKept(facts, shownAt(20))
const still = (kept: KeptView, percent: number, price?: number) =>
  following(kept, shownAt(percent, price), false)

test('a view widens to a target and comes back when the target does', () => {
  const wide = still(first, 80)
  expect(wide.view.to).toBeGreaterThan(1000)
  expect(still(wide, 20).view).toEqual(first.view)
})

test('the view of the curve comes back from a price that was mistyped', () => {
  const wide = still(first, 20, 250_000)
  expect(wide.view.to).toBeGreaterThan(250_000)
  expect(still(wide, 20, 39.9).view).toEqual(first.view)
})

test('a target that is far off when one begins widens it no longer than it is there', () => {
  const far = following(firstKept(facts, shownAt(80)), shownAt(80), false)
  expect(far.view.to).toBeGreaterThan(1000)
  expect(still(far, 20).view.to).toBeLessThan(60)
})

test('the view of the curve stays the very same where all it has to show is in it', () => {
  expect(still(first, 20, 45)).toBe(first)
  expect(still(first, 25, 20)).toBe(first)
  const wide = still(first, 80)
  expect(still(wide, 80, 700)).toBe(wide)
})

test('the view of the curve keeps its width under a handle that is moved, and shrinks when that is left', () => {
  const wide = still(first, 20, 400)
  const moved = following(wide, shownAt(20, 30), true)
  expect(moved).toBe(wide)
  expect(still(moved, 20, 30).view).toEqual(first.view)
})

test('the view of the curve stays where one zoomed, also without the target, and returns there', () => {
  const zoomed = zoomedTo(first, 1 / 4, shownAt(60))
  expect(zoomed.view.to).toBeLessThan(first.view.to)
  expect(still(zoomed, 60)).toBe(zoomed)
  const wide = still(zoomed, 80)
  expect(wide.view.to).toBeGreaterThan(1000)
  expect(still(wide, 60).view).toEqual(zoomed.view)
})
