import fc from 'fast-check'
import { it } from 'vitest'
import { feeOf, piecesOf } from '../src/rate.ts'
import { roundToCents } from '../src/rounding.ts'
import { tariffs } from './arbitraries.ts'
import { expectClose } from './build.ts'

it('the straight lines of a rate say the same fee as the rate, at any basis', () => {
  const basis = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    fc.constantFrom(10, 10.01, 10.0000001, 15, 15.01, 45, 50, 50.01, 100, 200, 250, 250.01),
  )
  fc.assert(
    fc.property(fc.constantFrom(...tariffs), basis, fc.boolean(), ({ rule }, at, prime) => {
      const piece = piecesOf(rule.rate, prime).find(({ upTo }) => roundToCents(at) <= upTo)
      if (piece === undefined) throw new Error('No line for this basis')
      expectClose(piece.fixed + (piece.percent * at) / 100, feeOf(rule.rate, at, prime))
    }),
    { numRuns: 2_000 },
  )
})
