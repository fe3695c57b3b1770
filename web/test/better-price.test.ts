import { type CalculationFormData, defaultFormData, ratesOf, readSale } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { adviceSentences } from '../src/ui/result/advice-sentences.ts'
import { betterPriceOf } from '../src/ui/result/better-price.ts'

/** Amazon takes 8 % of beauty up to 10 €, then 15 %. */
const cream: CalculationFormData = {
  ...{ ...defaultFormData, categoria: 'beauty', costo: '4' },
  prezzoVendita: '10,50',
}

function told(form: CalculationFormData) {
  const better = betterPriceOf({ sale: readSale(form), rates: ratesOf(form) })
  return better === null ? null : [better.warning.replaceAll('\u00a0', ' '), better.price]
}

test('a price that earns less than a lower one says how much, and which to use', () =>
  expect(told(cream)).toEqual([
    'Occhio alla soglia: a 10,50 € guadagni 0,37 € in meno che a 10,00 €.',
    10,
  ]))

test('the advice says that a price loses more where both lose, and tells both where only the lower one earns', () => {
  expect(told({ ...cream, costo: '8' })?.[0]).toBe(
    'Occhio alla soglia: a 10,50 € perdi 0,37 € in più che a 10,00 €.',
  )
  expect(told({ ...cream, costo: '7,30' })?.[0]).toBe(
    'Occhio alla soglia: a 10,50 € perdi 0,27 €, a 10,00 € guadagni 0,10 €.',
  )
})

test('a lower price that leaves nothing to the cent breaks even', () => {
  // 0.0017 and −0.0033.
  for (const [costo, loss] of [
    ['7,395', '0,36'],
    ['7,40', '0,37'],
  ] as const)
    expect(told({ ...cream, costo })?.[0]).toBe(
      `Occhio alla soglia: a 10,50 € perdi ${loss} €, a 10,00 € vai in pari.`,
    )
})

test('a price without VAT is told as it is entered', () => {
  const net = { ...cream, prezzoVendita: '8,50', prezzoIncludesIVA: false }
  expect(told(net)).toEqual([
    'Occhio alla soglia: a 8,50 € senza IVA guadagni 0,46 € in meno che a 8,20 € senza IVA.',
    8.2,
  ])
})

test('there is nothing to say of a price on the threshold, or far above it', () => {
  expect(told({ ...cream, prezzoVendita: '10' })).toBeNull()
  expect(told({ ...cream, prezzoVendita: '12' })).toBeNull()
})

test('a threshold is named only where the profit drops at one', () => {
  const all: CalculationFormData = {
    ...{ ...defaultFormData, costo: '1', prezzoVendita: '20' },
    commissionePropria: { percentuale: '100', fissa: '', minima: '', base: 'lordo' },
  }
  expect(told(all)?.[0]).toMatch(/^Più alzi il prezzo più perdi: a 20,00 € perdi /)
})

describe('advice beside a better price', () => {
  const next = (change: Partial<CalculationFormData>) => {
    const form = { ...cream, ...change }
    const advice = adviceSentences({ sale: readSale(form), rates: ratesOf(form) })
    return advice.find(({ about }) => about === 'next')?.text.replaceAll('\u00a0', ' ')
  }

  test('names no higher price for what the better one reaches already', () =>
    expect(next({ costo: '7,20', prezzoVendita: '10,20' })).toBe(
      'Vai in pari anche con questo prezzo, se il costo scende a 6,83 €.',
    ))

  test('names the price where the better one does not get there', () =>
    expect(next({ costo: '8', prezzoVendita: '10,20' })).toMatch(/^Vai in pari con un prezzo di /))
})
