import { calculate, defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { readFile } from '../src/features/opening/read-file.ts'

const formData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90', categoria: 'home' }
const exported = { date: '2026-11-22T10:00:00.000Z', formData, result: calculate(formData) }

const read = (content: unknown) =>
  readFile(new File([typeof content === 'string' ? content : JSON.stringify(content)], 'a.json'))

test('an exported calculation gives its form, whatever result is beside it', async () => {
  expect(await read(exported)).toEqual(formData)
  expect(await read({ formData, result: { guadagno: 1e9 } })).toEqual(formData)
  expect(await read(`\uFEFF${JSON.stringify(exported, null, 2)}`)).toEqual(formData)
})

test('a form that lacks fields, or has others too, is read as far as it is known', async () => {
  expect(await read({ formData: { costo: '5', tariffe: '2027-01-01', colore: 'blu' } })).toEqual({
    ...defaultFormData,
    costo: '5',
    tariffe: '2027-01-01',
  })
})

test('anything else says what it is instead', async () => {
  expect(await read('costo;prezzo')).toBe('notJson')
  expect(await read('')).toBe('notJson')
  for (const other of [null, 5, 'null', [formData], { calculations: [exported] }])
    expect(await read(other)).toBe('notOurs')
  for (const damaged of [null, {}, [], 'x', { costo: 5 }, { ...formData, prime: 'no' }])
    expect(await read({ ...exported, formData: damaged })).toBe('damaged')
  expect(await read({ ...exported, formData: { ...formData, costo: '9'.repeat(201) } })).toBe(
    'damaged',
  )
  expect(await read({ ...exported, note: '9'.repeat(100_000) })).toBe('tooLarge')
})
