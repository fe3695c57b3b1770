import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  adviseOn,
  betterPriceBelow,
  type CalculationFormData,
  calculate,
  costForMargin,
  figuresOf,
  leavesNothing,
  leversOf,
  lowestPriceForMargin,
  priceForMargin,
  quickScenario,
  roundToCents,
  simulate,
  verdictBy,
} from '../src/index.ts'
import { withFees } from '../src/rates/fee-rule.ts'
import { addedForm, typed } from './arbitraries.ts'
import { buildForm, expectClose, saleOf } from './build.ts'

// Every search, under every card, commission, VAT and regime, against trying every cent up to here.
const lastCents = 4_000

/** What doubles may add to a figure or take from it: the searches allow for as much. */
const noise = 1e-9

/** A form with a price around which trying every cent is quick, and costs below it. */
const anySmallForm = fc
  .record({
    form: addedForm,
    price: fc.integer({ min: 1, max: 3_900 }),
    cost: fc.integer({ min: 1, max: 1_200 }),
    services: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ form, price, cost, services }): CalculationFormData => {
    const [spedizione, packaging, pubblicita] = services.map(typed)
    return {
      ...form,
      ...{ spedizione: spedizione ?? '', packaging: packaging ?? '', pubblicita: pubblicita ?? '' },
      prezzoVendita: typed(price),
      costo: typed(cost),
    }
  })

/** The same at Amazon shortly above a price at which more is charged of the whole. */
const aboveBreak = fc
  .record({
    form: anySmallForm,
    at: fc.constantFrom(
      { categoria: 'clothing', upTo: 1_500 },
      { categoria: 'clothing', upTo: 2_000 },
      { categoria: 'home', upTo: 2_000 },
      { categoria: 'beauty', upTo: 1_000 },
      { categoria: 'vitamins', upTo: 1_000 },
    ),
    above: fc.integer({ min: 1, max: 250 }),
    isNet: fc.boolean(),
  })
  .map(({ form, at: { categoria, upTo }, above, isNet }): CalculationFormData => {
    const price = isNet ? Math.round(upTo / 1.22) + above : upTo + above
    const amazon = { paese: 'IT', marketplace: 'amazon', commissionePropria: null }
    return {
      ...{ ...form, ...amazon, categoria, tariffe: '2026-11-21' },
      ...{ prezzoIncludesIVA: !isNet, prezzoVendita: typed(price) },
    }
  })
const smallForm = fc.oneof(anySmallForm, aboveBreak)
const anyTarget = fc.oneof(
  fc.constantFrom(0, 15, 20, 30),
  fc.integer({ min: -100, max: 500 }).map((tenths) => tenths / 10),
)

/** The figures of a form at every price from one cent up to the last, the first at 1. */
function figuresByCent(form: CalculationFormData) {
  const [sale, rates] = saleOf(form)
  return Array.from({ length: lastCents + 1 }, (_, cents) =>
    figuresOf({ ...sale, prezzoVendita: Math.max(cents, 1) / 100 }, rates),
  )
}

const centsOf = ({ prezzoVendita }: CalculationFormData) => Number(prezzoVendita.replace(',', ''))
const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: 150 })

it('the price for a margin is the first that reaches it, and the lowest the last on the way down', () => {
  holds(
    fc.property(smallForm, anyTarget, (form, target) => {
      const all = figuresByCent(form)
      const reaches = (cents: number) => (all[cents]?.margine ?? Number.NaN) >= target - noise
      const entered = centsOf(form)
      const [sale, rates] = saleOf(form)

      let first = entered
      while (first <= lastCents && !reaches(first)) first++
      const found = priceForMargin(sale, rates, target)
      if (first <= lastCents) expect(found).toBe(first / 100)
      else expect(found ?? Number.POSITIVE_INFINITY).toBeGreaterThan(lastCents / 100)

      let lowest = entered
      while (lowest > 1 && reaches(lowest - 1)) lowest--
      expect(lowestPriceForMargin(sale, rates, target)).toBe(reaches(entered) ? lowest / 100 : null)
    }),
  )
})

