import { expect, test } from 'vitest'
import { verdictOf } from '../src/index.ts'
import { buildResult } from './build.ts'

const verdictOfSale = (costo: string, spedizione: string, prezzoVendita: string) =>
  verdictOf(buildResult({ marketplace: 'ebay', costo, spedizione, prezzoVendita }))

test('a sale that leaves exactly nothing is no loss, whatever noise its sum carries', () => {
  expect(verdictOfSale('5,86', '2,92', '12,20')).toBe('low')
})

test('a cent lost is a loss', () => {
  expect(verdictOfSale('5,87', '2,92', '12,20')).toBe('loss')
})
