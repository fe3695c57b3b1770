import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adviseOn,
  type CalculationFormData,
  figuresOf,
  type TaxSettings,
  verdictBy,
} from '../src/index.ts'
import { validForm } from './arbitraries.ts'
import { buildForm, resultOf, saleOf } from './build.ts'

const verdictOn = (overrides: Partial<CalculationFormData>) => {
  const form = buildForm(overrides)
  return verdictBy(saleOf(form)[1], resultOf(form))
}

const verdictOfSale = (costo: string, spedizione: string, prezzoVendita: string) =>
  verdictOn({ marketplace: 'ebay', costo, spedizione, prezzoVendita })

test('a sale that leaves exactly nothing is no loss, whatever noise its sum carries', () => {
  expect(verdictOfSale('5,86', '2,92', '12,20')).toBe('low')
})

test('a cent lost is a loss', () => {
  expect(verdictOfSale('5,87', '2,92', '12,20')).toBe('loss')
})

const none = {
  coefficiente: '40',
  sostitutiva: '15',
  gestione: 'nessuna',
  riduzione: 'nessuna',
} as const
/** Of 100 € 40 are taxed: 24.48 % of that are contributions, 15 % of the rest tax; 14.32 in all. */
const merchant = { ...none, gestione: 'commercianti' } as const
const forfettario = (costo: string, imposte: TaxSettings) => ({
  regime: 'forfettario' as const,
  marketplace: 'woocommerce',
  prezzoVendita: '100',
  costo,
  costoIncludesIVA: true,
  imposte,
})

test('once contributions are said, what taxes leave nothing of is a loss, whatever the margin', () => {
  expect(verdictOn(forfettario('85,67', merchant))).toBe('low')
  expect(verdictOn(forfettario('85,68', merchant))).toBe('taxedAway')
  const dear = { ...merchant, coefficiente: '86' }
  expect(verdictOn(forfettario('75', dear))).toBe('taxedAway')
  expect(verdictOn(forfettario('65', dear))).toBe('excellent')
  expect(verdictOn(forfettario('100,01', dear))).toBe('loss')
})

test('who pays none said so too, and who said nothing is judged by the margin', () => {
  const dear = { ...none, coefficiente: '86' }
  expect(verdictOn(forfettario('87,10', { ...dear, senzaGestione: true }))).toBe('taxedAway')
  expect(verdictOn(forfettario('87,10', dear))).toBe('low')
})

test('the ordinary regime is judged by the margin, whatever the form remembers of taxes', () => {
  fc.assert(
    fc.property(validForm, (form) => {
      const taxed = { ...form, imposte: merchant }
      expect(verdictBy(saleOf(taxed)[1], resultOf(taxed))).toBe(
        verdictBy(saleOf(form)[1], resultOf(form)),
      )
    }),
  )
})

test('a sale and the result of it are judged alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (cents) => {
      const form = buildForm(forfettario(String(cents / 100).replace('.', ','), merchant))
      const [sale, rates] = saleOf(form)
      expect(verdictBy(rates, figuresOf(sale, rates))).toBe(verdictBy(rates, resultOf(form)))
    }),
  )
})

test('the price can fall to where taxes leave a cent, if that is above where the margin falls', () => {
  const dear = { ...merchant, coefficiente: '86' }
  const adviceAt = (costo: string, imposte: TaxSettings) =>
    adviseOn(...saleOf(buildForm(forfettario(costo, imposte))))
  // 30.8 % of the price go: of 92,13 € a cent is left, and the margin is still excellent.
  const { room } = adviceAt('63,77', dear)
  expect(room?.margine).toBe('dopoImposte')
  const at = (price: number) => {
    const [sale, rates] = saleOf(buildForm(forfettario('63,77', dear)))
    return verdictBy(rates, figuresOf({ ...sale, prezzoVendita: price }, rates))
  }
  expect(at(room?.prezzo ?? 0)).toBe('excellent')
  expect(at((room?.prezzo ?? 0) - 0.01)).toBe('taxedAway')
  // With 14.3 % the margin of 30 % is what holds.
  expect(adviceAt('63,77', merchant).room?.margine).toBe(30)
})

test('the advice on a loss after taxes is how to be left with something after them', () => {
  const form = buildForm(forfettario('90', merchant))
  const [sale, rates] = saleOf(form)
  const { next, room } = adviseOn(sale, rates)
  expect(room).toBeNull()
  expect(next).toEqual({ margine: 'dopoImposte', prezzo: 105.06, costo: 85.67 })
})

test('nothing is advised where nothing is judged', () => {
  const abroad = { ...forfettario('50', merchant), paese: 'FR' }
  expect(adviseOn(...saleOf(buildForm(abroad)))).toEqual({ next: null, room: null })
})
