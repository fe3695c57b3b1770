import {
  type AddedFields,
  type CalculationFormData,
  calculate,
  defaultFormData,
  type SpecifiedFields,
} from '@margine/engine'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { chosenRates, itemisedCommission, SavedCard } from '../src/features/saved/SavedCard.tsx'
import { said } from './said.ts'

const sale = { ...defaultFormData, costo: '6,20', prezzoVendita: '19,90', categoria: 'home' }
const onDay = { ...sale, tariffe: '2026-02-10' }
const own = { percentuale: '12', fissa: '', minima: '', base: 'lordo' } as const

describe('the card of a saved calculation', () => {
  test.each<[Partial<SpecifiedFields> & AddedFields, string[]]>([
    [{ tariffe: '2026-02-01' }, ['tariffe del 1° febbraio 2026']],
    [{ tariffe: '2026-02-10', paese: 'FR' }, []],
    [{ tariffe: '2026-02-10', marketplace: 'manomano' }, []],
    [{ tariffe: '2026-02-10', commissionePropria: own }, ['tua tariffa']],
    [{ aliquotaIVA: '10', regime: 'forfettario' }, ['IVA 10%', 'forfettario']],
  ])('names the rates that are in force: %j', (change, told) => {
    expect(chosenRates({ ...sale, ...change })).toEqual(told)
  })

  const told = (form: CalculationFormData) => {
    const calculation = calculate(form)
    if (!calculation.ok) throw new Error('no result')
    const { whole, parts } = itemisedCommission(form, calculation.result) ?? {}
    return [whole, parts].map((text) => text?.replaceAll('\u00a0', ' '))
  }

  test('tells a commission with its parts, beyond the specification alone', () => {
    expect(told(onDay)).toEqual(['1,64 €', 'Commissione 1,59 € · Servizi digitali 0,05 €'])
    expect(told({ ...sale, commissionePropria: own })).toEqual(['2,39 €', undefined])
    expect(told({ ...sale, commissionePropria: { ...own, percentuale: '0' } })[0]).toBe('0,00 €')
    expect(told(sale)).toEqual([undefined, undefined])
  })

  test('tells of no less than half a cent that is missing to a minimum', () => {
    const nearMinimum = { costo: '0,10', prezzoVendita: '1,98', categoria: 'base' }
    expect(told({ ...onDay, ...nearMinimum })).toEqual([
      '0,31 €',
      'Commissione 0,30 € · Servizi digitali 0,01 €',
    ])
    const commissionePropria = { ...own, percentuale: '15', minima: '0,30' }
    expect(told({ ...sale, ...nearMinimum, commissionePropria })).toEqual(['0,30 €', undefined])
  })

  const someSale = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90', categoria: 'home' }
  const resultOf = (form: CalculationFormData) => {
    const calculation = calculate(form)
    if (!calculation.ok) throw new Error('no result')
    return calculation.result
  }
  const result = resultOf(someSale)
  /** What the card says of a record, whatever that holds. */
  const card = (calculationData: unknown) =>
    said(
      createElement(SavedCard, {
        record: {
          ...{ id: '1', userId: '2', createdAt: '2024-03-08T10:00:00.000Z' },
          calculationData: calculationData as Record<string, unknown>,
        },
        ...{ onLoad: () => {}, onRemove: () => {} },
      }),
    )

  // proves: 2.44
  test('has name, place, day and the four figures, in the currency and the VAT of the sale', () => {
    expect(card({ name: 'Tazza', formData: someSale, result })).toBe(
      "Tazza Amazon · Casa salvato l'8 marzo 2024 Margine 43,5% Guadagno 14,22 € Prezzo con IVA 39,90 € Costo (senza IVA) 12,50 € Carica Elimina",
    )
    const dollars = { ...someSale, paese: 'US', costoIncludesIVA: true }
    expect(card({ name: 'Mug', formData: dollars, result: resultOf(dollars) })).toMatch(
      /39,90 USD Costo \(IVA inclusa\) 12,50 USD/,
    )
  })

  const { costo, prezzoVendita, marketplace, categoria } = someSale
  const unreadable =
    /^Calcolo del 8 marzo 2024 .*I dati di questo calcolo non sono leggibili: puoi solo eliminarlo\. Elimina$/
  test.each<[unknown, RegExp]>([
    [{ formData: someSale, result }, /^Calcolo del 8 marzo 2024 Amazon · Casa .*43,5%/],
    [{ name: '  ', formData: someSale, result }, /^Calcolo del 8 marzo 2024 Amazon · Casa .*43,5%/],
    [
      {
        name: 'Tazza',
        formData: { ...someSale, marketplace: 'constructor', categoria: '__proto__' },
        result,
      },
      /^Tazza Altro · Categoria standard .*43,5%/,
    ],
    [
      { name: 'Tazza', formData: { costo, prezzoVendita, marketplace, categoria }, result },
      /^Tazza Amazon · Casa .*43,5%/,
    ],
    [
      {
        name: 'Tazza',
        formData: { ...someSale, spedizione: null, packaging: 3, paese: {}, prime: 'no' },
        result,
      },
      /^Tazza Amazon · Casa .*43,5%/,
    ],
    [
      {
        name: 'Tazza',
        formData: someSale,
        result: { ...result, margine: 12.3, breakdown: [null, {}], analisiCommissioni: [] },
      },
      /12,3%.*Con le tariffe attuali il margine è del 43,5%\./,
    ],
    [{ name: 'Tazza', formData: someSale }, /43,5%.*Il risultato salvato non è leggibile/],
    [
      { name: 'Tazza', formData: someSale, result: { ...result, margine: '43,5%' } },
      /43,5%.*Il risultato salvato non è leggibile/,
    ],
    [{}, unreadable],
    [[], unreadable],
    [{ name: 7, formData: 'tutto', result: { margine: 'molto' } }, unreadable],
    [
      { name: 'Tazza', formData: {}, result: null },
      /^Tazza .*I dati di questo calcolo non sono leggibili: puoi solo eliminarlo\. Elimina$/,
    ],
  ])('of a record from elsewhere or from earlier says what can be shown: %j', (data, shown) => {
    expect(card(data)).toMatch(shown)
  })
})
