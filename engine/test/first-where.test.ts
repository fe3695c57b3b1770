import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstWhere } from '../src/solve/first-where.ts'

const number = fc.integer({ min: -50, max: 100_000_000_000 })

it('the first number that holds is found, whatever is guessed', () => {
  fc.assert(
    fc.property(number, number, number, fc.double(), (from, length, first, guess) => {
      const to = from + Math.abs(length)
      const found = firstWhere((at) => at >= first, from, to, Number.isNaN(guess) ? to : guess)
      expect(found).toBe(first > to ? null : Math.max(first, from))
    }),
    { numRuns: 2_000 },
  )
})

it('a good guess looks at a few numbers, a bad one at some dozens', () => {
  const looksFrom = (guess: number) => {
    let looks = 0
    firstWhere(
      (at) => {
        looks++
        return at >= 3_990
      },
      1,
      99_999_999_999,
      guess,
    )
    return looks
  }
  expect(looksFrom(3_990)).toBe(2)
  expect(looksFrom(3_988)).toBeLessThan(6)
  expect(looksFrom(99_999_999_999)).toBeLessThan(80)
})

it('a search over nothing finds nothing', () => {
  expect(firstWhere(() => true, 5, 4, 5)).toBeNull()
})
