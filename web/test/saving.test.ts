import { defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import type { SavedState } from '../src/features/saved/saved-state.ts'
import { savingOf } from '../src/features/saved/saving.ts'

const form = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90' }
const state: SavedState = {
  list: { kind: 'loaded', records: [] },
  problem: null,
  underWay: null,
  asking: null,
  failed: { name: 'Tazza', formData: form, key: 'a key', origin: null, sale: 1 },
  savedForm: null,
}

test('a save that failed has its name again for its sale, also once that has come back, and for no other', () => {
  const offered = (shown: { form: typeof form; sale: number }) =>
    savingOf(state, { ...shown, origin: null }, () => {}).name
  expect(offered({ form: { ...form, costo: '7' }, sale: 1 })).toBe('Tazza')
  expect(offered({ form, sale: 2 })).toBe('Tazza')
  expect(offered({ form: { ...form }, sale: 2 })).toBe('Calcolo Prodotto 1')
})
