import {
  type CalculationFormData,
  type ChosenCategories,
  type ComparedRow,
  compare,
  defaultFormData,
} from '@margine/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { keepOnDevice } from '../src/calculation/profile.ts'
import { calculate } from '../src/calculation/rates.ts'
import { categoryOptions } from '../src/features/where-to-sell/CategoryCell.tsx'
import { nothingSaid } from '../src/features/where-to-sell/CostsThere.tsx'
import { Lead } from '../src/features/where-to-sell/Lead.tsx'
import { formAt, ownOf, shareTerms } from '../src/features/where-to-sell/list.ts'
import { byProfit, placeAmong, pressed, sorted } from '../src/features/where-to-sell/order.ts'
import { Places } from '../src/features/where-to-sell/Places.tsx'
import { toTheBest } from '../src/features/where-to-sell/Standing.tsx'
import { chosenBeside, onceOpened } from '../src/features/where-to-sell/WhereToSellScreen.tsx'

const lamp = { ...defaultFormData, costo: '8', prezzoVendita: '19,90', categoria: 'home' }
const today = '2026-11-22'

function rowsOf(form: CalculationFormData, chosen?: ChosenCategories): ComparedRow[] {
  const comparison = compare(form, chosen)
  if (!comparison.ok) throw new Error('Nothing to compare')
  return comparison.rows
}

const abroad = (form: CalculationFormData) =>
  rowsOf(form).filter(({ paese }) => paese !== form.paese)

describe('a place that is opened', () => {
  const own = { percentuale: '3', fissa: '0,30', minima: '', base: 'lordo' } as const
  test.each<[string, CalculationFormData, ChosenCategories?]>([
    ['of the specification', lamp],
    ['clothing with Prime', { ...lamp, categoria: 'clothing', prime: true, prezzoVendita: '60' }],
    ['on today’s cards', { ...lamp, tariffe: today, categoria: 'kitchen' }],
    ['abroad', { ...lamp, tariffe: today, paese: 'FR' }],
    [
      'with a category chosen',
      { ...lamp, tariffe: today },
      { categoriaEbay: 'toys', categoria: 'books' },
    ],
    ['with a commission of its own', { ...lamp, commissionePropria: own }],
    [
      'on an unknown marketplace with a commission of its own',
      { ...lamp, marketplace: 'nessuno', commissionePropria: own },
    ],
    ['with a VAT of its own', { ...lamp, aliquotaIVA: '4' }],
    ['with Prime where there is none', { ...lamp, prime: true, prezzoVendita: '60' }],
    ['in the forfettario regime', { ...lamp, tariffe: today, regime: 'forfettario' }],
    ['by keys that stand for nothing', { ...lamp, marketplace: 'nessuno', categoria: 'cappelli' }],
    [
      'only dated',
      { ...lamp, tariffe: today, marketplace: 'tiktok', categoriaTikTok: 'electronics' },
    ],
  ])('earns in the calculation what its row says: %s', (_, form, chosen) => {
    for (const row of rowsOf(form, chosen)) {
      const calculation = calculate(formAt(form, row))
      expect(calculation).toMatchObject({
        ok: true,
        result: { guadagno: row.guadagno, margine: row.margine },
      })
    }
  })

  test('changes nothing where it is the form', () => {
    const [row] = rowsOf(lamp).filter(({ isForm }) => isForm)
    expect(row?.changes).toEqual([])
  })
})

describe('a category that was chosen for a place', () => {
  const choices = { chosen: { categoria: 'books', categoriaEbay: 'toys' }, beside: lamp }

  test('counts for as long as the form says the same of that field', () => {
    expect(chosenBeside(choices, { ...lamp, costo: '9', categoriaManoMano: 'garden' })).toEqual(
      choices.chosen,
    )
    expect(chosenBeside(choices, { ...lamp, categoriaEbay: 'base' })).toEqual(choices.chosen)
  })

  test('counts no more once the form has another there', () => {
    expect(chosenBeside(choices, { ...lamp, categoria: 'toys' })).toEqual({ categoriaEbay: 'toys' })
    expect(chosenBeside(choices, { ...lamp, categoriaEbay: 'books' })).toEqual({
      categoria: 'books',
    })
  })

  test('is kept where its place or another one is opened', () => {
    const dated = { ...lamp, tariffe: today }
    const chosen = { categoria: 'books', categoriaManoMano: 'garden' }
    for (const row of rowsOf(dated, chosen)) {
      const choices = onceOpened({ chosen, beside: dated }, dated, row)
      expect(chosenBeside(choices, formAt(dated, row))).toEqual(chosen)
    }
  })
})

