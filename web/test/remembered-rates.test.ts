import { defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberRates } from '../src/calculation/remember-rates.ts'
import { rememberedRates } from '../src/calculation/remembered-rates.ts'
import { newFormFor } from '../src/features/calculator/new-form.ts'
import { device } from '../src/person/vault.ts'

const form = { ...defaultFormData, costo: '5' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00') })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the next calculation has the rates and the regime that were chosen last', () => {
  const imposte = {
    coefficiente: '67',
    sostitutiva: '5',
    gestione: 'artigiani',
    riduzione: '35',
  } as const
  rememberRates({ tariffe: '2026-03-01', regime: 'forfettario', imposte })
  expect(rememberedRates()).toEqual({ tariffe: '2026-03-01', regime: 'forfettario', imposte })
  rememberRates({ tariffe: '1.3.1' })
  expect(rememberedRates()).toEqual({ regime: 'forfettario', imposte })
  rememberRates({ regime: 'ordinario' })
  expect(rememberedRates()).toEqual({ imposte })
})

test('the rates of today are those of its own day, whatever else is chosen meanwhile', () => {
  rememberRates({ tariffe: '2026-11-22' })
  vi.setSystemTime(new Date('2026-12-24T10:00:00'))
  rememberRates({ regime: 'forfettario' })
  vi.setSystemTime(new Date('2027-01-08T10:00:00'))
  expect(rememberedRates()).toEqual({ tariffe: '2027-01-08', regime: 'forfettario' })
})

test('of the tax settings the one that was chosen changes', () => {
  rememberRates({ imposte: { gestione: 'artigiani' } })
  rememberRates({ imposte: { coefficiente: '67' } })
  expect(rememberedRates()).toEqual({
    imposte: { coefficiente: '67', sostitutiva: '15', gestione: 'artigiani', riduzione: 'nessuna' },
  })
})

test('what can not be used is not remembered, and costs nothing of what is', () => {
  rememberRates({ tariffe: '2026-03-01', imposte: { coefficiente: '67' } })
  for (const tariffe of ['', '2026-11-24']) rememberRates({ tariffe, regime: 'forfettario' })
  for (const coefficiente of ['400', '']) rememberRates({ imposte: { coefficiente } })
  const { imposte, ...rates } = rememberedRates()
  expect(rates).toEqual({ tariffe: '2026-03-01', regime: 'forfettario' })
  expect(imposte?.coefficiente).toBe('67')
})

test('what is kept and can not be used is dropped, and only that', () => {
  const imposte = { coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '35' }
  const read = (kept: object) => {
    device.set('rates', kept)
    return rememberedRates()
  }
  const regime = 'forfettario'
  expect(read({ tariffe: '2026-02-30', regime, imposte })).toEqual({ regime, imposte })
  expect(
    read({ tariffe: '2026-02-28', regime, imposte: { ...imposte, coefficiente: '400' } }),
  ).toEqual({ tariffe: '2026-02-28', regime })
  const blank = { tariffe: '2026-02-28', regime, imposte: { ...imposte, coefficiente: '' } }
  expect(read(blank)).toEqual({ tariffe: '2026-02-28', regime })
  localStorage.setItem('margine::rates', '{')
  expect(rememberedRates()).toEqual({})
})

test('a new calculation in the same place has no marketplace that its rates do not know', () => {
  const there = { ...form, marketplace: 'tiktok', tariffe: '2026-03-01' }
  expect(newFormFor(there)).toEqual(defaultFormData)
  rememberRates({ tariffe: there.tariffe })
  expect(newFormFor(there)).toEqual({
    ...defaultFormData,
    marketplace: 'tiktok',
    tariffe: '2026-03-01',
  })
  expect(newFormFor({ ...there, paese: 'FR' }).marketplace).toBe('amazon')
})
