import { describe, expect, it } from 'vitest'
import * as engine from '../src/index.ts'
import {
  bandOf,
  calculate,
  categoryTableOf,
  changeField,
  countryOf,
  defaultFormData,
  feeRuleOf,
  isNearBorder,
  primeApplies,
  readAmount,
  readNumber,
  ricaricoOf,
  roundToCents,
  writeAsUnderstood,
} from '../src/index.ts'

// The examples of the documentation, one test for each public function, named after it.
const examples: Record<string, () => void> = {
  bandOf: () => {
    expect(bandOf(19.99)).toBe('ok')
    expect(bandOf(20)).toBe('good')
  },
  calculate: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const calculation = calculate(form)
    expect(calculation.ok && calculation.result.guadagno).toBeCloseTo(14.2199, 4)
  },
  categoryTableOf: () => {
    expect(categoryTableOf({ ...defaultFormData, marketplace: 'ebay' })).toBeNull()
  },
  changeField: () => {
    const form = { ...defaultFormData, categoria: 'home' }
    expect(changeField(form, 'marketplace', 'manomano').categoria).toBe('base')
  },
  countryOf: () => {
    expect(countryOf('FR').vatPercent).toBe(20)
    expect(countryOf('XX').name).toBe('Italia')
  },
  feeRuleOf: () => {
    expect(feeRuleOf({ ...defaultFormData, categoria: 'books' }).closingFee).toBe(1.01)
  },
  isNearBorder: () => {
    expect(isNearBorder(19.97)).toBe(true)
    expect(isNearBorder(19.9)).toBe(false)
  },
  primeApplies: () => {
    expect(primeApplies({ ...defaultFormData, categoria: 'clothing' })).toBe(true)
  },
  readAmount: () => {
    expect(readAmount('1.234,56 €')).toEqual({ value: 1234.56, problem: null })
    expect(readAmount('abc')).toEqual({ value: 0, problem: 'notANumber' })
  },
  readNumber: () => {
    expect(readNumber('12,50')).toBe(12.5)
    expect(readNumber('1.234')).toBe(1234)
    expect(readNumber('0.500')).toBe(0.5)
    expect(readNumber('1e3')).toBe(0)
  },
  ricaricoOf: () => {
    expect(ricaricoOf({ guadagno: 20, costiTotali: 80 })).toBe(25)
  },
  roundToCents: () => {
    expect(roundToCents(10.0000001)).toBe(10)
    expect(roundToCents(1.005)).toBe(1.01)
  },
  writeAsUnderstood: () => {
    expect(writeAsUnderstood('1234.00')).toBe('1.234,00')
    expect(writeAsUnderstood('12.345')).toBe('12.345')
    expect(writeAsUnderstood('€ 12,345')).toBe('12,345')
    expect(writeAsUnderstood('abc')).toBe('abc')
  },
}

describe('the documented example holds', () => {
  it.each(Object.entries(examples))('of %s', (_, example) => {
    example()
  })

  it('of every public function, none left out', () => {
    const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function')
    expect(Object.keys(examples)).toEqual(functions.map(([name]) => name).toSorted())
  })
})
