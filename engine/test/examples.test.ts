import { describe, expect, it } from 'vitest'
import * as engine from '../src/index.ts'
import {
  adviseOn,
  bandOf,
  betterPriceBelow,
  calculate,
  categoryTableOf,
  changeField,
  costForMargin,
  countries,
  countryOf,
  defaultFormData,
  feeRuleOf,
  isLoss,
  isNearBorder,
  leversOf,
  lowestPriceForMargin,
  priceForMargin,
  primeApplies,
  profitChange,
  quickScenario,
  readAmount,
  readNumber,
  ricaricoOf,
  roundToCents,
  simulate,
  sliderRanges,
  trialOf,
  verdictOf,
  withFlatRate,
  wordsOf,
  writeAmount,
  writeAsUnderstood,
} from '../src/index.ts'

// The examples of the documentation, one test for each public function, named after it.
const examples: Record<string, () => void> = {
  adviseOn: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    const calculation = calculate(form)
    expect(calculation.ok && adviseOn(form, calculation.result).next).toEqual({
      margine: 30,
      prezzo: 29.5,
      costo: 10.59,
    })
  },
  bandOf: () => {
    expect(bandOf(19.99)).toBe('ok')
    expect(bandOf(20)).toBe('good')
  },
  betterPriceBelow: () => {
    const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
    expect(betterPriceBelow(form)).toBe(10)
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
  costForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(costForMargin(form, 'costo', 30)).toBe(10.59)
  },
  countryOf: () => {
    expect(countryOf('FR').vatPercent).toBe(20)
    expect(countryOf('XX').name).toBe('Italia')
  },
  feeRuleOf: () => {
    expect(feeRuleOf({ ...defaultFormData, categoria: 'books' }).closingFee).toBe(1.01)
  },
  isLoss: () => {
    expect(isLoss({ guadagno: -0.01 })).toBe(true)
    expect(isLoss({ guadagno: -1e-15 })).toBe(false)
  },
  isNearBorder: () => {
    expect(isNearBorder(19.97)).toBe(true)
    expect(isNearBorder(19.9)).toBe(false)
  },
  leversOf: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(leversOf(form)[0]?.field).toBe('costo')
  },
  lowestPriceForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    expect(lowestPriceForMargin(form, 30)).toBe(29.5)
  },
  priceForMargin: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
    expect(priceForMargin(form, 30)).toBe(29.5)
    expect(priceForMargin(form, 90)).toBeNull()
  },
  primeApplies: () => {
    expect(primeApplies({ ...defaultFormData, categoria: 'clothing' })).toBe(true)
  },
  profitChange: () => {
    const sale = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const [before, after] = [sale, { ...sale, prezzoVendita: '43,89' }].map((form) =>
      calculate(form),
    )
    if (!before?.ok || !after?.ok) throw new Error('no result')
    const [price, fee] = profitChange(before.result, after.result)
    expect(price).toEqual({ what: 'prezzo', effect: expect.closeTo(3.27, 2) })
    expect(fee).toEqual({ what: 'commissione', effect: expect.closeTo(-0.6, 2) })
  },
  quickScenario: () => {
    const form = { ...defaultFormData, prezzoVendita: '39,99' }
    expect(quickScenario('prezzoPiu10', form, 15).prezzoVendita).toBe('43,989')
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
  simulate: () => {
    const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
    const simulation = simulate(form, quickScenario('commissionePiu5', form, 15))
    expect(simulation.ok && simulation.result.analisiCommissioni.nominale).toBe(20)
  },
  sliderRanges: () => {
    const form = { ...defaultFormData, prezzoVendita: '39,90' }
    expect(sliderRanges(form, 15).prezzoVendita).toEqual({ min: 19.95, max: 100, step: 0.5 })
  },
  trialOf: () => {
    const scenario = quickScenario('commissionePiu5', defaultFormData, 15)
    expect(trialOf(defaultFormData, scenario).rule.rate).toEqual({ kind: 'flat', percent: 20 })
  },
  verdictOf: () => {
    expect(verdictOf({ guadagno: 8, margine: 25 })).toBe('good')
  },
  withFlatRate: () => {
    const rule = withFlatRate(feeRuleOf(defaultFormData), 20)
    expect(rule.words.EUR.rate).toBe('20%')
  },
  wordsOf: () => {
    const rule = feeRuleOf(defaultFormData)
    expect(wordsOf(rule, countries.IT).description).toBe('Sul prezzo con IVA: 15%')
    expect(wordsOf(rule, countries.US).description).toBe('Sul prezzo: 15%')
  },
  writeAmount: () => {
    expect(writeAmount(43.989, 2)).toBe('43,989')
    expect(writeAmount(1234.5, 2)).toBe('1.234,50')
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
