import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundToCents } from '../src/amounts/rounding.ts'
import { amountOfFee, type Fee } from '../src/rates/fee.ts'
import { piecesOfFees } from '../src/solve/pieces.ts'
import { tariffs } from './arbitraries.ts'
import { expectClose } from './build.ts'

it('the straight lines of a rule say the same fee as its fees, at any basis', () => {
  const basis = fc.oneof(
    fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    fc.constantFrom(10, 10.01, 10.0000001, 15, 15.01, 45, 50, 50.01, 100, 200, 250, 250.01),
  )
  fc.assert(
    fc.property(fc.constantFrom(...tariffs), basis, fc.boolean(), ({ rule }, at, prime) => {
      const piece = piecesOfFees(rule.fees, prime).find(({ upTo }) => roundToCents(at) <= upTo)
      if (piece === undefined) throw new Error('No line for this basis')
      let sum = 0
      for (const terms of rule.terms) sum += amountOfFee(terms, at, prime, sum)
      expectClose(piece.fixed + (piece.percent * at) / 100, sum)
    }),
    { numRuns: 2_000 },
  )
})

it('the lines of fees with steps of their own turn at the steps of each', () => {
  const to = (upTo: number, percent: number) => ({ upTo, percent })
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'tiered', steps: [to(50, 15), to(100, 9)], beyond: 5 } },
    { kind: 'payment', rate: { kind: 'priceBreak', steps: [to(10, 1), to(50, 2)], otherwise: 4 } },
  ]
  expect(piecesOfFees(fees, false)).toEqual([
    { upTo: 10, fixed: 0, percent: 16 },
    { upTo: 50, fixed: 0, percent: 17 },
    { upTo: 100, fixed: 3, percent: 13 },
    { upTo: Number.POSITIVE_INFINITY, fixed: 7, percent: 9 },
  ])
})
