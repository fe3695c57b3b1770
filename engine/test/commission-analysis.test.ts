import { describe, expect, it } from 'vitest'
import type { CalculationFormData } from '../src/index.ts'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { manomanoCategories } from '../src/rates/cards/manomano.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { buildResult, closingOf, commissionItemOf, expectClose } from './build.ts'

const analysisOf = (overrides: Partial<CalculationFormData>) =>
  buildResult(overrides).analisiCommissioni

describe('the analysis of the commission', () => {
  // proves: 3.9
  it('blends the nominal rate of tiers', () => {
    const analysis = analysisOf({ categoria: 'automotive', prezzoVendita: '100' })
    expectClose(analysis.nominale, 12)
    expectClose(analysis.reale, 14.64)
    expectClose(analysis.differenza, 2.64)
    expectClose(analysis.impattoPrezzoNetto, 2.16393442623)
  })

  // proves: 3.9, 9.10
  it('leaves the closing fee out of the nominal rate and takes it into the real one', () => {
    const analysis = analysisOf({ categoria: 'books', prezzoVendita: '61' })
    expectClose(analysis.nominale, 15)
    expectClose(analysis.reale, 20.32)
    expectClose(analysis.differenza, 5.32)
    expectClose(analysis.impattoPrezzoNetto, 10.16 - 7.5)
  })

  it('finds nothing hidden where the net price is charged', () => {
    const analysis = analysisOf({ marketplace: 'manomano', prezzoVendita: '24,40' })
    expectClose(analysis.nominale, 20)
    expectClose(analysis.reale, 20)
    expectClose(analysis.differenza, 0)
    expectClose(analysis.impattoPrezzoNetto, 0)
    expect(analysis.calcoloSu).toBe('netto')
  })

  it('is all 0 where there is no commission', () => {
    expect(analysisOf({ marketplace: 'woocommerce' })).toMatchObject({
      nominale: 0,
      reale: 0,
      differenza: 0,
      impattoPrezzoNetto: 0,
    })
  })
})

describe('the description says the rule in words', () => {
  // proves: 3.10
  it.each([
    ['base', 'Sul prezzo con IVA: 15%'],
    ['automotive', 'Sul prezzo con IVA: 15% fino a 50\u00a0€ e 9% sulla parte oltre'],
    ['beauty', 'Sul prezzo con IVA: 8% fino a 10\u00a0€, altrimenti 15%'],
    [
      'clothing',
      'Sul prezzo con IVA: 8% fino a 15\u00a0€, altrimenti 15%; con Prime, 7% sulla parte oltre 45\u00a0€',
    ],
  ])('of %s', (categoria, words) => {
    expect(analysisOf({ categoria }).description).toBe(words)
  })

  // proves: 3.10
  it.each([
    ['etsy', 'Sul prezzo con IVA: 6,5%'],
    ['woocommerce', 'Sul prezzo netto: 0%'],
    ['manomano', 'Sul prezzo netto: 20%'],
  ])('of %s', (marketplace, words) => {
    expect(analysisOf({ marketplace }).description).toBe(words)
  })

  it('with its amounts in dollars, and no word of VAT, for the United States', () => {
    expect(analysisOf({ categoria: 'automotive', paese: 'US' }).description).toBe(
      'Sul prezzo: 15% fino a 50\u00a0USD e 9% sulla parte oltre',
    )
    const everyRule = [
      ...Object.keys(amazonCategories).map((categoria) => ({ categoria })),
      ...Object.keys(marketplaces).map((marketplace) => ({ marketplace })),
    ]
    for (const rule of everyRule) {
      const { description } = analysisOf({ ...rule, paese: 'US' })
      expect(description).toMatch(/^Sul prezzo: \d/)
      expect(analysisOf({ ...rule, paese: 'DE' }).description).toMatch(
        /^Sul prezzo (?:con IVA|netto): \d/,
      )
    }
  })
})

describe('the note', () => {
  const subscription = "L'abbonamento di 100\u00a0€ al mese non è incluso nel calcolo."
  const closing = (amount: string) =>
    `Si aggiunge una commissione di chiusura di ${amount} per ogni vendita.`

  // proves: 3.29, 9.25
  it("says of every ManoMano category that the monthly subscription isn't included", () => {
    for (const categoriaManoMano of [...Object.keys(manomanoCategories), 'unknown']) {
      const form = { marketplace: 'manomano', categoriaManoMano }
      expect(analysisOf(form).noteMarketplace).toBe(subscription)
    }
  })

  // proves: 3.10, 3.30
  it('says of eBay that shipping is excluded', () => {
    expect(analysisOf({ marketplace: 'ebay' }).noteMarketplace).toBe(
      "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
    )
  })

  it('says the closing fee, in the currency of the country', () => {
    expect(analysisOf({ categoria: 'books' }).noteMarketplace).toBe(closing('1,01\u00a0€'))
    expect(analysisOf({ categoria: 'software', paese: 'DE' }).noteMarketplace).toBe(
      closing('0,81\u00a0€'),
    )
    expect(analysisOf({ categoria: 'books', paese: 'US' }).noteMarketplace).toBe(
      closing('1,01\u00a0USD'),
    )
  })

  it('is null for everything else', () => {
    const noted = ['manomano', 'ebay']
    for (const marketplace of Object.keys(marketplaces).filter((key) => !noted.includes(key))) {
      expect(analysisOf({ marketplace }).noteMarketplace).toBeNull()
    }
    for (const [categoria, { fees }] of Object.entries(amazonCategories)) {
      expect(analysisOf({ categoria }).noteMarketplace === null).toBe(closingOf(fees) === 0)
    }
  })

  it('stands on the breakdown line too', () => {
    for (const form of [{ marketplace: 'manomano' }, { categoria: 'books', paese: 'US' }]) {
      const result = buildResult(form)
      const note = result.analisiCommissioni.noteMarketplace
      expect(note).not.toBeNull()
      expect(commissionItemOf(result)?.note).toBe(note)
    }
  })
})
