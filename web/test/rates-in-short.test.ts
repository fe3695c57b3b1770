import { type AddedFields, defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { ratesInShort } from '../src/calculation/rates-in-short.ts'

const inShort = (changed: AddedFields & { marketplace?: string; paese?: string }) =>
  ratesInShort({ ...defaultFormData, ...changed })

const day = '2026-11-22'
const own = { percentuale: '10', fissa: '', minima: '', base: 'lordo' } as const

describe('the summary of «Tariffe e regime»', () => {
  test('names the rates in force, whatever day was asked for', () => {
    expect(inShort({})).toBe('Margine 1.3.1 · ordinario')
    expect(inShort({ tariffe: day })).toBe('tariffe del 22 novembre 2026 · ordinario')
    expect(inShort({ tariffe: '2026-02-01' })).toBe('tariffe del 1° febbraio 2026 · ordinario')
    expect(inShort({ tariffe: '2026-03-08' })).toBe("tariffe dell'8 marzo 2026 · ordinario")
    for (const place of [{ paese: 'FR' }, { marketplace: 'manomano' }])
      expect(inShort({ tariffe: day, ...place })).toBe('Margine 1.3.1 · ordinario')
    expect(inShort({ tariffe: day, commissionePropria: own })).toBe('tua tariffa · ordinario')
    expect(inShort({ tariffe: '' })).toBe('giorno da scegliere · ordinario')
  })

  test('has no figure of a VAT that can not be used', () => {
    expect(inShort({ aliquotaIVA: '4' })).toBe('Margine 1.3.1 · IVA 4% · ordinario')
    for (const aliquotaIVA of ['abc', '150', '-1'])
      expect(inShort({ aliquotaIVA })).toBe('Margine 1.3.1 · IVA da correggere · ordinario')
  })

  test('names the regime that counts: outside Italy there is one', () => {
    expect(inShort({ regime: 'forfettario' })).toBe('Margine 1.3.1 · forfettario')
    expect(inShort({ regime: 'forfettario', paese: 'FR' })).toBe('Margine 1.3.1 · ordinario')
  })
})
