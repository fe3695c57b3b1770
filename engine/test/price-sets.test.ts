import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deadZones,
  deadZonesOf,
  largestAmount,
  type OwnCommission,
  pricesFor,
  pricesOf,
  type Rates,
  type Sale,
  type Target,
} from '../src/index.ts'
import { stretchesOf } from '../src/solve/stretches.ts'
import { buildForm, saleOf } from './build.ts'
import { anyProduct, anyTarget, fbaProduct, oddProduct } from './odd-forms.ts'
import { type Claims, everyCent, isHalfway, misjudged } from './sweep.ts'

/** Up to 60 €: the bounds that small prices meet. `npm run prove -- prices` tries every card up to 1,000 €. */
const smallPrices = [...everyCent(60)]

const nothing: OwnCommission = { percentuale: '', fissa: '', minima: '', base: 'lordo' }

const claimsOn = (sale: Sale, rates: Rates, target: Target): Claims => ({
  sets: [{ target, set: pricesOf(sale, rates, target) }],
  zones: deadZonesOf(sale, rates),
})

/** The cents near a price, as far as there are any. */
const around = (price: number) =>
  Array.from({ length: 41 }, (_, at) => Math.round(price * 100) + at - 20)

/** Prices in cents over the whole range, and those where something is said to begin or end, or a rule turns. */
function tellingCents(sale: Sale, rates: Rates, { sets, zones }: Claims, random: number[]) {
  const turns = stretchesOf(sale, rates).flatMap(({ from, to }) => [from / 100, to / 100])
  const ends = [...sets.flatMap(({ set }) => set.prices), ...zones]
    .flatMap(({ from, to }) => [from, to ?? largestAmount])
    .concat(zones.map(({ better }) => better))
  return [...new Set([...turns, ...ends, ...random].flatMap(around))]
    .filter((cent) => cent >= 1 && cent <= largestAmount * 100)
    .sort((one, other) => one - other)
}

describe('what is said of all prices', () => {
  it('is what trying every cent finds, under any rates and regime', () => {
    fc.assert(
      fc.property(anyProduct, anyTarget, (form, target) => {
        const [sale, rates] = saleOf(form)
        expect(misjudged(sale, rates, claimsOn(sale, rates, target), smallPrices)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('is what trying every cent finds with Amazon’s logistics, returns and all that a sale really costs', () => {
    let lowPriced = 0
    fc.assert(
      fc.property(fbaProduct, anyTarget, (form, target) => {
        const [sale, rates] = saleOf(form)
        if (rates.logistics?.lowPrice != null) lowPriced++
        expect(misjudged(sale, rates, claimsOn(sale, rates, target), smallPrices)).toEqual([])
      }),
      { numRuns: 400 },
    )
    expect(lowPriced).toBeGreaterThan(20)
  }, 300_000)

  it('holds up to the largest amount and for forms at the edges of their fields', () => {
    const prices = fc.array(fc.double({ min: 0.01, max: largestAmount, noNaN: true }), {
      minLength: 5,
      maxLength: 5,
    })
    fc.assert(
      fc.property(oddProduct, anyTarget, prices, (form, target, random) => {
        const [sale, rates] = saleOf(form)
        const claims = claimsOn(sale, rates, target)
        const cents = tellingCents(sale, rates, claims, random)
        expect(misjudged(sale, rates, claims, cents, isHalfway)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('the prices for a target', () => {
  it('are intervals as long as can be, ascending, with an open end at the largest amount', () => {
    const form = buildForm({ categoria: 'beauty', costo: '5,30', prezzoVendita: '' })
    expect(pricesFor(form, { kind: 'margine', percent: 25 })).toEqual({
      ok: true,
      prices: [
        { from: 9.92, to: 10 },
        { from: 11.41, to: null },
      ],
      reason: null,
    })
  })

  it('may begin at the last price before a break', () => {
    const form = buildForm({ categoria: 'beauty', costo: '7,385', prezzoVendita: '' })
    // At 8 % 9,98 leaves 7.382 and 9,99 7.389, at 15 % 11,02 leaves 7.380 and 11,03 7.386.
    expect(pricesFor(form, { kind: 'guadagno', amount: 0 })).toMatchObject({
      prices: [
        { from: 9.99, to: 10 },
        { from: 11.03, to: null },
      ],
    })
  })

  it('end where the fees take more than the price grows', () => {
    const form = buildForm({ costo: '1', commissionePropria: { ...nothing, percentuale: '90' } })
    // 1 / 1.22 − 0.9: every euro makes 0.0803 € less.
    expect(pricesFor(form, { kind: 'guadagno', amount: -1.5 })).toMatchObject({
      prices: [{ from: 0.01, to: 6.22 }],
    })
  })

  it('heed a minimum, whether nothing else is charged or any price exceeds it', () => {
    const from = (own: OwnCommission) =>
      pricesFor(buildForm({ commissionePropria: own }), { kind: 'guadagno', amount: 0 })
    expect(from({ ...nothing, minima: '2' })).toMatchObject({ prices: [{ from: 14.64, to: null }] })
    const rate = { ...nothing, percentuale: '15' }
    expect(from({ ...rate, minima: '0,001' })).toEqual(from(rate))
  })

  it('are none where the fees leave less, and it is said what they leave at most', () => {
    const form = buildForm({ costo: '10', prezzoVendita: '' })
    const found = pricesFor(form, { kind: 'margine', percent: 82 })
    // Of the net price Amazon takes 15 % × 1.22 = 18.3 %.
    expect(found).toMatchObject({ ok: true, prices: [], reason: { kind: 'limite' } })
    expect(found.ok && found.reason?.kind === 'limite' && found.reason.migliore).toBeCloseTo(
      81.7,
      4,
    )
  })

  it('after taxes are none in a regime that has none', () => {
    expect(pricesFor(buildForm(), { kind: 'dopoImposte', amount: 1 })).toEqual({
      ok: true,
      prices: [],
      reason: { kind: 'senzaImposte' },
    })
  })

  it('need no price in the form, but everything else that a result needs', () => {
    const form = buildForm({ costo: '', spedizione: '-1', prezzoVendita: '-5', tariffe: 'ieri' })
    expect(pricesFor(form, { kind: 'margine', percent: 20 })).toEqual({
      ok: false,
      problems: [
        { field: 'costo', code: 'required' },
        { field: 'spedizione', code: 'negative' },
        { field: 'tariffe', code: 'invalid' },
      ],
    })
  })
})

describe('dead zones', () => {
  it('say which lower price earns more, and how much is lost at most', () => {
    const form = buildForm({ categoria: 'beauty', costo: '4', prezzoVendita: '' })
    expect(deadZones(form)).toEqual({
      ok: true,
      zones: [{ from: 10.01, to: 11.04, better: 10, loss: 0.7 }],
    })
  })

  it('never end where the fees take more than the price grows', () => {
    const own = { percentuale: '90', fissa: '', minima: '', base: 'lordo' } as const
    const found = deadZones(buildForm({ commissionePropria: own }))
    expect(found).toMatchObject({ ok: true, zones: [{ to: null }] })
  })

  it('may begin right after the last price that pays a minimum', () => {
    const own = { ...nothing, percentuale: '100', minima: '2' }
    // 2,00 leaves −10.36396, 2,01 makes 0.0082 € more and pays 0.01 € more: −10.36576.
    expect(deadZones(buildForm({ costo: '10,0033', commissionePropria: own }))).toMatchObject({
      zones: [{ from: 2.01, to: null, better: 2 }],
    })
  })
})
