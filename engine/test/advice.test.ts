import { describe, expect, it } from 'vitest'
import { bandOf, bands, isNearBorder, ricaricoOf } from '../src/index.ts'

describe('the band of a margin', () => {
  // proves: 9.11-9.14
  it.each([
    [-500, 'low'],
    [0, 'low'],
    [14.99, 'low'],
    [14.999999, 'low'],
    [15, 'ok'],
    [15.01, 'ok'],
    [19.99, 'ok'],
    [19.999999, 'ok'],
    [20, 'good'],
    [20.01, 'good'],
    [29.99, 'good'],
    [29.999999, 'good'],
    [30, 'excellent'],
    [30.01, 'excellent'],
    [99, 'excellent'],
  ])('of %d %% is %s', (margine, band) => {
    expect(bandOf(margine)).toBe(band)
  })

  it.each([
    [14.999999999999998, 'ok'],
    [19.999999999999996, 'good'],
    [20.000000000000004, 'good'],
    [29.999999999999996, 'excellent'],
  ])("isn't moved by double noise: %d is %s", (margine, band) => {
    expect(bandOf(margine)).toBe(band)
  })

  it('begins where the list of bands says', () => {
    expect(bands.map(({ band, from }) => [band, from])).toEqual([
      ['low', Number.NEGATIVE_INFINITY],
      ['ok', 15],
      ['good', 20],
      ['excellent', 30],
    ])
    for (const { band, from } of bands.slice(1)) {
      expect(bandOf(from)).toBe(band)
      expect(bandOf(from - 0.001)).not.toBe(band)
    }
  })
})

describe('a margin is near a border', () => {
  it.each([15, 20, 30])('within 0.05 points of %d, both sides and ends included', (border) => {
    for (const distance of [-0.05, -0.04, -1e-9, 0, 1e-9, 0.04, 0.05]) {
      expect(isNearBorder(border + distance), `${border + distance}`).toBe(true)
    }
  })

  it.each([15, 20, 30])('and no longer beyond 0.05 points of %d', (border) => {
    for (const distance of [-1, -0.06, -0.0501, 0.0501, 0.06, 1]) {
      expect(isNearBorder(border + distance), `${border + distance}`).toBe(false)
    }
  })

  it('but not at 0, nor at any loss', () => {
    expect([0, -15, -20, -1e9, -1e20].filter(isNearBorder)).toEqual([])
  })

  it('whatever the double noise', () => {
    expect(isNearBorder(19.999999999999996)).toBe(true)
    expect(isNearBorder(20.05 + 4e-15)).toBe(true)
    expect(isNearBorder(14.95 - 2e-15)).toBe(true)
  })
})

describe('the markup', () => {
  it('is the profit in percent of all costs', () => {
    expect(ricaricoOf({ guadagno: 20, costiTotali: 80 })).toBe(25)
  })

  it('is negative for a loss', () => {
    expect(ricaricoOf({ guadagno: -5, costiTotali: 20 })).toBe(-25)
  })
})
