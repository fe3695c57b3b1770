import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  deadZones,
  deadZonesOf,
  goalOf,
  pricesFor,
  pricesOf,
  type Target,
} from '../src/index.ts'
import { cents, typed } from './arbitraries.ts'
import { buildForm, saleOf } from './build.ts'
import { everyRow } from './cards.ts'
import { misjudged, triedDeadZones, zonesUpTo } from './sweep.ts'

const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('margine' as const, 'ricarico' as const),
    percent: fc.oneof(
      fc.constantFrom(0, 15, 20, 30),
      fc.integer({ min: -400, max: 1200 }).map((tenths) => tenths / 10),
    ),
  }),
  fc.record({
    kind: fc.constantFrom('guadagno' as const, 'dopoImposte' as const),
    amount: fc.integer({ min: -1_000, max: 5_000 }).map((cents) => cents / 100),
  }),
)

/** A product on any row of any card, in either regime, now and then with a rate or a VAT of its own. */
const anyForm: fc.Arbitrary<CalculationFormData> = fc
  .record(
    {
      row: fc.constantFrom(...everyRow),
      costo: cents.map(typed),
      spedizione: fc.oneof(fc.constant(''), cents.map(typed)),
      prime: fc.boolean(),
      costoIncludesIVA: fc.boolean(),
      prezzoIncludesIVA: fc.boolean(),
      regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
      aliquotaIVA: fc.constantFrom('', '', '10', '4', '33,3'),
      commissionePropria: fc.option(
        fc.record({
          percentuale: fc.integer({ min: 0, max: 1_000 }).map((tenths) => String(tenths / 10)),
          fissa: fc.constantFrom('', '0,35'),
          minima: fc.constantFrom('', '0,30', '2'),
          base: fc.constantFrom('lordo' as const, 'netto' as const),
        }),
        { freq: 5 },
      ),
    },
    {
      requiredKeys: [
        'row',
        'costo',
        'spedizione',
        'prime',
        'costoIncludesIVA',
        'prezzoIncludesIVA',
      ],
    },
  )
  .map(({ row, ...form }) => buildForm({ ...row, ...form, prezzoVendita: '' }))

/** Up to 60 €: the bounds that small prices meet. `npm run prove -- prices` tries every card up to 1,000 €. */
const upTo = 6_000

describe('the prices for a target', () => {
  it('are those that trying every cent finds, under any rates and regime', () => {
    fc.assert(
      fc.property(anyForm, anyTarget, (form, target) => {
        const [sale, rates] = saleOf(form)
        const goal = goalOf(target, rates)
        if (goal === null) return
        expect(misjudged(sale, rates, goal, pricesOf(sale, rates, target), upTo)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

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
  it('are those that trying every cent finds, under any rates and regime', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const [sale, rates] = saleOf(form)
        const tried = triedDeadZones(sale, rates, upTo)
        expect(zonesUpTo(deadZonesOf(sale, rates), upTo)).toEqual(zonesUpTo(tried, upTo))
      }),
      { numRuns: 150 },
    )
  })

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
})
