import {
  addedDefaults,
  type CalculationFormData,
  calculate,
  defaultFormData,
} from '@margine/engine'
import { expect, test } from 'vitest'
import { monthlySentences } from '../src/features/calculator/results/Monthly.tsx'

const said = (
  fields: Partial<CalculationFormData>,
  asked: Parameters<typeof monthlySentences>[2],
) => {
  const form = {
    ...defaultFormData,
    ...{ marketplace: 'woocommerce', prezzoVendita: '100', costo: '70', costoIncludesIVA: true },
    ...{ aliquotaIVA: '0' },
    ...fields,
  }
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('A sale without a result')
  return monthlySentences(form, calculation.result, asked).map((sentence) =>
    sentence.replaceAll('\u00a0', ' '),
  )
}

test('pieces a month leave their profit, and so many pay for the fixed costs', () => {
  expect(said({}, { pieces: 12, fixed: 500 })).toEqual([
    'Con 12 pezzi al mese guadagni 360,00 €; tolte le spese fisse, −140,00 €.',
    'Le spese fisse le pagano 17 pezzi al mese.',
  ])
  expect(said({}, { pieces: 1, fixed: 0 })).toEqual(['Con 1 pezzo al mese guadagni 30,00 €.'])
  expect(said({ costo: '101' }, { pieces: 12, fixed: 0 })).toEqual([
    'Con 12 pezzi al mese perdi 12,00 €.',
  ])
  expect(said({}, { pieces: 0, fixed: 30 })).toEqual(['Le spese fisse le paga 1 pezzo al mese.'])
  expect(said({}, { pieces: 0, fixed: 0 })).toEqual([])
})

test('no number of pieces pays where a piece leaves nothing, and that is why', () => {
  const why = 'Nessun numero di pezzi paga le spese fisse: ogni pezzo ti lascia'
  expect(said({ costo: '100' }, { pieces: 0, fixed: 10 })).toEqual([`${why} 0,00 €.`])
  expect(said({ costo: '101' }, { pieces: 0, fixed: 10 })).toEqual([`${why} −1,00 €.`])
})

test('in the forfettario regime what taxes leave counts too, once contributions are said', () => {
  const imposte = { ...addedDefaults.imposte, gestione: 'commercianti' } as const
  const regime = { regime: 'forfettario', aliquotaIVA: '' } as const
  // Of 100 € 14,32 go: 15,68 of 30 are left.
  expect(said({ ...regime, imposte }, { pieces: 10, fixed: 300 })).toEqual([
    'Con 10 pezzi al mese guadagni 300,00 €; tolte le spese fisse, 0,00 €.',
    'Dopo imposte e contributi, con 10 pezzi ti restano 156,77 €; tolte le spese fisse, −143,23 €.',
    'Le spese fisse le pagano 10 pezzi al mese.',
    'Con imposte e contributi ne servono 20.',
  ])
  expect(said(regime, { pieces: 0, fixed: 300 })).toHaveLength(1)
})
