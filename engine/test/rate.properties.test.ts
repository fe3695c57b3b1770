import fc from 'fast-check'
import { expect, it } from 'vitest'
import { feeOf, type TieredRate } from '../src/rates/rate.ts'
import { tariffs } from './arbitraries.ts'
import { rateOf } from './build.ts'

const percent = fc.integer({ min: 0, max: 50 })
const anyTiered: fc.Arbitrary<TieredRate> = fc.record({
  kind: fc.constant('tiered' as const),
  steps: fc
    .uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 3 })
    .chain((ends) =>
      fc.tuple(
        ...ends.toSorted((a, b) => a - b).map((upTo) => percent.map((p) => ({ upTo, percent: p }))),
      ),
    ),
  beyond: percent,
})
const catalogueTiered = tariffs
  .map(({ rule }) => rateOf(rule))
  .filter(({ kind }) => kind === 'tiered')
const noise = 1e-9
const amount = fc.double({ min: 0, max: 1_000, noNaN: true })

it('a tiered fee is continuous and never falls as the price rises', () => {
  const rate = fc.oneof(anyTiered, fc.constantFrom(...(catalogueTiered as TieredRate[])))
  fc.assert(
    fc.property(rate, amount, amount, (tiers, one, other) => {
      const lower = Math.min(one, other)
      const higher = Math.max(one, other)
      const rise = feeOf(tiers, higher, false) - feeOf(tiers, lower, false)
      const steepest = Math.max(...tiers.steps.map((step) => step.percent), tiers.beyond) / 100
      expect(rise).toBeGreaterThanOrEqual(-noise)
      expect(rise).toBeLessThanOrEqual(steepest * (higher - lower) + noise)
    }),
    { numRuns: 1_000 },
  )
})

it('a tiered fee meets itself at each threshold', () => {
  fc.assert(
    fc.property(anyTiered, (tiers) => {
      for (const { upTo } of tiers.steps) {
        const at = feeOf(tiers, upTo, false)
        const justAbove = feeOf(tiers, upTo + 1e-9, false)
        expect(Math.abs(justAbove - at)).toBeLessThan(1e-8)
      }
    }),
  )
})

it('no fee of the catalogue takes more than its highest percentage, or less than none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tariffs), amount, fc.boolean(), ({ rule }, basis, prime) => {
      const fee = feeOf(rateOf(rule), basis, prime)
      expect(fee).toBeGreaterThanOrEqual(0)
      expect(fee).toBeLessThanOrEqual(basis * 0.45 + noise)
    }),
    { numRuns: 1_000 },
  )
})
