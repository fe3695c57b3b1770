import { defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { savable } from '../src/features/saved/record.ts'

test('a key that nobody knows goes along where it can be chosen anew, and nowhere else', () => {
  const unknown = { ...defaultFormData, marketplace: 'zalando', paese: 'XX', categoria: 'vecchia' }
  expect(savable(unknown)).toEqual({ ...unknown, categoria: 'base' })
  const asked = { ...defaultFormData, categoria: 'vecchia' }
  expect(savable({ ...asked, categoriaManoMano: 'vecchia' })).toEqual(asked)
  const known = {
    ...{ ...defaultFormData, marketplace: 'ebay' },
    ...{ categoria: 'clothing', categoriaManoMano: 'tools' },
  }
  expect(savable(known)).toEqual(known)
})