it('the cost for a margin is the largest that reaches it', () => {
  const field = fc.constantFrom('costo' as const, 'spedizione' as const, 'pubblicita' as const)
  holds(
    fc.property(smallForm, anyTarget, field, (form, target, field) => {
      const [sale, rates] = saleOf(form)
      const reaches = (cents: number) =>
        figuresOf({ ...sale, [field]: cents / 100 }, rates).margine >= target - noise
      const least = field === 'costo' ? 1 : 0
      let most = least - 1
      while (most < lastCents && reaches(most + 1)) most++
      const found = costForMargin(sale, rates, field, target)
      if (most < least) expect(found).toBeNull()
      else if (most < lastCents) expect(found).toBe(most / 100)
      else expect(found).toBeGreaterThanOrEqual(lastCents / 100)
    }),
  )
})

it('the better price below is the lower price that earns most, the highest of equals', () => {
  let better = 0
  holds(
    fc.property(smallForm, (form) => {
      const all = figuresByCent(form)
      const profitAt = (cents: number) => roundToCents(all[cents]?.guadagno ?? Number.NaN)
      const entered = centsOf(form)
      let best = entered
      for (let cents = entered - 1; cents > 0; cents--)
        if (roundToCents(profitAt(cents) - profitAt(best)) > 0) best = cents
      const found = betterPriceBelow(...saleOf(form))
      expect(found).toBe(best === entered ? null : best / 100)
      if (found !== null) better++
    }),
  )
  expect(better).toBeGreaterThan(0)
})

it('the better price below is not the nearest one, where an earlier step takes much less', () => {
  const [sale, rates] = saleOf(buildForm({ costo: '1', prezzoVendita: '20,50' }))
  const steps = [
    { upTo: 15, percent: 5 },
    { upTo: 20, percent: 60 },
  ]
  const rate = { kind: 'priceBreak', steps, otherwise: 70 } as const
  const rule = withFees(rates.rule, [{ kind: 'commission', rate }])
  expect(betterPriceBelow(sale, { ...rates, rule })).toBe(15)
})

it('advice reaches the next verdict, and keeps its own down to the lowest price', () => {
  holds(
    fc.property(smallForm, (form) => {
      const [sale, rates] = saleOf(form)
      const { next, room } = adviseOn(sale, rates)
      const marginWith = (change: object) =>
        figuresOf({ ...sale, ...change }, rates).margine + noise
      const verdictWith = (change: object) =>
        verdictBy(rates, figuresOf({ ...sale, ...change }, rates))
      const ways = [
        next?.prezzo == null ? null : { prezzoVendita: next.prezzo },
        next?.costo == null ? null : { costo: next.costo },
      ].filter((way) => way !== null)
      for (const way of ways) {
        if (typeof next?.margine === 'number')
          expect(marginWith(way)).toBeGreaterThanOrEqual(next.margine)
        expect(leavesNothing(verdictWith(way))).toBe(false)
      }
      if (room === null) return
      expect(verdictWith({ prezzoVendita: room.prezzo })).toBe(verdictWith({}))
      if (room.margine === 'dopoImposte' && room.prezzo > 0.01)
        expect(verdictWith({ prezzoVendita: room.prezzo - 0.01 })).toBe('taxedAway')
    }),
  )
})

it('a lever raises the margin by as much as it says', () => {
  holds(
    fc.property(smallForm, (form) => {
      const [sale, rates] = saleOf(form)
      for (const { field, margine } of leversOf(sale, rates)) {
        const amount = sale[field] * (field === 'prezzoVendita' ? 1.1 : 0.9)
        expectClose(figuresOf({ ...sale, [field]: amount }, rates).margine, margine)
        expect(margine).toBeGreaterThan(figuresOf(sale, rates).margine)
      }
    }),
  )
})

it('a scenario at another price, cost or shipping is the calculation of a form that says so', () => {
  const amounts = fc.record({
    prezzoVendita: fc.integer({ min: 1, max: lastCents }),
    costo: fc.integer({ min: 1, max: lastCents }),
    spedizione: fc.integer({ min: 0, max: lastCents }),
  })
  holds(
    fc.property(smallForm, amounts, (form, { prezzoVendita, costo, spedizione }) => {
      const [sale, rates] = saleOf(form)
      const asItIs = quickScenario('situazioneAttuale', sale, 0)
      expect(simulate({ sale, rates }, asItIs)).toEqual(calculate(form))
      const tried = {
        ...asItIs,
        prezzoVendita: prezzoVendita / 100,
        costo: costo / 100,
        spedizione: spedizione / 100,
      }
      const said = {
        ...form,
        prezzoVendita: typed(prezzoVendita),
        costo: typed(costo),
        spedizione: typed(spedizione),
      }
      expect(simulate({ sale, rates }, tried)).toEqual(calculate(said))
    }),
  )
})
