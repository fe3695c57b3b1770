import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  betterPriceBelow,
  costForMargin,
  figuresOf,
  largestAmount,
  lowestPriceForMargin,
  priceForMargin,
  type Rates,
  roundToCents,
  type Sale,
  writeAmount,
} from '../src/index.ts'
import { withCommission } from '../src/rates/rates.ts'
import { cents, validForm } from './arbitraries.ts'
import { buildForm, rateOf, saleOf } from './build.ts'

/** What doubles may add to a figure or take from it: the searches allow for as much. */
const noise = 1e-9

/** A sale under its marketplace's rule, or now and then under one flat percentage. */
const anySale = fc
  .record({ form: validForm, percent: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 4 }) })
  .map(({ form, percent }) => {
    const [sale, rates] = saleOf(form)
    return { sale, rates: percent === null ? rates : withCommission(rates, percent) }
  })
const anyTarget = fc.oneof(
  fc.constantFrom(0, 15, 20, 30),
  fc.integer({ min: -400, max: 800 }).map((tenths) => tenths / 10),
)

type Field = 'prezzoVendita' | 'costo' | 'spedizione'

const figuresWith = (sale: Sale, rates: Rates, field: Field, amount: number) =>
  figuresOf({ ...sale, [field]: amount }, rates)

const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: 400 })

/** Prices where a rule of the catalogue turns, and others, with a cent either side, in cents. */
const somePrices = (random: number[]) =>
  [...random, 800, 1_000, 1_220, 1_500, 4_500, 5_000, 10_000, 20_000, 25_000, 99_999_999_998]
    .flatMap((price) => [price, Math.round(price / 1.22), Math.round(price / 1.2)])
    .flatMap((price) => [price - 1, price, price + 1])
    .map((price) => price / 100)
const randomPrices = fc.array(cents, { minLength: 5, maxLength: 5 })

it('the price for a margin is the first that reaches it, every lower one tried', () => {
  holds(
    fc.property(anySale, anyTarget, randomPrices, ({ sale, rates }, target, random) => {
      const margin = (price: number) => figuresWith(sale, rates, 'prezzoVendita', price).margine
      const entered = sale.prezzoVendita
      const found = priceForMargin(sale, rates, target)
      if (found !== null) {
        expect(margin(found)).toBeGreaterThanOrEqual(target - noise)
        expect(found).toBeGreaterThanOrEqual(entered)
      }
      const beyond = found ?? largestAmount + 0.01
      const cent = roundToCents(beyond - 0.01)
      const lower = [...somePrices(random), entered, cent].filter(
        (price) => price >= entered && price < beyond,
      )
      for (const price of lower) expect(margin(price), `${price}`).toBeLessThan(target - noise)
    }),
  )
})

it('around a break the price for a margin is the one that trying every cent finds', () => {
  const sale = fc.record({
    categoria: fc.constantFrom('beauty', 'clothing', 'automotive'),
    costo: fc.integer({ min: 1, max: 1_500 }),
    prezzoVendita: fc.integer({ min: 700, max: 1_600 }),
    prime: fc.boolean(),
    prezzoIncludesIVA: fc.boolean(),
  })
  fc.assert(
    fc.property(sale, anyTarget, (choice, target) => {
      const form = buildForm({
        ...choice,
        costo: writeAmount(choice.costo / 100, 2),
        prezzoVendita: writeAmount(choice.prezzoVendita / 100, 2),
      })
      const last = 6_000
      let price = choice.prezzoVendita
      const margin = () => figuresWith(...saleOf(form), 'prezzoVendita', price / 100).margine
      while (price <= last && margin() < target - noise) price++
      const found = priceForMargin(...saleOf(form), target)
      if (price <= last) expect(found).toBe(price / 100)
      else expect(found ?? Number.POSITIVE_INFINITY).toBeGreaterThan(last / 100)
    }),
    { numRuns: 60 },
  )
})

it('the lowest price for a margin keeps it all the way down, and a cent less does not', () => {
  holds(
    fc.property(anySale, anyTarget, randomPrices, ({ sale, rates }, target, random) => {
      const margin = (price: number) => figuresWith(sale, rates, 'prezzoVendita', price).margine
      const entered = sale.prezzoVendita
      const lowest = lowestPriceForMargin(sale, rates, target)
      if (lowest === null) {
        expect(margin(entered)).toBeLessThan(target - noise)
        return
      }
      const kept = somePrices(random).filter((price) => price >= lowest && price <= entered)
      for (const price of [lowest, ...kept]) {
        expect(margin(price), `${price}`).toBeGreaterThanOrEqual(target - noise)
      }
      if (lowest > 0.01) expect(margin(roundToCents(lowest - 0.01))).toBeLessThan(target - noise)
    }),
  )
})

it.each(['costo', 'spedizione'] as const)(
  'the largest %s for a margin reaches it, and a cent more does not',
  (field) => {
    const least = field === 'costo' ? 0.01 : 0
    holds(
      fc.property(anySale, anyTarget, ({ sale, rates }, target) => {
        const margin = (amount: number) => figuresWith(sale, rates, field, amount).margine
        const found = costForMargin(sale, rates, field, target)
        if (found === null) {
          expect(margin(least)).toBeLessThan(target - noise)
          return
        }
        expect(margin(found)).toBeGreaterThanOrEqual(target - noise)
        expect(found).toBeGreaterThanOrEqual(least)
        expect(margin(roundToCents(found + 0.01))).toBeLessThan(target - noise)
      }),
    )
  },
)

it('a better price below is lower and leaves more, and there is none where the rate has no break and leaves something of the price', () => {
  holds(
    fc.property(anySale, ({ sale, rates }) => {
      const better = betterPriceBelow(sale, rates)
      if (better === null) return
      const rate = rateOf(rates.rule)
      if (rate.kind === 'flat') expect(rate.percent).toBeGreaterThan(70)
      else expect(['priceBreak', 'clothing']).toContain(rate.kind)
      expect(better).toBeLessThan(sale.prezzoVendita)
      const profit = (price: number) => figuresWith(sale, rates, 'prezzoVendita', price).guadagno
      expect(profit(better)).toBeGreaterThan(profit(sale.prezzoVendita))
    }),
  )
})
