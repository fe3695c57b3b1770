import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  betterPriceBelow,
  breakEvenAcos,
  deadZonesOf,
  figuresOf,
  goalOf,
  largestAmount,
  largestCommission,
  largestCost,
  largestDiscount,
  type Rates,
  roundToCents,
  type Sale,
} from '../src/index.ts'
import { withCommission } from '../src/rates/rates.ts'
import { type Goal, profitOf, reaches } from '../src/solve/goal.ts'
import { buildForm, saleOf } from './build.ts'
import { anyProduct, anyTarget, oddProduct } from './odd-forms.ts'

type Asked = { sale: Sale; rates: Rates; goal: Goal }

const anyAsked: fc.Arbitrary<Asked> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: anyProduct }, oddProduct), anyTarget)
  .map(([form, target]) => {
    const [sale, rates] = saleOf(form)
    return { sale, rates, goal: goalOf(target, rates) }
  })
  .filter((asked): asked is Asked => asked.goal !== null)

const holds = <Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  numRuns: number,
) => fc.assert(property, { numRuns })

/** The largest of the whole numbers down from `most` that something holds for. */
function lastWhere(is: (number: number) => boolean, most: number): number | null {
  for (let number = most; number >= 0; number--) if (is(number)) return number
  return null
}

it.each(['costo', 'spedizione', 'packaging', 'pubblicita'] as const)(
  'the largest %s for a target reaches it, and a cent more does not',
  (field) => {
    const least = field === 'costo' ? 0.01 : 0
    holds(
      fc.property(anyAsked, ({ sale, rates, goal }) => {
        const isReached = (amount: number) =>
          reaches(figuresOf({ ...sale, [field]: amount }, rates), goal)
        const found = largestCost(sale, rates, field, goal)
        if (found !== null) expect(isReached(found)).toBe(true)
        const more = found === null ? least : roundToCents(found + 0.01)
        if (more <= largestAmount) expect(isReached(more)).toBe(false)
      }),
      150,
    )
  },
)

it('the largest commission for a target reaches it, and a hundredth of a percent more does not', () => {
  holds(
    fc.property(anyAsked, ({ sale, rates, goal }) => {
      const isReached = (percent: number) =>
        reaches(figuresOf(sale, withCommission(rates, percent)), goal)
      const found = largestCommission(sale, rates, goal)
      if (found !== null) expect(isReached(found)).toBe(true)
      const more = found === null ? 0 : roundToCents(found + 0.01)
      if (more <= 100) expect(isReached(more)).toBe(false)
    }),
    150,
  )
})

it('the largest discount for a target is the one that trying every hundredth of a percent finds', () => {
  holds(
    fc.property(anyAsked, ({ sale, rates, goal }) => {
      const entered = sale.prezzoVendita
      const priceWith = (number: number) =>
        number === 0 ? entered : roundToCents((entered * (10_000 - number)) / 10_000)
      const tried = lastWhere((number) => {
        const price = priceWith(number)
        return price > 0 && reaches(figuresOf({ ...sale, prezzoVendita: price }, rates), goal)
      }, 10_000)
      const expected = tried === null ? null : { percent: tried / 100, price: priceWith(tried) }
      expect(largestDiscount(sale, rates, goal)).toEqual(expected)
    }),
    100,
  )
})

it('a discount that leads past the prices for a target is none of its discounts', () => {
  // 25 % is reached from 9,92 to 10 and from 11,41 on; 99.96 % off would be 11,20, and nothing leads to 10.
  const form = buildForm({ categoria: 'beauty', costo: '5,30', prezzoVendita: '28.000' })
  const [sale, rates] = saleOf(form)
  const goal = goalOf({ kind: 'margine', percent: 25 }, rates)
  expect(goal && largestDiscount(sale, rates, goal)).toEqual({ percent: 99.95, price: 14 })
})

it('a discount is none where only the entered price reaches a target', () => {
  // Of 100,00 € 15 % and VAT leave 66.9672…, of 99,99 € less than 66.961.
  const [sale, rates] = saleOf(buildForm({ costo: '66,967', prezzoVendita: '100' }))
  expect(largestDiscount(sale, rates, profitOf(0))).toEqual({ percent: 0, price: 100 })
})

it('advertising at the break-even ACOS leaves nothing, and there is none where nothing is left before', () => {
  holds(
    fc.property(anyAsked, ({ sale, rates }) => {
      const acos = breakEvenAcos(sale, rates)
      const before = figuresOf({ ...sale, pubblicita: 0 }, rates)
      if (acos === null) {
        expect(before.guadagno).toBeLessThan(0)
        return
      }
      const pubblicita = (acos * before.prezzoFinale) / 100
      const { guadagno } = figuresOf({ ...sale, pubblicita }, rates)
      expect(Math.abs(guadagno)).toBeLessThan(1e-9 * Math.max(1, before.prezzoFinale))
    }),
    150,
  )
})

/**
 * From there on the 12 digits of an amount in cents hold no more than tenths of them: two prices that earn the same may
 * seem a cent apart.
 */
const tooMuchForCents = 1e8

it('a better price below is that of the dead zone in which the price is', () => {
  holds(
    fc.property(anyAsked, ({ sale, rates }) => {
      const { prezzoVendita } = sale
      if (Math.abs(figuresOf(sale, rates).guadagno) >= tooMuchForCents) return
      const price = roundToCents(prezzoVendita)
      const zone = deadZonesOf(sale, rates).find(
        ({ from, to }) => from <= price && (to === null || price <= to),
      )
      if (price !== prezzoVendita) return
      expect(betterPriceBelow(sale, rates)).toBe(zone?.better ?? null)
    }),
    150,
  )
})
