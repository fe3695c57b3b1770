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

test('what goes beyond the specification comes back, but for defaults and what is no value of its field', () => {
  const imposte = { coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '35' }
  const commissionePropria = { percentuale: '12', fissa: '', minima: '1', base: 'netto' }
  const added = { tariffe: '2026-03-01', regime: 'forfettario', imposte, commissionePropria }
  expect(storedForm(added)).toEqual({ ...defaultFormData, ...added })
  expect(
    storedForm({
      tariffe: '1.3.1',
      regime: 'minimi',
      imposte: { ...imposte, gestione: 'altra' },
      commissionePropria: { percentuale: 12 },
      aliquotaIVA: 10,
    }),
  ).toEqual(defaultFormData)
})

test('what a sale really costs comes back, part by part', () => {
  const costs = {
    spedizioneIncassata: '4,90',
    speseIncludonoIVA: true,
    pubblicitaIn: 'percento',
    pagamento: { percentuale: '1,5', fissa: '' },
    pianoAmazon: 'individuale',
    logisticaAmazon: {
      ...{ lunghezza: '30', larghezza: '20', altezza: '10', peso: '500' },
      ...{ pericolosa: false, mesi: '' },
    },
    resi: { percentuale: '8', rivendibili: '', costo: '' },
  }
  expect(storedForm(costs)).toEqual({ ...defaultFormData, ...costs })
  const odd = {
    pubblicitaIn: 'sterline',
    pagamento: { percentuale: 1 },
    logisticaAmazon: {},
    resi: [],
  }
  expect(storedForm(odd)).toEqual(defaultFormData)
})

test('a marketplace that only dated cards have comes back with a date alone', () => {
  expect(storedForm({ marketplace: 'tiktok' })).toEqual(defaultFormData)
  const dated = { marketplace: 'tiktok', tariffe: '2026-03-01' }
  expect(storedForm(dated)).toEqual({ ...defaultFormData, ...dated })
})
