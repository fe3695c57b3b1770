import {
  type AddedFields,
  type CalculationFormData,
  calculate,
  defaultFormData,
  type SpecifiedFields,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { chosenRates } from '../src/features/saved/chosen-rates.ts'
import { itemisedCommission } from '../src/features/saved/itemised-commission.ts'

const sale = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90', categoria: 'home' }
const onDay = { ...sale, tariffe: '2026-02-10' }
const own = { percentuale: '12', fissa: '', minima: '', base: 'lordo' } as const

describe('the card of a saved calculation', () => {
  test.each<[Partial<SpecifiedFields> & AddedFields, string[]]>([
    [{ tariffe: '2026-02-01' }, ['tariffe del 1° febbraio 2026']],
    [{ tariffe: '2026-02-10', paese: 'FR' }, []],
    [{ tariffe: '2026-02-10', marketplace: 'manomano' }, []],
    [{ tariffe: '2026-02-10', commissionePropria: own }, ['tua tariffa']],
    [{ aliquotaIVA: '10', regime: 'forfettario' }, ['IVA 10%', 'forfettario']],
  ])('names the rates that are in force: %j', (change, told) => {
    expect(chosenRates({ ...sale, ...change })).toEqual(told)
  })

  const told = (form: CalculationFormData) => {
    const calculation = calculate(form)
    if (!calculation.ok) throw new Error('no result')
    const { whole, parts } = itemisedCommission(form, calculation.result) ?? {}
    return [whole, parts].map((text) => text?.replaceAll('\u00a0', ' '))
  }

  test('tells a commission with its parts, beyond the specification alone', () => {
    expect(told(onDay)).toEqual(['1,64 €', 'Commissione 1,59 € · Servizi digitali 0,05 €'])
    expect(told({ ...sale, commissionePropria: own })).toEqual(['2,39 €', undefined])
    expect(told({ ...sale, commissionePropria: { ...own, percentuale: '0' } })[0]).toBe('0,00 €')
    expect(told(sale)).toEqual([undefined, undefined])
  })

  test('tells of no less than half a cent that is missing to a minimum', () => {
    const nearMinimum = { costo: '0,10', prezzoVendita: '1,98', categoria: 'base' }
    expect(told({ ...onDay, ...nearMinimum })).toEqual([
      '0,31 €',
      'Commissione 0,30 € · Servizi digitali 0,01 €',
    ])
    const commissionePropria = { ...own, percentuale: '15', minima: '0,30' }
    expect(told({ ...sale, ...nearMinimum, commissionePropria })).toEqual(['0,30 €', undefined])
  })
})
