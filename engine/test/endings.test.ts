import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endingsIn, largestAmount, type PriceInterval } from '../src/index.ts'

/** Ascending intervals that don't touch, in cents up to 40 €. */
const anyCents = fc
  .uniqueArray(fc.integer({ min: 1, max: 4_000 }), { maxLength: 8 })
  .map((bounds) => bounds.sort((one, other) => one - other))
  .map((bounds) =>
    bounds.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: bounds[at + 1] ?? 4_000 }] : [])),
  )

it('a price with an ending is the nearest of the set that trying every cent finds, of two the higher', () => {
  fc.assert(
    fc.property(anyCents, fc.integer({ min: 1, max: 4_500 }), (intervals, near) => {
      const all = intervals.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      )
      const nearest = (ending: number) =>
        all
          .filter((cents) => cents % 100 === ending)
          .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near) || other - one)[0]
      const set = { prices: intervals.map(({ from, to }) => ({ from: from / 100, to: to / 100 })) }
      const found = endingsIn(set, near / 100)
      for (const { ending, price } of found) {
        const tried = nearest(ending)
        expect(price).toBe(tried === undefined ? null : tried / 100)
      }
      const prices = found.flatMap(({ price }) => price ?? [])
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      expect(found.map(({ ending }) => ending).sort()).toEqual([0, 90, 95, 99])
    }),
  )
})

it('a set without end has every ending, up to the largest amount and not beyond', () => {
  const prices: PriceInterval[] = [{ from: 999_999_999.91, to: null }]
  expect(endingsIn({ prices }, largestAmount)).toEqual([
    { ending: 95, price: 999_999_999.95 },
    { ending: 99, price: largestAmount },
    { ending: 90, price: null },
    { ending: 0, price: null },
  ])
})

it('the ending taken of two prices as near, in one interval or in two, is the higher', () => {
  const intervals: PriceInterval[][] = [
    [{ from: 9, to: 12 }],
    [
      { from: 9.99, to: 9.99 },
      { from: 10.99, to: 10.99 },
    ],
  ]
  for (const prices of intervals)
    expect(endingsIn({ prices }, 10.49)).toContainEqual({ ending: 99, price: 10.99 })
})
