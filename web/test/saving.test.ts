import { defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { nothingKnown } from '../src/features/saved/saved.ts'
import { savedClient } from '../src/features/saved/saved-client.ts'
import { savingOf } from '../src/features/saved/saving.ts'

const form = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90' }
const failed = { name: 'Tazza', formData: form, key: 'a key', origin: null, sale: 1 }

test('beside its record a calculation is offered the next number; replacing it, or once it is gone, its own name', () => {
  const origin = { id: 'kept', name: 'Tazza' }
  const record = { id: 'kept', userId: 'b', createdAt: '', calculationData: { name: 'Tazza' } }
  const offered = (records: (typeof record)[], asking: 'name' | 'replacement') => {
    const nothing = () => {}
    const saved = { ...nothingKnown, list: { kind: 'loaded', records }, asking } as const
    const shown = { form, origin, sale: 1 }
    return savingOf(saved, shown, savedClient(nothing), nothing, nothing).name
  }
  expect(offered([record], 'name')).toBe('Calcolo Prodotto 2')
  expect(offered([record], 'replacement')).toBe('Tazza')
  expect(offered([], 'name')).toBe('Tazza')
})

test('a save that failed has its name again for its sale, also once that has come back, and for no other', () => {
  const offered = (shown: { form: typeof form; sale: number }) => {
    const nothing = () => {}
    const saved = { ...nothingKnown, failed }
    return savingOf(saved, { ...shown, origin: null }, savedClient(nothing), nothing, nothing).name
  }
  expect(offered({ form: { ...form, costo: '7' }, sale: 1 })).toBe('Tazza')
  expect(offered({ form, sale: 2 })).toBe('Tazza')
  expect(offered({ form: { ...form }, sale: 2 })).toBe('Calcolo Prodotto 1')
})
