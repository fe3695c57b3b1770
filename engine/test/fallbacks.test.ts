import { describe, expect, it } from 'vitest'
import { type CalculationFormData, ratesOf } from '../src/index.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'
import {
  buildForm,
  buildResult,
  commissionItemOf,
  expectClose,
  resultOf,
  strangeKeys,
} from './build.ts'

describe('an unknown marketplace', () => {
  // proves: 8.14
  it.each(strangeKeys)('counts as 10 %% of the gross price: %j', (marketplace) => {
    const result = buildResult({ marketplace, prezzoVendita: '122' })
    expectClose(commissionItemOf(result)?.value ?? 0, 12.2)
    expect(commissionItemOf(result)?.name).toBe('Commissione Altro')
    expect(result.analisiCommissioni.calcoloSu).toBe('lordo')
  })

  it.each(strangeKeys)('has no categories to choose from: %j', (marketplace) => {
    expect(ratesOf(buildForm({ marketplace })).categories).toBeNull()
  })
})

describe('an unknown category', () => {
  // proves: 8.15
  it.each(strangeKeys)('counts as 15 %% of the gross price for Amazon: %j', (categoria) => {
    const { nominale, calcoloSu } = buildResult({ categoria }).analisiCommissioni
    expectClose(nominale, 15)
    expect(calcoloSu).toBe('lordo')
  })

  // proves: 8.15
  it.each(strangeKeys)('counts as 15 %% of the net price for ManoMano: %j', (categoriaManoMano) => {
    const form = { marketplace: 'manomano', categoriaManoMano }
    const { nominale, calcoloSu } = buildResult(form).analisiCommissioni
    expectClose(nominale, 15)
    expect(calcoloSu).toBe('netto')
  })

  // proves: 8.15
  it('counts the same when a record has none at all', () => {
    const { categoria, categoriaManoMano, ...older } = buildForm()
    const amazon = resultOf(older as CalculationFormData)
    const manomano = resultOf({ ...older, marketplace: 'manomano' } as CalculationFormData)
    expectClose(amazon.analisiCommissioni.nominale, 15)
    expectClose(manomano.analisiCommissioni.nominale, 15)
  })

  it('means nothing to a marketplace without categories', () => {
    const strange = buildForm({ marketplace: 'etsy', categoria: 'x', categoriaManoMano: 'y' })
    expect(ratesOf(strange).rule).toBe(ratesOf(buildForm({ marketplace: 'etsy' })).rule)
  })

  it("isn't found in the other marketplace's list", () => {
    expectClose(buildResult({ categoria: 'lighting' }).analisiCommissioni.nominale, 15)
  })
})

describe('an unknown country', () => {
  // proves: 8.15
  it.each(strangeKeys)('counts as Italy: %j', (paese) => {
    expect(ratesOf(buildForm({ paese })).country).toBe(countries.IT)
    expect(buildResult({ paese })).toEqual(buildResult({ paese: 'IT' }))
  })
})

describe('a marketplace with categories', () => {
  it('says which field of the form holds the choice', () => {
    expect(ratesOf(buildForm()).categories).toBe(marketplaces.amazon.fees)
    const { categories } = ratesOf(buildForm({ marketplace: 'manomano' }))
    expect(categories?.field).toBe('categoriaManoMano')
  })
})
