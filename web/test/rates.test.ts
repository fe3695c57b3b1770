import { defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calculate, ratesOf } from '../src/calculation/rates.ts'
import { todaysChange } from '../src/calculation/todays-rates.ts'

/** A lamp in «Casa» on Amazon. */
const lamp = { ...defaultFormData, costo: '8', prezzoVendita: '19,90', categoria: 'home' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a form that asks for rates of a day', () => {
  test('has a result until tomorrow, and none after', () => {
    expect(calculate({ ...lamp, tariffe: '2026-11-23' }).ok).toBe(true)
    expect(calculate({ ...lamp, tariffe: '2026-11-24', costo: '-1', aliquotaIVA: 'x' })).toEqual({
      ok: false,
      problems: [
        { field: 'costo', code: 'negative' },
        { field: 'tariffe', code: 'invalid' },
        { field: 'aliquotaIVA', code: 'invalid' },
      ],
    })
  })

  test('shows what was chosen by it while the day can not be read', () => {
    const form = { ...lamp, categoria: 'kitchen', tariffe: '' }
    expect(ratesOf(form).category?.label).toBe('Cucina')
    expect(calculate(form).ok).toBe(false)
  })
})

describe('what the rates of today change', () => {
  const day = '2026-11-22'

  test('is the commission, to the cent', () => {
    expect(todaysChange(lamp, day)).toEqual({ now: 2.99, today: 1.64 })
    expect(todaysChange({ ...lamp, regime: 'forfettario' }, day)).toEqual({ now: 3.64, today: 2 })
  })

  test('is nothing where they are in use, where the marketplace has no other, or without a result', () => {
    const nothing = [
      { ...lamp, tariffe: day },
      { ...lamp, tariffe: '2026-02-01' },
      { ...lamp, marketplace: 'shopify' },
      { ...lamp, paese: 'FR' },
      { ...lamp, costo: '' },
      { ...lamp, tariffe: '' },
    ]
    for (const form of nothing) expect(todaysChange(form, day)).toBeNull()
  })
})
