import {
  type CalculationFormData,
  defaultFormData,
  readSale,
  type Scenario,
  simulate,
  trialOf,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { ratesOf } from '../src/calculation/rates.ts'
import { partChanges } from '../src/features/scenarios/part-changes.ts'

const sale: CalculationFormData = {
  ...defaultFormData,
  costo: '6,20',
  prezzoVendita: '19,90',
  categoria: 'home',
  tariffe: '2026-02-10',
}
const own = { percentuale: '0', fissa: '0,30', minima: '', base: 'lordo' } as const

function tried(form: CalculationFormData, change: Partial<Scenario>) {
  const original = { sale: readSale(form), rates: ratesOf(form) }
  const { prezzoVendita, costo, spedizione } = original.sale
  const scenario = { prezzoVendita, costo, spedizione, commissione: null, ...change }
  const simulation = simulate(original, scenario)
  if (!simulation.ok) throw new Error('no result')
  return { trial: trialOf(original, scenario), result: simulation.result }
}

const changes = (form: CalculationFormData, change: Partial<Scenario>) =>
  partChanges(tried(form, {}), tried(form, change)).map(({ part, original, scenario }) => [
    part,
    original.toFixed(2),
    scenario.toFixed(2),
  ])

describe('the parts of a commission in a scenario', () => {
  test('stand beside those of the calculation', () => {
    expect(changes(sale, { prezzoVendita: 30 })).toEqual([
      ['commissione', '1.59', '4.50'],
      ['serviziDigitali', '0.05', '0.14'],
    ])
  })

  test('that only one of the two has are nothing in the other', () => {
    expect(changes(sale, { prezzoVendita: 1 })).toEqual([
      ['commissione', '1.59', '0.08'],
      ['minimo', '0.00', '0.22'],
      ['serviziDigitali', '0.05', '0.01'],
    ])
    expect(changes({ ...sale, commissionePropria: own }, { commissione: 10 })).toEqual([
      ['commissione', '0.00', '1.99'],
      ['ordine', '0.30', '0.30'],
    ])
  })

  test('have no less than half a cent that is missing to a minimum', () => {
    expect(changes({ ...sale, categoria: 'base', prezzoVendita: '1,98' }, { costo: 1 })).toEqual([
      ['commissione', '0.30', '0.30'],
      ['serviziDigitali', '0.01', '0.01'],
    ])
  })

  test('are not told apart where there is one, or where those of a saved result are not known', () => {
    expect(changes({ ...sale, commissionePropria: own }, { costo: 1 })).toEqual([])
    const after = tried(sale, { prezzoVendita: 30 })
    const { trial, result } = tried(sale, {})
    const breakdown = result.breakdown.map(({ voci: _, ...line }) => line)
    expect(partChanges({ trial, result: { ...result, breakdown } }, after)).toEqual([])
  })
})
