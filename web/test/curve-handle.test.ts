import { expect, test } from 'vitest'
import { keyedTo, stopAt } from '../src/features/right-price/curve/handle-steps.ts'

const view = { from: 12, to: 50 }

test.each([
  ['as fine as pixels tell', { from: 10, to: 14 }, 400, 11.234, 11.23],
  ['at five cents', view, 1000, 24.93, 24.95],
  ['at tens of cents', view, 400, 24.93, 24.9],
  ['at whole euros', { from: 0, to: 500 }, 600, 24.93, 25],
])('a dragged handle stops %s', (_, range, pixels, at, stop) => {
  expect(stopAt(at, range, pixels)).toBe(stop)
})

test('it stays in view, and at a price', () => {
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

test('another key leads nowhere', () => {
  expect(keyedTo({ key: 'Tab', shiftKey: true }, 24.9, view)).toBeNull()
})

test('where cents are large, a leap is ten of them', () => {
  expect(keyedTo({ key: 'ArrowRight', shiftKey: true }, 1.1, { from: 0.5, to: 1.5 })).toBe(1.2)
})
