import { calculate, defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { todaysOther } from '../src/calculation/todays-other.ts'

const form = { ...defaultFormData, costo: '5', prezzoVendita: '20' }

function resultOf(changes: Partial<typeof form> = {}) {
  const calculation = calculate({ ...form, ...changes })
  if (!calculation.ok) throw new Error('no result')
  return calculation.result
}

describe('a saved result beside what the form comes to today', () => {
  test('is no news where both are the same, but for double noise', () => {
    const result = resultOf()
    expect(todaysOther(form, result)).toBeNull()
    expect(todaysOther(form, { ...result, margine: result.margine * (1 + 1e-14) })).toBeNull()
  })

  test('is news where the fee has changed since', () => {
    const older = resultOf({ marketplace: 'ebay' })
    expect(todaysOther(form, older)).toEqual(resultOf())
  })

  test('is news where a figure is missing or is none', () => {
    const { margine: _, ...incomplete } = resultOf()
    for (const odd of [{}, incomplete, { ...incomplete, margine: '51' }])
      expect(todaysOther(form, odd)).toEqual(resultOf())
  })

  test('is no news where today there is no result at all', () => {
    expect(todaysOther({ ...form, costo: '' }, resultOf())).toBeNull()
  })
})
