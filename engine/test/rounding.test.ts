import { describe, expect, it } from 'vitest'
import { roundToCents, withoutNoise } from '../src/amounts/rounding.ts'

describe('a figure without noise', () => {
  it('keeps 12 significant digits', () => {
    expect(withoutNoise(19.999999999999996)).toBe(20)
    expect(withoutNoise(0.1 + 0.2)).toBe(0.3)
    expect(withoutNoise(123456.7890123)).toBe(123456.789012)
    expect(withoutNoise(-14.999999999999998)).toBe(-15)
  })
})

describe('an amount rounded to the cent', () => {
  it.each([
    [10.0000001, 10],
    [9.9999999, 10],
    [10.0049, 10],
    [10.005, 10.01],
    [1.005, 1.01],
    [2.675, 2.68],
    [0, 0],
    [3_990_000, 3_990_000],
    [98_765_432.105, 98_765_432.11],
    [123_456_789.494, 123_456_789.49],
    [999_999_999.994, 999_999_999.99],
  ])('goes half away from zero: %d is %d, above zero and below', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded)
    expect(roundToCents(-amount)).toBe(-rounded)
  })
})
