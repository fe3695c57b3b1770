import { defaultFormData } from '@margine/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Calculator, newCalculator } from '../src/features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from '../src/features/calculator/draft.ts'
import { stubTab } from './tab.ts'

const own: Calculator = {
  ...newCalculator,
  form: { ...defaultFormData, costo: '3', prezzoVendita: '20' },
  live: true,
  origin: { id: '7', name: 'Lampada' },
}
const opened: Calculator = {
  ...newCalculator,
  form: { ...defaultFormData, costo: '5' },
  live: true,
  openedFrom: 'link',
  article: { name: 'Tazza', sku: 'A-1', target: '20', page: '/consuntivo' },
  cleared: own,
}

beforeEach(() => stubTab())
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what an opened calculation took the place of can be had back after a reload too', () => {
  keepDraft(opened)
  expect(restoreDraft()).toEqual(opened)
})

test('a draft that can not be read is none, whatever the browser has kept', () => {
  for (const kept of ['', '{', '['.repeat(5000), '"x"', '{"form":1}', '{"__proto__":{"form":1}}']) {
    sessionStorage.setItem('margine::draft', kept)
    expect(restoreDraft()).toEqual(newCalculator)
  }
})

test('a draft with values that are none of its fields keeps the rest', () => {
  const form = { ...defaultFormData, paese: { toString: 1 }, costo: null, prezzoVendita: '7,77' }
  sessionStorage.setItem('margine::draft', JSON.stringify({ live: 'yes', form }))
  expect(restoreDraft()).toEqual({
    ...newCalculator,
    form: { ...defaultFormData, prezzoVendita: '7,77' },
  })
})
