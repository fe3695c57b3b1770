import { largestAmount } from '@margine/engine'
import { expect, test } from 'vitest'
import {
  canNarrow,
  canWiden,
  firstView,
  mostOf,
  showing,
  zoomed,
} from '../src/features/right-price/curve/curve-view.ts'
import { pixelScale, roundUp, ticksIn } from '../src/features/right-price/curve/range.ts'

test.each([
  [0.3, 0.5],
  [0.5, 0.5],
  [1.1, 2],
  [5.01, 10],
  [0.1 + 0.2, 0.5],
  [0.7 / 7, 0.1],
  [2_345, 5_000],
])('no less than %d and round is %d', (least, round) => {
  expect(roundUp(least, [1, 2, 5])).toBe(round)
})

test('ticks are the round numbers within, without noise', () => {
  expect(ticksIn({ from: 0.05, to: 0.62 }, 0.1)).toEqual({
    step: 0.1,
    ticks: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
  })
  expect(ticksIn({ from: -12, to: 21 }, 7).ticks).toEqual([-10, 0, 10, 20])
})

test('a scale leads to pixels and back, upwards too', () => {
  const scale = pixelScale({ from: -10, to: 30 }, 200, 0)
  expect(scale.at(-10)).toBe(200)
  expect(scale.at(0)).toBe(150)
  expect(scale.back(150)).toBe(0)
})

test('a view begins below the lowest and ends above the highest price, at round numbers', () => {
  expect(firstView({ prices: [39.9, 18.67, 24.72], nearby: [] })).toEqual({ from: 12, to: 50 })
})

test('what is nearby is in view too, what is far away is not', () => {
  const prices = [8, 6]
  const { to } = firstView({ prices, nearby: [] })
  expect(firstView({ prices, nearby: [11.04] }).to).toBeGreaterThan(11.04)
  expect(firstView({ prices, nearby: [12.5] }).to).toBe(to)
})

test('the smallest and the largest price have a view', () => {
  expect(firstView({ prices: [0.01], nearby: [] })).toEqual({ from: 0, to: 1.05 })
  expect(firstView({ prices: [largestAmount], nearby: [] }).to).toBe(largestAmount)
})

test('a price in view leaves it, one beyond it widens it to have it within', () => {
  const view = { from: 12, to: 50 }
  expect(showing(view, 12)).toBe(view)
  expect(showing(view, 50)).toBe(view)
  expect(showing(view, 60)).toEqual({ from: 10, to: 65 })
  expect(showing(view, 0.01)).toEqual({ from: 0, to: 50 })
  expect(showing(view, largestAmount).to).toBe(largestAmount)
})

test('zooming keeps the handle about where it is', () => {
  const near = zoomed({ from: 10, to: 50 }, 1 / 2, 20, 500)
  expect(near).toEqual({ from: 15, to: 35 })
  expect(zoomed(near, 2, 20, 500)).toEqual({ from: 10, to: 50 })
})

test.each([
  [{ from: 50, to: 500 }, 50],
  [{ from: 50, to: 500 }, 500],
  [{ from: 400, to: 450 }, 450],
  [{ from: 0, to: 320 }, 0.01],
])('where %o can widen at %d, it does', (view, price) => {
  expect(canWiden(view, 500)).toBe(true)
  const wide = zoomed(view, 2, price, 500)
  expect(wide.from).toBeLessThanOrEqual(view.from)
  expect(wide.to).toBeGreaterThanOrEqual(view.to)
  expect(wide).not.toEqual(view)
})

test('zooming ends where a euro is in view, and at ten times where it began', () => {
  let view = { from: 10, to: 50 }
  const most = mostOf(view)
  for (let times = 0; canNarrow(view); times++) {
    expect(times).toBeLessThan(10)
    view = zoomed(view, 1 / 2, 20.005, most)
  }
  expect(view.from).toBeLessThanOrEqual(20.005)
  expect(view.to).toBeGreaterThanOrEqual(20.005)
  for (let times = 0; canWiden(view, most); times++) {
    expect(times).toBeLessThan(20)
    view = zoomed(view, 2, 20, most)
  }
  expect(view).toEqual({ from: 0, to: 500 })
})
