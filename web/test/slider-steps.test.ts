import { describe, expect, test } from 'vitest'
import { movedByKey, snapped } from '../src/ui/slider-steps.ts'

const price = { min: 19.95, max: 100, step: 0.5 }
const fee = { min: 0, max: 30, step: 0.1 }

describe('a key', () => {
  test.each([
    ['ArrowRight', 43.989, 44.489],
    ['ArrowUp', 40, 40.5],
    ['ArrowLeft', 40, 39.5],
    ['ArrowDown', 40, 39.5],
    ['PageUp', 40, 45],
    ['PageDown', 40, 35],
    ['Home', 40, 19.95],
    ['End', 40, 100],
  ])('%s moves the price from %d to %d', (key, value, moved) => {
    expect(movedByKey(key, value, price)).toBe(moved)
  })

  test('that is none of the slider moves nothing', () => {
    expect(movedByKey('Tab', 40, price)).toBeNull()
    expect(movedByKey('a', 40, price)).toBeNull()
  })

  test('stops at the ends', () => {
    expect(movedByKey('PageUp', 98, price)).toBe(100)
    expect(movedByKey('ArrowLeft', 20, price)).toBe(19.95)
  })

  test('brings a value beyond an end back to it, and never moves it further away', () => {
    expect(movedByKey('ArrowLeft', 150, price)).toBe(100)
    expect(movedByKey('ArrowRight', 150, price)).toBe(150)
    expect(movedByKey('ArrowRight', 5, price)).toBe(19.95)
    expect(movedByKey('ArrowLeft', 5, price)).toBe(5)
  })

  test('leaves no noise, however often it is pressed', () => {
    let value = 0
    for (let presses = 1; presses <= 300; presses++) {
      value = movedByKey('ArrowRight', value, fee) ?? Number.NaN
      expect(value).toBe(presses / 10)
    }
  })
})

describe('a finger', () => {
  test.each([
    [43.7, 43.5],
    [43.75, 44],
    [99.9, 100],
    [20.1, 20],
    [19.95, 19.95],
    [19.97, 20],
  ])('let go at %d is at %d', (position, value) => {
    expect(snapped(position, price)).toBe(value)
  })

  test('reaches both ends, though they are no whole steps', () => {
    expect(snapped(19.95, { ...price, max: 59.85 })).toBe(19.95)
    expect(snapped(59.85, { ...price, max: 59.85 })).toBe(59.85)
  })

  test('leaves no noise', () => {
    expect(snapped(15.3000000001, fee)).toBe(15.3)
  })
})
