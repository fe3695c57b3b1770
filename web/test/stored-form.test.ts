import { defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { storedForm } from '../src/calculation/stored-form.ts'

test('a form that was stored before a field was added keeps the rest', () => {
  const { categoriaManoMano: _, ...older } = { ...defaultFormData, costo: '7,77', prime: true }
  expect(storedForm(older)).toEqual({ ...defaultFormData, costo: '7,77', prime: true })
})

test('what is no value of its field has the default, and what is no form is an empty one', () => {
  expect(storedForm({ costo: 7, prime: 'sì', paese: 'FR' })).toEqual({
    ...defaultFormData,
    paese: 'FR',
  })
  for (const nothing of [null, undefined, 'testo', 7, []])
    expect(storedForm(nothing)).toEqual(defaultFormData)
})