describe('the order', () => {
  const labels = (rows: readonly ComparedRow[]) => rows.map(({ label }) => label)
  const nameOf = ({ label }: ComparedRow) => label
  const here = rowsOf({ ...lamp, costo: '999999900', prezzoVendita: '999999999,99' }).filter(
    ({ paese }) => paese === 'IT',
  )

  test('begins with who earns most, and turns round when it is asked for again', () => {
    const first = sorted(here, byProfit, nameOf)
    expect(first[0]?.label).toBe('WooCommerce')
    const last = sorted(here, pressed(byProfit, 'guadagno'), nameOf)
    expect(last.at(-1)?.label).toBe('WooCommerce')
  })

  test('begins a column the way one looks for it', () => {
    expect(pressed(byProfit, 'margine')).toEqual({ by: 'margine', descending: true })
    expect(pressed(byProfit, 'prezzoPari')).toEqual({ by: 'prezzoPari', descending: false })
    const byName = pressed(byProfit, 'name')
    expect(labels(sorted(here, byName, nameOf)).slice(0, 3)).toEqual(['Alibaba', 'Altro', 'Amazon'])
  })

  test('has what reaches no such price last, whichever way', () => {
    const none = here.filter(({ prezzoPari }) => prezzoPari === null).length
    expect(none).toBeGreaterThan(0)
    expect(none).toBeLessThan(here.length)
    for (const descending of [true, false]) {
      const prices = sorted(here, { by: 'prezzoPari', descending }, nameOf)
      expect(prices.slice(-none).every(({ prezzoPari }) => prezzoPari === null)).toBe(true)
    }
  })

  test('counts places among the rows of a table, those that earn the same share one', () => {
    const rows = rowsOf(lamp).filter(({ paese }) => paese === 'IT')
    const places = new Map(rows.map(({ label, rank }) => [label, placeAmong(rows, rank ?? 0)]))
    expect(places.get('Shopify')).toBe(2)
    expect(places.get('Facebook')).toBe(3)
    expect(places.get('Alibaba')).toBe(3)
    expect(places.get('Etsy')).toBe(5)
  })
})

test('the best place is told by what it leaves more, loses less, or turns from a loss to a profit or to nothing', () => {
  const sentenceAt = (costo: string) => {
    const rows = rowsOf({ ...lamp, costo }).filter(({ paese }) => paese === 'IT')
    const own = rows.find(({ isForm }) => isForm)
    return own && toTheBest(own, rows).replaceAll('\u00a0', ' ')
  }
  // Of 16.31 without VAT Amazon takes 2.985.
  const shop = ' È un negozio tuo, però: i clienti li porti tu.'
  expect(sentenceAt('8')).toBe(`Su WooCommerce ti restano 2,98 € in più a vendita.${shop}`)
  expect(sentenceAt('20')).toBe(`Su WooCommerce perdi 2,98 € in meno a vendita.${shop}`)
  expect(sentenceAt('14')).toBe(
    `Qui perdi 0,67 € a vendita, su WooCommerce guadagni 2,31 €.${shop}`,
  )
  // 0.0015 and −0.0015.
  for (const costo of ['16,31', '16,313'])
    expect(sentenceAt(costo)).toMatch(/^Qui perdi 2,9\d € a vendita, su WooCommerce vai in pari\./)
})

test('the best place of Amazon’s is told with who ships there', () => {
  const logisticaAmazon = {
    ...{ lunghezza: '20', larghezza: '15', altezza: '5', peso: '300' },
    ...{ pericolosa: false, mesi: '' },
  }
  const compared = compare({ ...lamp, tariffe: today, logisticaAmazon }, {}, { spedizione: '1' })
  if (!compared.ok) throw new Error('Nothing to compare')
  const rows = compared.rows.filter((row) => row.marketplace === 'amazon' && row.paese === 'IT')
  expect(toTheBest(ownOf(rows), rows)).toMatch(/^Su Amazon · spedisci tu ti restano/)
})

describe('where the seller sells, by their profile', () => {
  const shown = (marketplaces: string[], form: CalculationFormData = lamp) => {
    keepOnDevice({ marketplaces })
    const rows = rowsOf(form).filter(({ paese }) => paese === 'IT')
    const nothing = () => undefined
    const html = renderToStaticMarkup(
      createElement(Places, {
        ...{ form, rows, costs: nothingSaid },
        ...{ onCosts: nothing, onCategory: nothing, onOpen: nothing },
      }),
    )
    keepOnDevice({})
    return html
  }

  test('is shown alone, called so, with the marketplaces abroad that are among them', () => {
    const html = shown(['amazon', 'rakuten', 'ebay'])
    expect(html).toContain('Italia: dove vendi')
    expect(html).toContain('posto su 3 per il tuo calcolo')
    expect(html).toContain('Rakuten')
    expect(html).not.toContain('Anche i marketplace che non vendono in Italia')
    expect(shown([])).toContain('Italia: tutti i marketplace')
  })

  test('says of the best place, or of the only one, that it is among theirs', () => {
    expect(shown(['ebay'], { ...lamp, marketplace: 'ebay' })).toContain(
      'Nel tuo profilo vendi solo qui',
    )
    expect(shown(['amazon', 'ebay'], { ...lamp, marketplace: 'ebay' })).toContain(
      'Tra i posti dove vendi nessun altro ti lascia di più.',
    )
  })
})

test('what is not known of returns is said where they are compared', () => {
  const lead = (form: CalculationFormData) =>
    renderToStaticMarkup(createElement(Lead, { form, own: ownOf(rowsOf(form)) }))
  const resi = { percentuale: '30', rivendibili: '', costo: '' }
  expect(lead({ ...lamp, tariffe: today, resi })).toContain('la contiamo come trattenuta')
  expect(lead({ ...lamp, tariffe: today })).not.toContain('trattenuta')
  expect(lead({ ...lamp, resi })).not.toContain('trattenuta')
})

describe('other countries', () => {
  test('are told by one category and one card, unless one of them has its own', () => {
    expect(shareTerms(abroad({ ...lamp, tariffe: today }))).toBe(true)
    expect(shareTerms(abroad({ ...lamp, tariffe: today, paese: 'FR' }))).toBe(false)
  })

  test('offer the categories that all of them have', () => {
    const form = { ...lamp, tariffe: today, paese: 'FR' }
    const keys = categoryOptions(form, abroad(form)).map(({ value }) => value)
    expect(keys).toContain('home')
    expect(keys).not.toContain('kitchen')
    expect(categoryOptions(form, abroad({ ...form, marketplace: 'etsy' }))).toEqual([])
  })
})
