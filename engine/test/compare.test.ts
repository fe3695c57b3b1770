import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  type ChosenCategories,
  type ComparedRow,
  type CostsElsewhere,
  calculate,
  changeField,
  compare,
  datedCards,
  margine131,
  roundToCents,
  writeAmount,
} from '../src/index.ts'
import { addedForm, anyForm } from './arbitraries.ts'
import { buildForm, resultOf } from './build.ts'
import { anyProduct } from './odd-forms.ts'

function rowsOf(
  form: CalculationFormData,
  chosen?: ChosenCategories,
  costs?: CostsElsewhere,
): ComparedRow[] {
  const comparison = compare(form, chosen, costs)
  if (!comparison.ok) throw new Error(`Nothing to compare: ${JSON.stringify(comparison.problems)}`)
  return comparison.rows
}

const rowOf = (rows: readonly ComparedRow[], marketplace: string, paese = 'IT') => {
  const row = rows.find((one) => one.marketplace === marketplace && one.paese === paese)
  if (row === undefined) throw new Error(`No row ${marketplace} ${paese}`)
  return row
}

/** The form that a row is about, as a seller would change it. */
const formOf = (form: CalculationFormData, { changes }: ComparedRow): CalculationFormData =>
  changes.reduce((at, { field, value }) => changeField(at, field, value), form)

const today = '2026-11-22'

