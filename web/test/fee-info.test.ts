import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { FeeInfo } from '../src/features/calculator/form/FeeInfo.tsx'
import { said } from './said.ts'

const feeInfo = (changed: Partial<CalculationFormData> = {}) =>
  said(
    createElement(FeeInfo, {
      form: { ...defaultFormData, ...changed },
      dispatch: () => {},
      live: false,
    }),
  )

const amazon =
  'Tariffe di Amazon.it, primo trimestre 2025 · fonte: listino delle commissioni di Amazon.it.'
const ownTable = (store: string) =>
  `Tariffe di ${store}, quarto trimestre 2026 · fonte: tabella indicativa di Margine.`
const onGross = 'Si calcola su quanto paga il cliente, IVA compresa'
const onNet = "Netto vuol dire senza IVA: qui l'IVA non fa salire la commissione."

describe('the info box tells of a fee', () => {
  // proves: 2.28, 2.29, 3.29, 9.25
  test.each<[Partial<CalculationFormData>, string[]]>([
    [{ categoria: 'home' }, ['Sul prezzo con IVA: 15%.', onGross, amazon]],
    [
      { categoria: 'automotive' },
      ['Sul prezzo con IVA: 15% fino a 50 € e 9% sulla parte oltre.', onGross, amazon],
    ],
    [{ categoria: 'baby' }, ['Sul prezzo con IVA: 8% fino a 10 €, altrimenti 15%.', amazon]],
    [
      { categoria: 'clothing' },
      ['Sul prezzo con IVA: 8% fino a 15 €, altrimenti 15%; con Prime, 7% sulla parte oltre 45 €.'],
    ],
    [
      { marketplace: 'manomano', categoriaManoMano: 'lighting' },
      [
        'Sul prezzo netto: 25%.',
        onNet,
        "L'abbonamento di 100 € al mese non è incluso nel calcolo.",
        ownTable('ManoMano'),
      ],
    ],
    [
      { marketplace: 'ebay' },
      [
        'Sul prezzo con IVA: 10%.',
        "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
        ownTable('eBay'),
      ],
    ],
    [{ marketplace: 'etsy' }, ['Sul prezzo con IVA: 6,5%.']],
    [
      { marketplace: 'woocommerce' },
      ['Sul prezzo netto: 0%.', 'Il marketplace non trattiene nulla sulla vendita.'],
    ],
    [{ marketplace: 'altro' }, [ownTable('altri marketplace')]],
  ])('%o', (changed, sentences) => {
    for (const sentence of sentences) expect(feeInfo(changed)).toContain(sentence)
  })

  // proves: 2.30
  test('with its closing fee, where there is one', () => {
    const closing = (categoria: string) =>
      /commissione di chiusura di (\S+ €) per ogni vendita/.exec(feeInfo({ categoria }))?.[1]
    expect(
      ['books', 'software', 'music_video', 'videogames_accessories', 'toys'].map(closing),
    ).toEqual(['1,01 €', '0,81 €', '0,81 €', '0,81 €', undefined])
  })

  test('in dollars and without a word of VAT for the United States', () => {
    expect(feeInfo({ paese: 'US', categoria: 'automotive' })).toContain(
      'Sul prezzo: 15% fino a 50 USD e 9% sulla parte oltre. Si calcola su quanto paga il cliente.',
    )
    expect(feeInfo({ paese: 'US', categoria: 'books' })).toContain('di chiusura di 1,01 USD')
    expect(feeInfo({ paese: 'US', marketplace: 'manomano' })).toMatch(/^Sul prezzo: 20%\./)
    for (const marketplace of ['amazon', 'manomano'])
      expect(feeInfo({ paese: 'US', marketplace })).not.toMatch(/IVA|netto/)
  })

  test('whose rates serve other countries too, saying so', () => {
    const abroad = "Le usiamo anche per le vendite fuori dall'Italia, dove possono essere diverse."
    expect(feeInfo()).not.toContain(abroad)
    for (const paese of ['FR', 'US']) expect(feeInfo({ paese })).toContain(`${amazon} ${abroad}`)
  })

  test('of the seller’s own that can not be used, saying where to mend it', () => {
    const commissionePropria = { percentuale: 'abc', fissa: '', minima: '', base: 'lordo' } as const
    expect(feeInfo({ commissionePropria })).toBe('Controlla la tua tariffa in «Tariffe e regime».')
  })
})
