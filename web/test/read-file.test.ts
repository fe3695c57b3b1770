import { calculate, defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { readFile } from '../src/features/opening/useFile.ts'

const formData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90', categoria: 'home' }
const exported = { date: '2026-11-22T10:00:00.000Z', formData, result: calculate(formData) }

const read = (content: unknown, name = 'a.json') =>
  readFile(new File([typeof content === 'string' ? content : JSON.stringify(content)], name))

test('an exported calculation gives its form, whatever result is beside it', async () => {
  expect(await read(exported)).toEqual(formData)
  expect(await read({ formData, result: { guadagno: 1e9 } })).toEqual(formData)
  expect(await read(`\uFEFF${JSON.stringify(exported, null, 2)}`)).toEqual(formData)
})

test('a form that lacks fields has their defaults', async () => {
  expect(await read({ formData: { costo: '5', tariffe: '2027-01-01' } })).toEqual({
    ...defaultFormData,
    costo: '5',
    tariffe: '2027-01-01',
  })
})

test('a form with fields, parts of them or choices that nobody knows is from a newer version', async () => {
  const imposte = { coefficiente: '67', sostitutiva: '5', gestione: 'nessuna', riduzione: '35' }
  expect(await read({ formData: { costo: '5', imposte } })).toMatchObject({ imposte })
  for (const newer of [
    { colore: 'blu' },
    { imposte: { ...imposte, anno: '2027' } },
    { imposte: { ...imposte, gestione: 'altra' } },
    { regime: 'impatriati' },
    { marketplace: 'zalando' },
    { paese: 'XX' },
    { categoria: 'nope' },
  ])
    expect(await read({ formData: { ...formData, ...newer } }), JSON.stringify(newer)).toBe('newer')
})

test('lists within lists are no form, however many', async () => {
  const deep = `${'['.repeat(49_000)}${']'.repeat(49_000)}`
  expect(await read(`{"formData":${deep}}`)).toBe('damaged')
  expect(await read(`{"formData":{"imposte":${deep}}}`)).toBe('damaged')
  expect(await read(`{"formData":{"imposte":{"altro":${deep}}}}`)).toBe('newer')
})

test('anything else says what it is instead', async () => {
  expect(await read('costo;prezzo', 'listino.csv')).toBe('notJson')
  for (const broken of ['', '{"formData":{"costo"']) expect(await read(broken)).toBe('damaged')
  for (const other of [null, 5, 'null', [formData], { calculations: [exported] }])
    expect(await read(other)).toBe('notOurs')
  for (const damaged of [null, {}, [], 'x', { costo: 5 }, { ...formData, prime: 'no' }])
    expect(await read({ ...exported, formData: damaged })).toBe('damaged')
  expect(await read({ ...exported, formData: { ...formData, costo: '9'.repeat(201) } })).toBe(
    'damaged',
  )
  expect(await read({ ...exported, note: '9'.repeat(100_000) })).toBe('tooLarge')
})