describe('a comparison', () => {
  it('has every marketplace of the cards in the country of the form, and its marketplace in every other country', () => {
    const rows = rowsOf(buildForm({ tariffe: today }))
    const italian = rows.filter(({ paese }) => paese === 'IT')
    expect(italian.map(({ marketplace }) => marketplace).sort()).toEqual(
      [...Object.keys(margine131.marketplaces), 'tiktok'].sort(),
    )
    const foreign = rows.filter(({ paese }) => paese !== 'IT')
    expect(foreign.map(({ paese }) => paese)).toEqual(
      Object.keys(margine131.countries).filter((key) => key !== 'IT'),
    )
    expect(foreign.every(({ marketplace }) => marketplace === 'amazon')).toBe(true)
  })

  it('says of every row what calculating the form there says, whatever the form holds', () => {
    fc.assert(
      fc.property(fc.oneof(anyProduct, addedForm, anyForm), (form) => {
        fc.pre(calculate(form).ok)
        for (const row of rowsOf(form)) {
          const at = formOf(form, row)
          const { guadagno, margine } = resultOf(at)
          expect(row).toMatchObject({ guadagno, margine })
          if (!row.isForm)
            expect(at).toMatchObject({ marketplace: row.marketplace, paese: row.paese })
        }
      }),
      { numRuns: 120 },
    )
  })

  it('has Prime where the form can have it: nowhere but in Amazon’s clothing', () => {
    const dear = { tariffe: today, prezzoVendita: '60' }
    const form = buildForm({ ...dear, marketplace: 'ebay', categoriaEbay: 'clothing', prime: true })
    const earned = (prime: boolean) =>
      resultOf(buildForm({ ...dear, categoria: 'clothing', prime }))
    const { guadagno } = rowOf(rowsOf(form), 'amazon')
    expect(guadagno).toBe(earned(false).guadagno)
    expect(guadagno).not.toBe(earned(true).guadagno)
  })

  it('has a VAT of the product’s own in the form’s country, and the standard one elsewhere', () => {
    const rows = rowsOf(buildForm({ aliquotaIVA: '4' }))
    expect(rowOf(rows, 'ebay').vatPercent).toBe(4)
    expect(rowOf(rows, 'amazon', 'FR').vatPercent).toBe(20)
    expect(rowOf(rows, 'amazon', 'FR').guadagno).toBe(resultOf(buildForm({ paese: 'FR' })).guadagno)
  })

  it('takes a commission of the seller’s own along from a marketplace that nobody knows', () => {
    const own = { percentuale: '3', fissa: '', minima: '', base: 'lordo' } as const
    const form = buildForm({ marketplace: 'nessuno', commissionePropria: own })
    const there = rowOf(rowsOf(form), 'altro', 'FR')
    expect(formOf(form, there).commissionePropria).toEqual(own)
    expect(there.guadagno).toBe(
      resultOf(buildForm({ paese: 'FR', commissionePropria: own })).guadagno,
    )
  })

  const logisticaAmazon = {
    ...{ lunghezza: '30', larghezza: '20', altezza: '10', peso: '500' },
    ...{ pericolosa: false, mesi: '' },
  }

  it('tells a piece that Amazon ships shipped by the seller too, and that nobody said what that costs', () => {
    const form = buildForm({ tariffe: today, logisticaAmazon })
    const rows = rowsOf(form)
    const here = rows.filter(({ marketplace, paese }) => marketplace === 'amazon' && paese === 'IT')
    expect(here.map(({ isForm, shippedBy, unknown }) => [isForm, shippedBy, unknown])).toEqual([
      [true, 'amazon', []],
      [false, 'seller', ['spedizione']],
    ])
    const [byAmazon, bySeller] = here
    expect(byAmazon?.guadagno).toBe(resultOf(form).guadagno)
    expect(bySeller?.guadagno).toBe(resultOf({ ...form, logisticaAmazon: null }).guadagno)
    expect(bySeller && formOf(form, bySeller)).toEqual(buildForm({ tariffe: today }))
    expect(rowOf(rows, 'ebay')).toMatchObject({ shippedBy: 'seller', unknown: ['spedizione'] })
    expect(rowOf(rows, 'amazon', 'FR').unknown).toEqual(['spedizione'])
    expect(rowOf(rows, 'shopify').unknown).toEqual(['spedizione'])
    expect(rowOf(rows, 'woocommerce').unknown).toEqual(['spedizione', 'pagamento'])
  })

  it('counts what shipping costs on one marketplace there, before what it costs elsewhere', () => {
    const form = buildForm({ tariffe: today, logisticaAmazon, spedizione: '0,40' })
    const alone = rowsOf(form, {}, { spedizioneSu: { ebay: '6,50', etsy: ' ' } })
    const onEbay = buildForm({ tariffe: today, marketplace: 'ebay', spedizione: '6,50' })
    expect(rowOf(alone, 'ebay').guadagno).toBe(resultOf(onEbay).guadagno)
    expect(rowOf(alone, 'etsy').unknown).toEqual(['spedizione'])
    const both = rowsOf(form, {}, { spedizione: '4,90', spedizioneSu: { ebay: '6,50' } })
    expect(rowOf(both, 'ebay').guadagno).toBe(resultOf(onEbay).guadagno)
    expect(rowOf(both, 'etsy').unknown).toEqual([])
  })

  it('ranks nothing whose shipping nobody knows: it stands apart until that is said', () => {
    const form = buildForm({ tariffe: today, logisticaAmazon, spedizione: '0,40' })
    const ranks = (rows: readonly ComparedRow[]) =>
      rows.filter(({ paese, rank }) => paese === 'IT' && rank !== null)
    expect(ranks(rowsOf(form)).map(({ isForm }) => isForm)).toEqual([true])
    expect(rowOf(rowsOf(form), 'ebay')).toMatchObject({ apart: 'shipping', prezzoPari: null })

    const rows = rowsOf(form, {}, { spedizione: '4,90' })
    const here = rows.filter(({ paese }) => paese === 'IT')
    expect(ranks(rows)).toEqual(here.filter(({ marketplace }) => marketplace !== 'woocommerce'))
    expect(rowOf(rows, 'woocommerce')).toMatchObject({ apart: 'payment', prezzoPari: null })
    const [, bySeller] = rows.filter(
      ({ marketplace, paese }) => marketplace === 'amazon' && paese === 'IT',
    )
    const shipped = buildForm({ tariffe: today, spedizione: '4,90' })
    expect(bySeller && formOf(form, bySeller)).toEqual(shipped)
    expect(bySeller).toMatchObject({ unknown: [], guadagno: resultOf(shipped).guadagno })
    expect(rowOf(rows, 'amazon')).toMatchObject({ isForm: true, guadagno: resultOf(form).guadagno })
  })

  it('counts in other shops of one’s own the payments that the seller says, and nowhere else', () => {
    const pagamento = { percentuale: '1,5', fissa: '0,25' }
    const rows = rowsOf(buildForm(), {}, { pagamento, spedizione: '9' })
    const shop = buildForm({ marketplace: 'shopify', pagamento })
    expect(rowOf(rows, 'shopify')).toMatchObject({
      unknown: [],
      guadagno: resultOf(shop).guadagno,
    })
    for (const same of ['amazon', 'ebay'])
      expect(rowOf(rows, same)).toEqual({
        ...rowOf(rowsOf(buildForm()), same),
        rank: rowOf(rows, same).rank,
      })
    const own = rowsOf(shop, {}, { pagamento: { percentuale: '9', fissa: '' } })
    expect(rowOf(own, 'shopify').guadagno).toBe(resultOf(shop).guadagno)
  })

  it('takes a payment service along to other shops of one’s own, and to no marketplace', () => {
    const pagamento = { percentuale: '1,5', fissa: '0,25' }
    const rows = rowsOf(buildForm({ marketplace: 'shopify', pagamento }))
    expect(rowOf(rows, 'shopify')).toMatchObject({ isForm: true, unknown: [] })
    expect(rowOf(rows, 'woocommerce').guadagno).toBe(
      resultOf(buildForm({ marketplace: 'woocommerce', pagamento })).guadagno,
    )
    expect(rowOf(rows, 'amazon').guadagno).toBe(resultOf(buildForm()).guadagno)
    expect(rowOf(rowsOf(buildForm()), 'shopify')).toMatchObject({ unknown: [], apart: null })
    expect(rowOf(rowsOf(buildForm()), 'woocommerce')).toMatchObject({
      unknown: ['pagamento'],
      apart: 'payment',
    })
    const blank = { percentuale: '', fissa: ' ' }
    const unsaid = rowsOf(buildForm({ marketplace: 'shopify', pagamento: blank }))
    expect(rowOf(unsaid, 'shopify').unknown).toEqual(['pagamento'])
    expect(rowOf(unsaid, 'woocommerce').unknown).toEqual(['pagamento'])
  })

  it('marks the row that is the form, with its own category', () => {
    const rows = rowsOf(buildForm({ categoria: 'books' }))
    expect(rows.filter(({ isForm }) => isForm)).toEqual([rowOf(rows, 'amazon')])
    expect(rowOf(rows, 'amazon').category).toMatchObject({ key: 'books', basis: 'form' })
  })

  it('ranks rows by profit to the cent, and who earns the same shares a rank', () => {
    fc.assert(
      fc.property(anyProduct, (form) => {
        const ranked = rowsOf(form).filter(({ apart }) => apart === null)
        for (const { rank, guadagno } of ranked) {
          const better = ranked.filter((row) => roundToCents(row.guadagno) > roundToCents(guadagno))
          expect(rank).toBe(better.length + 1)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('tells the lowest price that earns there what the form earns', () => {
    fc.assert(
      fc.property(anyProduct, (form) => {
        const rows = rowsOf(form)
        const wanted = resultOf(form).guadagno
        const earnedAt = (row: ComparedRow, price: number) =>
          resultOf({ ...formOf(form, row), prezzoVendita: writeAmount(price, 2) }).guadagno
        for (const row of rows) {
          const { prezzoPari } = row
          if (prezzoPari === null) continue
          expect(earnedAt(row, prezzoPari)).toBeGreaterThanOrEqual(wanted - 1e-9)
          const less = roundToCents(prezzoPari - 0.01)
          if (less > 0) expect(earnedAt(row, less)).toBeLessThan(wanted - 1e-9)
        }
        const mine = rows.find(({ isForm }) => isForm)
        if (mine?.apart === null)
          expect(mine.prezzoPari).toBeLessThanOrEqual(resultOf(form).prezzoFinale + 1e-9)
      }),
      { numRuns: 60 },
    )
  })

  it('tells no such price where not even the largest amount earns it there', () => {
    const dear = { marketplace: 'shopify', prezzoVendita: '999.999.999,99' }
    const rows = rowsOf(buildForm(dear))
    expect(rowOf(rows, 'shopify').prezzoPari).toBe(999_999_999.99)
    expect(rowOf(rows, 'amazon').prezzoPari).toBeNull()
  })

  it('sets other currencies apart: they have neither rank nor price', () => {
    const apart = { apart: 'currency', rank: null, prezzoPari: null }
    expect(rowOf(rowsOf(buildForm()), 'amazon', 'US')).toMatchObject(apart)
    const american = rowsOf(buildForm({ paese: 'US' }))
    expect(rowOf(american, 'amazon', 'IT')).toMatchObject(apart)
    expect(rowOf(american, 'amazon', 'US')).toMatchObject({ apart: null, isForm: true })
    expect(rowOf(american, 'shopify', 'US').rank).toBe(2)
  })

  it('sets other countries apart in the forfettario regime, which is of Italy alone', () => {
    const rows = rowsOf(buildForm({ regime: 'forfettario' }))
    expect(rowOf(rows, 'amazon', 'FR')).toMatchObject({
      apart: 'regime',
      rank: null,
      prezzoPari: null,
    })
    expect(rowOf(rows, 'ebay')).toMatchObject({ apart: null })
  })

  it('says which card a row is calculated by', () => {
    const rows = rowsOf(buildForm({ tariffe: today }))
    expect(rowOf(rows, 'amazon').validFrom).toBe(datedCards.amazon.at(-1)?.validFrom)
    expect(rowOf(rows, 'etsy').validFrom).toBe('2026-01-01')
    expect(rowOf(rows, 'shopify').validFrom).toBeNull()
    expect(rowOf(rows, 'amazon', 'DE').validFrom).toBeNull()
  })

  it('takes a commission of the seller’s own to other countries, and not to other marketplaces', () => {
    const own = { percentuale: '3', fissa: '', minima: '', base: 'lordo' } as const
    const form = buildForm({ marketplace: 'ebay', commissionePropria: own })
    const rows = rowsOf(form)
    expect(rowOf(rows, 'ebay', 'FR').source.name).toContain('hai scritto tu')
    expect(rowOf(rows, 'amazon').guadagno).toBe(resultOf(buildForm()).guadagno)
  })

  it('leaves out countries for a marketplace that only has Italian cards', () => {
    const rows = rowsOf(buildForm({ tariffe: today, marketplace: 'tiktok' }))
    expect(new Set(rows.map(({ paese }) => paese))).toEqual(new Set(['IT']))
  })

  it('counts keys that stand for nothing as the form does', () => {
    const form = buildForm({ marketplace: 'nessuno', paese: 'XX' })
    const rows = rowsOf(form)
    expect(rowOf(rows, 'altro')).toMatchObject({ isForm: true, guadagno: resultOf(form).guadagno })
    const [own] = rowsOf(buildForm({ categoria: 'cappelli' }))
    expect(own).toMatchObject({ marketplace: 'amazon', isForm: true, category: null })
  })

  it('has the problems that calculating the form has', () => {
    const form = buildForm({ costo: '', prezzoVendita: '', tariffe: 'ieri' })
    expect(compare(form)).toEqual(calculate(form))
  })
})

describe('the category of a row', () => {
  const categoryOf = (form: Partial<CalculationFormData>, marketplace: string, paese?: string) =>
    rowOf(rowsOf(buildForm(form)), marketplace, paese).category

  it('is the one to which the product belongs by its nature', () => {
    const shoes = { tariffe: today, categoria: 'shoes' }
    expect(categoryOf(shoes, 'ebay')).toEqual({
      field: 'categoriaEbay',
      key: 'shoes',
      label: 'Scarpe',
      basis: 'alike',
    })
    const lamp = { marketplace: 'manomano', categoriaManoMano: 'lighting' }
    expect(categoryOf(lamp, 'amazon')).toMatchObject({ key: 'home', basis: 'alike' })
    const radio = { tariffe: today, marketplace: 'ebay', categoriaEbay: 'car_audio_gps' }
    expect(categoryOf(radio, 'tiktok')).toMatchObject({ key: 'electronics', basis: 'alike' })
  })

  it('is the standard one where none fits, and said to be assumed', () => {
    const software = { tariffe: today, categoria: 'software' }
    expect(categoryOf(software, 'ebay')).toMatchObject({ key: 'base', basis: 'assumed' })
  })

  it('is the standard one of a form that names none', () => {
    for (const marketplace of ['ebay', 'tiktok']) {
      const own = categoryOf({ tariffe: today, marketplace }, marketplace)
      expect(own, marketplace).toMatchObject({ key: 'base', label: 'Standard', basis: 'form' })
    }
  })

  it('is one that takes the product in on a card that lacks its own', () => {
    const kitchen = { tariffe: today, categoria: 'kitchen' }
    expect(categoryOf(kitchen, 'amazon')).toMatchObject({ key: 'kitchen', basis: 'form' })
    expect(categoryOf(kitchen, 'amazon', 'FR')).toMatchObject({ key: 'home', basis: 'alike' })
  })

  it('is the one that the form keeps, where its own marketplace says nothing', () => {
    const form = { marketplace: 'shopify', categoria: 'jewelry' }
    expect(categoryOf(form, 'amazon')).toMatchObject({ key: 'jewelry', basis: 'form' })
    expect(categoryOf({ ...form, tariffe: today }, 'ebay')).toMatchObject({
      key: 'jewelry',
      basis: 'alike',
    })
  })

  it('is the one that the caller chooses, on any row but the form', () => {
    const form = buildForm({ tariffe: today, categoria: 'shoes' })
    const rows = rowsOf(form, { categoriaEbay: 'toys', categoria: 'books' })
    expect(rowOf(rows, 'ebay').category).toMatchObject({ key: 'toys', basis: 'chosen' })
    expect(rowOf(rows, 'amazon').category).toMatchObject({ key: 'shoes', basis: 'form' })
    const unknown = rowsOf(form, { categoriaEbay: 'hats' })
    expect(rowOf(unknown, 'ebay').category).toMatchObject({ key: 'shoes', basis: 'alike' })
  })

  it('is none where every product pays the same', () => {
    expect(categoryOf({ categoria: 'shoes' }, 'etsy')).toBeNull()
  })
})
