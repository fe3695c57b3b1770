import { defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import {
  type Calculator,
  type CalculatorAction,
  calculatorReducer,
  newCalculator,
} from '../src/features/calculator/calculator.ts'

const after = (...actions: CalculatorAction[]): Calculator =>
  actions.reduce(calculatorReducer, newCalculator)
const typed = (field: 'costo' | 'prezzoVendita' | 'spedizione', value: string) =>
  ({ type: 'change', field, value }) as const
const calculate = { type: 'calculate' } as const

describe('before the first result', () => {
  test('typing changes the form and nothing else', () => {
    expect(after(typed('costo', '12,5'))).toEqual({
      form: { ...defaultFormData, costo: '12,5' },
      live: false,
      alert: null,
    })
  })

  test('asking for a result without cost and price alerts that they are required', () => {
    expect(after(calculate)).toMatchObject({ live: false, alert: 'required' })
    expect(after(typed('costo', '5'), calculate)).toMatchObject({ live: false, alert: 'required' })
  })

  test('a negative amount is what the alert is about, even when another is missing', () => {
    expect(after(typed('spedizione', '-1'), calculate)).toMatchObject({ alert: 'negative' })
  })
})

describe('a successful calculation', () => {
  const live = after(typed('costo', '5'), typed('prezzoVendita', '20'), calculate)

  test('makes the form live', () => {
    expect(live).toMatchObject({ live: true, alert: null })
  })

  test('stays live while the form is wrong, without an alert', () => {
    const wrong = calculatorReducer(live, typed('costo', '-5'))
    expect(wrong).toMatchObject({ live: true, alert: null })
  })

  test('ends with a new calculation, which is empty', () => {
    expect(calculatorReducer(live, { type: 'startAgain' })).toEqual(newCalculator)
  })
})

test('closing the alert leaves what was typed', () => {
  const alerted = after(typed('costo', 'abc'), calculate)
  expect(calculatorReducer(alerted, { type: 'closeAlert' })).toEqual({
    form: { ...defaultFormData, costo: 'abc' },
    live: false,
    alert: null,
  })
})

test('applying a scenario takes its three amounts and leaves the rest as it was', () => {
  const live = after(typed('costo', '5'), typed('prezzoVendita', '20'), calculate)
  const applied = { prezzoVendita: '43,989', costo: '12,50', spedizione: '' }
  expect(calculatorReducer(live, { type: 'apply', ...applied })).toEqual({
    ...live,
    form: { ...live.form, ...applied },
  })
})

describe('leaving a field', () => {
  test('shows a number as understood', () => {
    expect(
      after(typed('costo', '1234.50'), { type: 'leaveField', field: 'costo' }).form.costo,
    ).toBe('1.234,50')
  })

  test('keeps what is not a number', () => {
    expect(after(typed('costo', 'abc'), { type: 'leaveField', field: 'costo' }).form.costo).toBe(
      'abc',
    )
  })

  test('changes nothing where nothing is to change', () => {
    const before = after(typed('costo', '12,50'))
    expect(calculatorReducer(before, { type: 'leaveField', field: 'costo' })).toBe(before)
  })
})
