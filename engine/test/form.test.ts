import { describe, expect, it } from 'vitest'
import {
  amountFields,
  changeField,
  defaultFormData,
  isSameForm,
  primeApplies,
} from '../src/index.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { buildForm } from './build.ts'

describe('a new form', () => {
  // proves: 3.1-3.5
  it('is empty: Amazon in Italy, standard category, price with VAT and cost without', () => {
    expect(defaultFormData).toEqual({
      costo: '',
      spedizione: '',
      packaging: '',
      pubblicita: '',
      prezzoVendita: '',
      paese: 'IT',
      marketplace: 'amazon',
      categoria: 'base',
      categoriaManoMano: 'base',
      prime: false,
      costoIncludesIVA: false,
      prezzoIncludesIVA: true,
    })
  })

  // proves: 1.3
  it('has its amounts in the order a seller meets them', () => {
    expect(amountFields).toEqual([
      'costo',
      'prezzoVendita',
      'spedizione',
      'packaging',
      'pubblicita',
    ])
  })
})

describe('Prime', () => {
  it("applies to Amazon's clothing", () => {
    expect(primeApplies(buildForm({ categoria: 'clothing' }))).toBe(true)
  })

  it('applies to no other category and no other marketplace', () => {
    expect(primeApplies(buildForm({ categoria: 'shoes' }))).toBe(false)
    for (const marketplace of [...Object.keys(marketplaces), 'unknown']) {
      const form = buildForm({ marketplace, categoria: 'clothing' })
      expect(primeApplies(form)).toBe(marketplace === 'amazon')
    }
  })
})

describe('changing a field', () => {
  it('changes that field alone where nothing follows from it', () => {
    const form = buildForm()
    expect(changeField(form, 'costo', '11')).toEqual({ ...form, costo: '11' })
    expect(changeField(form, 'paese', 'FR')).toEqual({ ...form, paese: 'FR' })
    expect(changeField(form, 'prezzoIncludesIVA', false)).toEqual({
      ...form,
      prezzoIncludesIVA: false,
    })
  })

  it('leaves the form given as it was', () => {
    const form = Object.freeze(buildForm({ categoria: 'clothing', prime: true }))
    changeField(form, 'marketplace', 'manomano')
    expect(form).toEqual(buildForm({ categoria: 'clothing', prime: true }))
  })

  // proves: 4.3
  it("to Amazon resets ManoMano's category and keeps Amazon's", () => {
    const form = buildForm({
      marketplace: 'manomano',
      categoria: 'home',
      categoriaManoMano: 'tools',
    })
    const changed = changeField(form, 'marketplace', 'amazon')
    expect(changed).toEqual({ ...form, marketplace: 'amazon', categoriaManoMano: 'base' })
  })

  // proves: 4.4
  it("to ManoMano resets Amazon's category and keeps ManoMano's", () => {
    const form = buildForm({ categoria: 'home', categoriaManoMano: 'tools' })
    const changed = changeField(form, 'marketplace', 'manomano')
    expect(changed).toEqual({ ...form, marketplace: 'manomano', categoria: 'base' })
  })

  it('to any other marketplace keeps both categories', () => {
    const form = buildForm({ categoria: 'home', categoriaManoMano: 'tools' })
    for (const marketplace of ['ebay', 'altro', 'unknown']) {
      expect(changeField(form, 'marketplace', marketplace)).toEqual({ ...form, marketplace })
    }
  })

  it('takes a text for what it is, also when it reads like a marketplace', () => {
    const form = buildForm({ categoria: 'home', categoriaManoMano: 'tools' })
    expect(changeField(form, 'costo', 'amazon')).toEqual({ ...form, costo: 'amazon' })
    expect(changeField(form, 'costo', 'manomano')).toEqual({ ...form, costo: 'manomano' })
  })

  it('keeps a payment service in shops of one’s own, and on no marketplace: there it is in the commission', () => {
    const pagamento = { percentuale: '1,5', fissa: '0,25' }
    const form = buildForm({ marketplace: 'shopify', pagamento })
    expect(changeField(form, 'marketplace', 'woocommerce').pagamento).toEqual(pagamento)
    expect(changeField(form, 'marketplace', 'amazon')).toEqual(buildForm())
    const asked = changeField(buildForm(), 'pagamento', pagamento)
    expect(changeField(asked, 'paese', 'FR').pagamento).toEqual(pagamento)
  })

  it('keeps Prime as long as it stays with clothing', () => {
    const form = buildForm({ categoria: 'clothing' })
    const eligible = changeField(form, 'prime', true)
    expect(eligible.prime).toBe(true)
    expect(changeField(eligible, 'prezzoVendita', '50').prime).toBe(true)
    expect(changeField(eligible, 'categoria', 'clothing').prime).toBe(true)
  })

  // proves: 3.64
  it('takes Prime back on leaving clothing, by category or by marketplace', () => {
    const form = buildForm({ categoria: 'clothing', prime: true })
    const shoes = changeField(form, 'categoria', 'shoes')
    expect(shoes.prime).toBe(false)
    expect(changeField(shoes, 'categoria', 'clothing').prime).toBe(false)
    for (const marketplace of ['manomano', 'ebay']) {
      const left = changeField(form, 'marketplace', marketplace)
      expect(left.prime).toBe(false)
      expect(changeField(left, 'marketplace', 'amazon').prime).toBe(false)
    }
  })

  it('gives no Prime where it does not apply', () => {
    expect(changeField(buildForm(), 'prime', true).prime).toBe(false)
  })
})

describe('two forms', () => {
  it('are the same where every field is, as typed', () => {
    expect(isSameForm(buildForm(), buildForm())).toBe(true)
    for (const [field, value] of Object.entries(buildForm())) {
      const other = typeof value === 'boolean' ? !value : `${value} `
      expect(isSameForm(buildForm(), { ...buildForm(), [field]: other })).toBe(false)
    }
  })
})
