import { defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { percentProblem } from '../src/features/scenarios/ScenarioSlider.tsx'
import {
  chosen,
  scenarioOf,
  type TriedAction,
  triedReducer,
} from '../src/features/scenarios/scenario.ts'

const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,99', spedizione: '4,50' }
const nominale = 12.7546933667
const begun = chosen('situazioneAttuale', form, nominale)
const after = (...actions: TriedAction[]) => actions.reduce(triedReducer, begun)

test('begins as the sale is, by the rule of the marketplace', () => {
  expect(begun.quick).toBe('situazioneAttuale')
  expect(scenarioOf(begun)).toEqual({
    prezzoVendita: 39.99,
    costo: 12.5,
    spedizione: 4.5,
    commissione: null,
  })
})

test('a quick scenario is exact, however few decimals its field shows', () => {
  const choose = { type: 'choose', quick: 'commissionePiu5', form, nominale } as const
  expect(after(choose).commissione).toEqual({ text: '17,75', value: 17.7546933667 })
  expect(after({ ...choose, quick: 'prezzoPiu10' }).prezzoVendita).toEqual({
    text: '43,989',
    value: 43.989,
  })
})

test('a quick scenario takes back whatever was moved', () => {
  const moved: TriedAction[] = [
    { type: 'slide', field: 'costo', value: 20 },
    { type: 'slide', field: 'commissione', value: 3 },
  ]
  expect(after(...moved, { type: 'choose', quick: 'situazioneAttuale', form, nominale })).toEqual(
    begun,
  )
})

describe('moving a value', () => {
  test('writes it as an amount and deselects the quick scenario', () => {
    expect(after({ type: 'slide', field: 'prezzoVendita', value: 1040.5 })).toEqual({
      ...begun,
      quick: null,
      prezzoVendita: { text: '1.040,50', value: 1040.5 },
    })
    const { commissione, quick } = after({ type: 'slide', field: 'commissione', value: 15.3 })
    expect([commissione, quick]).toEqual([{ text: '15,3', value: 15.3 }, null])
  })
})

describe('typing a value', () => {
  test('keeps what is typed, understood or not', () => {
    expect(after({ type: 'write', field: 'spedizione', text: 'abc' })).toMatchObject({
      spedizione: { text: 'abc', value: 0 },
      quick: null,
    })
    const write = (text: string) => after({ type: 'write', field: 'commissione', text }).commissione
    expect(write('7,')).toEqual({ text: '7,', value: 7 })
    expect(write('sette')).toEqual({ text: 'sette', value: 0 })
  })

  test('shows it as understood once its field is left', () => {
    const typed = (field: 'costo' | 'commissione', text: string) =>
      after({ type: 'write', field, text }, { type: 'leave', field })
    expect(typed('costo', '1234.5').costo).toEqual({ text: '1.234,5', value: 1234.5 })
    expect(typed('commissione', '12.50').commissione).toEqual({ text: '12,50', value: 12.5 })
  })

  test('takes the commission with its sign, and shows it without once its field is left', () => {
    const typed = (text: string) =>
      after({ type: 'write', field: 'commissione', text }, { type: 'leave', field: 'commissione' })
        .commissione
    for (const text of ['12%', '12 %', '12\u00a0% '])
      expect(typed(text)).toEqual({ text: '12', value: 12 })
    expect(typed('sette%')).toEqual({ text: 'sette%', value: 0 })
    expect(after({ type: 'write', field: 'costo', text: '12%' }).costo.value).toBe(0)
  })

  test('says of the commission why it is no percentage', () => {
    expect(percentProblem('12 %')).toBeNull()
    expect(percentProblem('')).toBeNull()
    expect(percentProblem('sette%')).toBe('Non è un numero: vale 0')
    for (const text of ['-3', '\u22123%'])
      expect(percentProblem(text)).toBe('La percentuale non può essere negativa')
  })

  test('passing through a field changes nothing, the exact value included', () => {
    for (const quick of ['situazioneAttuale', 'commissionePiu5', 'prezzoPiu10'] as const) {
      const before = chosen(quick, form, nominale)
      for (const field of ['prezzoVendita', 'costo', 'spedizione', 'commissione'] as const)
        expect(triedReducer(before, { type: 'leave', field })).toEqual(before)
    }
  })
})

test('the rule of the marketplace can be had back, the rest as it was moved', () => {
  const { costo, commissione } = after(
    { type: 'slide', field: 'costo', value: 20 },
    { type: 'slide', field: 'commissione', value: 3 },
    { type: 'followRule' },
  )
  expect([costo.text, commissione]).toEqual(['20,00', null])
})
