import '../src/calculation/every-card.ts'
import { type CalculationFormData, defaultFormData, ratesOf, readSale } from '@margine/engine'
import { expect, test } from 'vitest'
import { betterPriceOf } from '../src/ui/result/better-price.ts'

/** Amazon takes 8 % of beauty up to 10 €, then 15 %. */
const cream: CalculationFormData = {
  ...{ ...defaultFormData, categoria: 'beauty', costo: '4' },
  prezzoVendita: '10,50',
}

function told(form: CalculationFormData) {
  const better = betterPriceOf({ sale: readSale(form), rates: ratesOf(form) })
  return better === null
    ? null
    : [better.warning, better.use, better.typed].map((text) => text.replaceAll('\u00a0', ' '))
}

test('a price that earns less than a lower one says how much, and which to use', () =>
  expect(told(cream)).toEqual([
    'Occhio alla soglia: a 10,50 € guadagni 0,37 € in meno che a 10,00 €.',
    'Usa 10,00 €',
    '10,00',
  ]))

test('where both lose, it loses more', () =>
  expect(told({ ...cream, costo: '20' })?.[0]).toBe(
    'Occhio alla soglia: a 10,50 € perdi 0,37 € in più che a 10,00 €.',
  ))

test('a price without VAT is told as it is entered', () => {
  const net = { ...cream, prezzoVendita: '8,50', prezzoIncludesIVA: false }
  expect(told(net)).toEqual([
    'Occhio alla soglia: a 8,50 € senza IVA guadagni 0,46 € in meno che a 8,20 € senza IVA.',
    'Usa 8,20 € senza IVA',
    '8,20',
  ])
})

test('on the threshold, or far above it, there is nothing to say', () => {
  expect(told({ ...cream, prezzoVendita: '10' })).toBeNull()
  expect(told({ ...cream, prezzoVendita: '12' })).toBeNull()
})
