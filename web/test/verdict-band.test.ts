import { calculate, defaultFormData } from '@margine/engine'
import { expect, test } from 'vitest'
import { verdictBandOf } from '../src/verdict-band.ts'

const bandOfSale = (costo: string, spedizione: string, prezzoVendita: string) => {
  const calculation = calculate({
    ...defaultFormData,
    marketplace: 'ebay',
    costo,
    spedizione,
    prezzoVendita,
  })
  if (!calculation.ok) throw new Error('no result')
  return verdictBandOf(calculation.result)
}

test('a sale that leaves exactly nothing is no loss, whatever noise its sum carries', () => {
  expect(bandOfSale('5,86', '2,92', '12,20')).toBe('low')
})

test('a cent lost is a loss', () => {
  expect(bandOfSale('5,87', '2,92', '12,20')).toBe('loss')
})
