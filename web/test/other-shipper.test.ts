import {
  type CalculationFormData,
  changeField,
  defaultFormData,
  type FieldChange,
} from '@margine/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Calculator,
  type CalculatorAction,
  calculatorReducer,
  newCalculator,
} from '../src/features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from '../src/features/calculator/draft.ts'
import { shippedByAmazon } from '../src/features/calculator/form/shipping/ShippingFields.tsx'
import { isShippingUnsaid } from '../src/features/calculator/other-shipper.ts'
import { stubTab } from './tab.ts'

const today = '2026-05-04'
const piece = {
  ...{ lunghezza: '20', larghezza: '15', altezza: '5', peso: '300' },
  ...{ pericolosa: false, mesi: '' },
}
const own: CalculationFormData = {
  ...defaultFormData,
  costo: '10',
  prezzoVendita: '30',
  spedizione: '6',
}
const after = (state: Calculator, ...actions: CalculatorAction[]) =>
  actions.reduce(calculatorReducer, state)
const change = (changed: FieldChange) => ({ type: 'change', ...changed }) as const
const shipAgain = (state: Calculator) =>
  after(state, { type: 'ship', ...shippedByAmazon(state, today) })
const measure = [
  change({ field: 'logisticaAmazon', value: piece }),
  change({ field: 'spedizione', value: '0,50' }),
] as const
const byAmazon = after(shipAgain({ ...newCalculator, form: own }), ...measure)
const loaded = (form: CalculationFormData) => ({ ...newCalculator, form })

beforeEach(() => stubTab())
afterEach(() => {
  vi.unstubAllGlobals()
})

test('Amazon’s logistics bring today’s rates along, and shipping is what sending the piece to Amazon costs', () => {
  expect(byAmazon.form).toEqual({
    ...own,
    tariffe: today,
    spedizione: '0,50',
    logisticaAmazon: piece,
  })
})

describe('the seller’s own shipping and rates come back', () => {
  test.each<[string, FieldChange, Partial<CalculationFormData>]>([
    ['when they ship again', { field: 'logisticaAmazon', value: null }, {}],
    ['on another marketplace', { field: 'marketplace', value: 'ebay' }, { marketplace: 'ebay' }],
    ['in another country', { field: 'paese', value: 'FR' }, { paese: 'FR' }],
    ['with rates that have no logistics', { field: 'tariffe', value: '1.3.1' }, {}],
    [
      'with rates from before there were any',
      { field: 'tariffe', value: '2026-01-31' },
      { tariffe: '2026-01-31' },
    ],
  ])('%s', (_, changed, differs) => {
    const left = after(byAmazon, change(changed))
    expect(left.form).toEqual({ ...own, ...differs })
    expect(isShippingUnsaid(left)).toBe(false)
    const italy = change({ field: 'paese', value: 'IT' })
    const again = after(left, change({ field: 'marketplace', value: 'amazon' }), italy)
    expect(shipAgain(again).form).toMatchObject({
      logisticaAmazon: piece,
      spedizione: '0,50',
    })
  })

  test('after a reload', () => {
    keepDraft(byAmazon)
    const left = after(restoreDraft(), change({ field: 'logisticaAmazon', value: null }))
    expect(left.form).toEqual(own)
  })
})

test('on a marketplace that only dated rates have, today’s stay', () => {
  const left = after(byAmazon, change({ field: 'marketplace', value: 'tiktok' }))
  expect(left.form).toMatchObject({ marketplace: 'tiktok', tariffe: today, spedizione: '6' })
})

test('abroad the seller’s own shipping comes back without the Italian VAT that it was typed with', () => {
  const typed = loaded({ ...own, spedizione: '12,20', speseIncludonoIVA: true })
  const abroad = after(shipAgain(typed), ...measure, change({ field: 'paese', value: 'FR' }))
  expect(abroad.form).toMatchObject({ spedizione: '10', paese: 'FR' })
  const back = after(abroad, change({ field: 'paese', value: 'IT' }))
  expect(back.form).toEqual({ ...own, spedizione: '10' })
})

test('of a calculation that began with Amazon’s logistics, shipping is blank without them, and said to be unknown', () => {
  const saved = loaded({ ...own, tariffe: today, spedizione: '0,50', logisticaAmazon: piece })
  expect(isShippingUnsaid(saved)).toBe(false)
  const left = after(saved, change({ field: 'marketplace', value: 'ebay' }))
  expect(left.form.spedizione).toBe('')
  expect(isShippingUnsaid(left)).toBe(true)
  keepDraft(left)
  expect(isShippingUnsaid(restoreDraft())).toBe(true)
  expect(isShippingUnsaid(after(left, change({ field: 'spedizione', value: '6' })))).toBe(false)
})

test('a compared place is gone to as it was compared: what is unknown there is blank and said to be', () => {
  const there = after(byAmazon, {
    type: 'goTo',
    form: changeField(byAmazon.form, 'logisticaAmazon', null),
  })
  expect(there.form).toEqual({ ...own, tariffe: today, spedizione: '' })
  expect(isShippingUnsaid(there)).toBe(true)
})
