import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { amountProblem } from '../src/calculation/amount-problem.ts'
import { calculate } from '../src/calculation/rates.ts'
import { CalculatorForm } from '../src/features/calculator/form/CalculatorForm.tsx'
import { noOtherShipper } from '../src/features/calculator/other-shipper.ts'
import { problemSentences } from '../src/ui/result/problem-sentences.ts'
import { said } from './said.ts'

const form = (changed: Partial<CalculationFormData> = {}) =>
  createElement(CalculatorForm, {
    ...{ ref: null, form: { ...defaultFormData, ...changed }, live: false },
    ...{ dispatch: () => {}, onCalculate: () => {}, onToggle: () => {}, onRestore: null },
    ...{ open: { shipping: false, otherCosts: false, place: false, rates: false } },
    otherShipper: noOtherShipper,
    ...{ keepPlace: false, onKeepPlace: () => {}, onProfile: () => {} },
  })
const drawn = (changed?: Partial<CalculationFormData>) => renderToStaticMarkup(form(changed))

/** The values of the choice with this name, in their order. */
function choicesOf(name: string, changed?: Partial<CalculationFormData>): string[] {
  const [, select = ''] =
    new RegExp(`>${name}</.*?(<select.*?</select>)`).exec(drawn(changed)) ?? []
  return [...select.matchAll(/value="([^"]*)"/g)].map(([, value]) => String(value))
}

const marketplaces =
  'amazon manomano ebay etsy facebook shopify woocommerce alibaba rakuten lazada mercadolibre altro'

describe('the form of a sale', () => {
  // proves: 1.4, 3.40
  test('offers every marketplace and every country, and each marketplace its categories', () => {
    expect(choicesOf('Marketplace')).toEqual(marketplaces.split(' '))
    expect(choicesOf('Paese')).toEqual('IT FR DE ES GB NL US CA AU BR MX JP'.split(' '))
    expect(choicesOf('Categoria').toSorted()).toEqual(
      'altri_prodotti amazon_accessories automotive baby backpacks base beauty beer_wine bicycle_accessories books business clothing compact_appliances computers electrical electronic_accessories electronics eyewear furniture garden grocery handmade home jewelry luggage major_appliances mattresses music_video musical_instruments office pet shoes software sports tires tools toys videogames_accessories videogames_consoles watches'.split(
        ' ',
      ),
    )
    expect(choicesOf('Categoria', { marketplace: 'manomano' }).toSorted()).toEqual(
      'base bathroom electrical garden heating kitchen lighting security tools'.split(' '),
    )
  })

  test.each([
    ['Marketplace', { marketplace: 'zalando' }, 'zalando'],
    ['Paese', { paese: 'XX' }, 'XX'],
    ['Categoria', { categoria: 'vecchia' }, 'vecchia'],
  ])('shows a %s that only an older record has as what it is', (name, changed, key) => {
    const [first, ...others] = choicesOf(name, changed)
    expect(first).toBe(key)
    expect(others).toEqual(choicesOf(name))
    expect(said(form(changed))).toContain(`${key} (non riconosciuto)`)
  })

  // proves: 2.27
  test.each(marketplaces.split(' '))('asks for a category where %s has some', (marketplace) => {
    const hasCategories = ['amazon', 'manomano'].includes(marketplace)
    expect(choicesOf('Categoria', { marketplace }).length > 0).toBe(hasCategories)
    expect(said(form({ marketplace })).includes('Categoria standard')).toBe(!hasCategories)
  })

  // proves: 1.4, 2.23, 3.14-3.25
  test.each([
    ['IT', '22%'],
    ['FR', '20%'],
    ['DE', '19%'],
    ['ES', '21%'],
    ['GB', '20%'],
    ['NL', '21%'],
    ['US', '0%'],
    ['CA', '5%'],
    ['AU', '10%'],
    ['BR', '17%'],
    ['MX', '16%'],
    ['JP', '10%'],
  ])('shows at the price that VAT in %s is %s', (paese, rate) => {
    expect(drawn({ paese })).toContain(`aria-label="Prezzo con IVA inclusa (${rate})"`)
  })

  test('has its five amounts in euros, in the United States in dollars', () => {
    const suffixes = (paese: string) => said(form({ paese })).match(/€|USD/g)
    expect(suffixes('IT')).toEqual(['€', '€', '€', '€', '€'])
    expect(suffixes('US')?.filter((suffix) => suffix === 'USD')).toHaveLength(5)
  })

  // proves: 3.64
  test("asks of Prime for Amazon's clothing only", () => {
    const asksOfPrime = (changed: Partial<CalculationFormData>) =>
      drawn(changed).includes('Idoneo a Prime')
    expect(asksOfPrime({ categoria: 'clothing' })).toBe(true)
    expect(asksOfPrime({ categoria: 'shoes' })).toBe(false)
    expect(asksOfPrime({ categoria: 'clothing', marketplace: 'ebay' })).toBe(false)
  })

  // proves: 2.25, 2.26
  test('says of a closed section what is in it', () => {
    expect(said(form())).toContain('nessuno')
    expect(said(form({ packaging: '0,60', pubblicita: '1,5' }))).toContain(
      'packaging 0,60 € · pubblicità 1,50 €',
    )
    expect(said(form({ marketplace: 'mercadolibre', paese: 'MX' }))).toContain(
      'Mercado Libre · Messico',
    )
  })

  // proves: 2.31
  test.each(['', '0', '0,00', '-12', 'abc', '1e3', ' '])(
    'waits, with a hint, while the cost is «%s»',
    (costo) => {
      const waits = (changed: Partial<CalculationFormData>) =>
        /<button[^>]* disabled/.test(drawn(changed)) &&
        !drawn(changed).includes(' hidden="">Inserisci')
      expect(waits({ costo, prezzoVendita: '39,90' })).toBe(true)
      expect(waits({ costo: '39,90', prezzoVendita: costo })).toBe(true)
      expect(waits({ costo: '0,01', prezzoVendita: '39,90' })).toBe(false)
    },
  )
})

describe('an amount that can not be used says why', () => {
  test.each([
    ['abc', 'Non è un numero: vale 0'],
    ['1e999', 'Non è un numero: vale 0'],
    ['<b>12</b>', 'Non è un numero: vale 0'],
    ['12🧾', 'Non è un numero: vale 0'],
    ['1000000000', 'Importo oltre il massimo (999.999.999,99): vale 0'],
    ['9'.repeat(400), 'Importo oltre il massimo (999.999.999,99): vale 0'],
    ['\u22124,50', "L'importo non può essere negativo"],
    ['', null],
    ['   ', null],
    ['0', null],
    ['-0', null],
    ['12,50', null],
  ])('«%s»', (text, why) => {
    expect(amountProblem(text)).toBe(why)
  })
})

// proves: 5.2
test('what keeps a sale from a result is told field by field, in their order', () => {
  const calculation = calculate({
    ...defaultFormData,
    ...{ costo: '0', prezzoVendita: 'abc', spedizione: '-4', packaging: '\u22121' },
    pubblicita: '-0,01',
  })
  expect(calculation.ok || problemSentences(calculation.problems)).toEqual([
    'Costo prodotto: inserisci un importo maggiore di zero.',
    'Prezzo di vendita: inserisci un importo maggiore di zero.',
    "Spedizione: l'importo non può essere negativo.",
    "Packaging: l'importo non può essere negativo.",
    "Pubblicità: l'importo non può essere negativo.",
  ])
})
