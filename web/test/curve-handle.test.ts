import { expect, test } from 'vitest'
import { keyedTo, stopAt } from '../src/features/right-price/curve/CurveHandle.tsx'
import { writePrice } from '../src/features/right-price/curve/range.ts'

const view = { from: 12, to: 50 }

test.each([
  ['as fine as pixels tell', { from: 10, to: 14 }, 400, 11.234, 11.23],
  ['at five cents', view, 1000, 24.93, 24.95],
  ['at tens of cents', view, 400, 24.93, 24.9],
  ['at whole euros', { from: 0, to: 500 }, 600, 24.93, 25],
])('a dragged handle stops %s', (_, range, pixels, at, stop) => {
  expect(stopAt(at, range, pixels)).toBe(stop)
})

test('the handle of the curve stays in view, and at a price', () => {
  expect(stopAt(70, view, 400)).toBe(50)
  expect(stopAt(3, view, 400)).toBe(12)
  expect(stopAt(-1, { from: 0, to: 20 }, 400)).toBe(0.01)
})

test.each([
  ['ArrowRight', false, 24.91],
  ['ArrowUp', false, 24.91],
  ['ArrowLeft', false, 24.89],
  ['ArrowRight', true, 25.4],
  ['ArrowDown', true, 24.4],
  ['PageUp', false, 29.9],
  ['PageDown', false, 19.9],
  ['Home', false, 12],
  ['End', false, 50],
])('%s (with Shift: %s) leads to %d', (key, shiftKey, price) => {
  expect(keyedTo({ key, shiftKey }, 24.9, view)).toBe(price)
})

test.each([
  ['ArrowRight', 19.999, 20],
  ['ArrowLeft', 19.999, 19.99],
  ['ArrowRight', 33.333333, 33.34],
  ['ArrowLeft', 33.333333, 33.33],
  ['PageUp', 33.333333, 38.33],
  ['PageDown', 33.333333, 28.34],
  ['PageDown', 20.29, 15.29],
  ['End', 19.999, 50],
])('%s leads from %d to a whole cent, %d', (key, from, to) => {
  expect(keyedTo({ key, shiftKey: false }, from, view)).toBe(to)
})

test('no key moves a price of less than a cent further down', () => {
  expect(keyedTo({ key: 'ArrowLeft', shiftKey: false }, 0.004, { from: 0, to: 2 })).toBe(0.004)
  expect(keyedTo({ key: 'ArrowRight', shiftKey: false }, 0.004, { from: 0, to: 2 })).toBe(0.01)
})

test.each([
  [24.9, '24,90 €'],
  [19.999, '19,999 €'],
  [1234.333333, '1.234,333333 €'],
])('the price %d is said with all its decimals, %s', (price, said) => {
  expect(writePrice(price, 'EUR').replaceAll('\u00a0', ' ')).toBe(said)
})

test('a key that moves nothing leaves the handle where it is', () => {
  expect(keyedTo({ key: 'Tab', shiftKey: true }, 24.9, view)).toBeNull()
})

test('the handle leaps by ten cents where cents are large', () => {
  expect(keyedTo({ key: 'ArrowRight', shiftKey: true }, 1.1, { from: 0.5, to: 1.5 })).toBe(1.2)
})
