import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adviseOn,
  figuresOf,
  leversOf,
  profitChange,
  verdictBy,
  writeAmount,
} from '../src/index.ts'
import { validForm } from './arbitraries.ts'
import { buildFigures, buildForm, buildResult, expectClose, resultOf, saleOf } from './build.ts'

const advice = (overrides: Parameters<typeof buildForm>[0]) => {
  const form = buildForm(overrides)
  return adviseOn(...saleOf(form))
}

describe('the advice on a sale', () => {
  it('in a loss is how to break even, with no room to spare', () => {
    expect(advice({ costo: '12,50', prezzoVendita: '15' })).toEqual({
      next: { margine: 0, prezzo: 18.67, costo: 10.04 },
      room: null,
    })
  })

  it('on a low margin is how to reach 15 %', () => {
    expect(advice({ costo: '12,50', prezzoVendita: '20' })).toEqual({
      next: { margine: 15, prezzo: 22.87, costo: 10.93 },
      room: null,
    })
  })

  it.each([
    ['24', 20, 15],
    ['25', 30, 20],
  ])(
    'at %s is how to reach %d %% and how far the price can fall to keep %d %%',
    (price, up, kept) => {
      const { next, room } = advice({ costo: '12,50', prezzoVendita: price })
      expect(next?.margine).toBe(up)
      expect(room?.margine).toBe(kept)
      expect(room?.prezzo).toBeLessThan(Number(price))
    },
  )

  it('on an excellent margin is only how far the price can fall', () => {
    expect(advice({ costo: '12,50', prezzoVendita: '39,90' })).toEqual({
      next: null,
      room: { margine: 30, prezzo: 29.5 },
    })
  })

  it('says honestly what does not help', () => {
    const hopeless = { categoria: 'amazon_accessories', costo: '1', spedizione: '90' }
    expect(advice({ ...hopeless, prezzoVendita: '100' }).next).toEqual({
      margine: 0,
      prezzo: expect.any(Number),
      costo: null,
    })
  })

  it('promises no room where a result of older rates was better than the rule of today', () => {
    const older = buildResult({ marketplace: 'woocommerce', costo: '12,50', prezzoVendita: '20' })
    const form = buildForm({ costo: '12,50', prezzoVendita: '20' })
    expect(verdictBy(saleOf(form)[1], older)).toBe('good')
    expect(adviseOn(...saleOf(form)).room).toBeNull()
  })

  it('followed, on price or on cost, leads to a better verdict', () => {
    const order = ['loss', 'low', 'ok', 'good', 'excellent']
    fc.assert(
      fc.property(validForm, (form) => {
        const { next } = adviseOn(...saleOf(form))
        const rank = (overrides: object) =>
          order.indexOf(verdictBy(saleOf(form)[1], resultOf({ ...form, ...overrides })) ?? '')
        if (next === null) return
        if (next.prezzo !== null)
          expect(rank({ prezzoVendita: writeAmount(next.prezzo, 2) })).toBeGreaterThan(rank({}))
        if (next.costo !== null)
          expect(rank({ costo: writeAmount(next.costo, 2) })).toBeGreaterThan(rank({}))
      }),
    )
  })
})

describe('why the profit changes', () => {
  it('is told part by part, the largest first', () => {
    const before = buildFigures({ costo: '10', prezzoVendita: '61', spedizione: '4' })
    const after = buildFigures({ costo: '8', prezzoVendita: '73,20', spedizione: '5' })
    const parts = profitChange(before, after)
    expect(parts.map(({ what }) => what)).toEqual(['prezzo', 'costo', 'commissione', 'spedizione'])
    expect(parts.map(({ effect }) => Number(effect.toFixed(6)))).toEqual([10, 2, -1.83, -1])
  })

  it('is nothing where nothing changes', () => {
    expect(profitChange(buildFigures(), buildFigures())).toEqual([])
  })

  it('leaves out what rounds to no cent', () => {
    const before = buildFigures({ costo: '10', spedizione: '4' })
    expect(profitChange(before, buildFigures({ costo: '10,004', spedizione: '4' }))).toEqual([])
    const parts = profitChange(before, buildFigures({ costo: '10,004', spedizione: '4,01' }))
    expect(parts.map(({ what }) => what)).toEqual(['spedizione'])
  })

  it('sums to the difference, but for what is left out', () => {
    fc.assert(
      fc.property(validForm, validForm, (one, other) => {
        const [before, after] = [figuresOf(...saleOf(one)), figuresOf(...saleOf(other))]
        const sum = profitChange(before, after).reduce((total, { effect }) => total + effect, 0)
        // Up to six parts of less than half a cent each are left out.
        expect(Math.abs(sum - (after.guadagno - before.guadagno))).toBeLessThan(0.03)
      }),
    )
  })
})

describe('what helps most', () => {
  it('is what moves the margin most for the same effort', () => {
    const levers = leversOf(
      ...saleOf(buildForm({ costo: '12,50', prezzoVendita: '39,90', spedizione: '4,50' })),
    )
    expect(levers.map(({ field }) => field)).toEqual(['prezzoVendita', 'costo', 'spedizione'])
    const better = buildResult({ costo: '11,25', prezzoVendita: '39,90', spedizione: '4,50' })
    expectClose(levers[1]?.margine ?? Number.NaN, better.margine)
  })

  it('is anything that helps at all, however little', () => {
    const form = buildForm({ costo: '12,50', spedizione: '0,10', packaging: '0,01' })
    const fields = leversOf(...saleOf(form)).map(({ field }) => field)
    expect(fields).toEqual(['costo', 'prezzoVendita', 'spedizione', 'packaging'])
  })

  it('is not the price where it would rise over a break for nothing', () => {
    const form = buildForm({ categoria: 'beauty', costo: '2', prezzoVendita: '9,90' })
    expect(leversOf(...saleOf(form)).map(({ field }) => field)).toEqual(['costo'])
  })

  it('is not the price where nobody could enter one that is 10 % higher', () => {
    const fieldsAt = (prezzoVendita: string) =>
      leversOf(
        ...saleOf(buildForm({ costo: '12,50', spedizione: '500000000', prezzoVendita })),
      ).map(({ field }) => field)
    expect(fieldsAt('909.090.909,08')).toContain('prezzoVendita')
    expect(fieldsAt('909.090.909,09')).not.toContain('prezzoVendita')
  })
})
