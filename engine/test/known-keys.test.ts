import { expect, test } from 'vitest'
import { datedCards, defaultFormData, knownKeys, margine131, unknownKeysOf } from '../src/index.ts'
import type { CategoryField } from '../src/rates/rate-card.ts'

test('a key is known where any card has it, be it one that is over', () => {
  const known = (fields: object) => unknownKeysOf({ ...defaultFormData, ...fields })
  expect(known({})).toEqual([])
  for (const paese of Object.keys(margine131.countries)) expect(known({ paese })).toEqual([])
  for (const marketplace of [...Object.keys(margine131.marketplaces), 'tiktok'])
    expect(known({ marketplace })).toEqual([])
  const fields: readonly [string, CategoryField][] = [
    ['amazon', 'categoria'],
    ['ebay', 'categoriaEbay'],
    ['tiktok', 'categoriaTikTok'],
  ]
  for (const [marketplace, field] of fields)
    for (const { fees } of Object.entries(datedCards).find(([key]) => key === marketplace)?.[1] ??
      [])
      for (const key of 'categories' in fees ? Object.keys(fees.categories) : [])
        expect(known({ [field]: key }), `${field} ${key}`).toEqual([])
})

test('any other is named by its field, all at once', () => {
  const form = { ...defaultFormData, paese: 'XX', marketplace: 'zalando', categoria: 'toString' }
  expect(unknownKeysOf({ ...form, categoriaEbay: '' })).toEqual([
    'paese',
    'marketplace',
    'categoria',
    'categoriaEbay',
  ])
  expect(unknownKeysOf({ ...defaultFormData, categoriaManoMano: 'beauty' })).toEqual([
    'categoriaManoMano',
  ])
})

test('no key is listed twice', () => {
  for (const keys of Object.values(knownKeys)) expect(new Set(keys).size).toBe(keys.length)
})
