import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalculationFormData, figuresOf, ratesOf } from '../src/index.ts'
import { addedForm, anyCountry, cents, ownCommission, typed } from './arbitraries.ts'
import { buildForm, expectClose, saleOf } from './build.ts'

const isForfettario = ({ regime, paese }: CalculationFormData) =>
  regime === 'forfettario' && paese === 'IT'

describe("the seller's own commission", () => {
  const own = { percentuale: '12', fissa: '0,50', minima: '4', base: 'lordo' } as const

  it('replaces the rule: the percentage or its minimum, then the fixed amount', () => {
    const charged = (prezzoVendita: string, change = {}) =>
      figuresOf(...saleOf(buildForm({ prezzoVendita, commissionePropria: { ...own, ...change } })))
    expectClose(charged('30').commissione, 4.5)
    expectClose(charged('100').commissione, 12.5)
    expectClose(charged('122', { base: 'netto' }).commissione, 12.5)
    expectClose(charged('100', { minima: '', fissa: '' }).commissione, 12)
  })

  it('is the larger of percentage and minimum, and the fixed amount, on any basis, in any regime and country', () => {
    const amount = (text: string) => Number(text === '' ? 0 : text.replace(',', '.'))
    fc.assert(
      fc.property(addedForm, ownCommission, anyCountry, (form, commissionePropria, paese) => {
        const besides = {
          pagamento: null,
          pianoAmazon: 'professionale',
          logisticaAmazon: null,
        } as const
        const sale = { ...form, ...besides, paese, commissionePropria }
        const { prezzoFinale, prezzoVendita, commissione } = figuresOf(...saleOf(sale))
        const { percentuale, minima, fissa, base } = commissionePropria
        const basis = base === 'lordo' ? prezzoFinale : prezzoVendita
        const charged =
          Math.max((basis * amount(percentuale)) / 100, amount(minima)) + amount(fissa)
        expectClose(commissione, isForfettario(sale) ? charged * 1.22 : charged)
      }),
      { numRuns: 500 },
    )
  })

  it('is worked out anew when what was typed changes, also in the same object', () => {
    const typed = { ...own, base: 'lordo' as const }
    const form = buildForm({ prezzoVendita: '100', commissionePropria: typed })
    expectClose(figuresOf(...saleOf(form)).commissione, 12.5)
    expect(ratesOf(form).rule).toBe(ratesOf({ ...form, costo: '1' }).rule)
    Object.assign(typed, { percentuale: '20' })
    expectClose(figuresOf(...saleOf(form)).commissione, 20.5)
    expect(ratesOf({ ...form, marketplace: 'ebay' }).rule.label).toBe('eBay')
  })

  const ruleOfTexts = (percentuale: string, fissa: string, base: 'lordo' | 'netto' = 'lordo') =>
    ratesOf(buildForm({ commissionePropria: { ...own, percentuale, fissa, base } })).rule

  it('is never mistaken for another whose texts are the same when joined', () => {
    const [one, other] = [ruleOfTexts('1|2', '3'), ruleOfTexts('1', '2|3')]
    expect(one.fees).toContainEqual({ kind: 'order', amount: 3 })
    expect(other.fees).not.toContainEqual({ kind: 'order', amount: 3 })
  })

  it('is never mistaken for another whose texts make the same number', () => {
    const [one, other] = [ruleOfTexts('7', '5\u200a'), ruleOfTexts('7', '4\u2029')]
    expect(one.fees).toContainEqual({ kind: 'order', amount: 5 })
    expect(other.fees).toContainEqual({ kind: 'order', amount: 4 })
  })

  it('is remembered on either basis', () => {
    const rules = () => [ruleOfTexts('9', '1', 'lordo'), ruleOfTexts('9', '1', 'netto')]
    const first = rules()
    expect(rules().every((rule, at) => rule === first[at])).toBe(true)
    expect(first.map(({ basis }) => basis)).toEqual(['lordo', 'netto'])
  })

  it('is remembered with many others: of a thousand, each new one costs the oldest alone', () => {
    const rules = (count: number) =>
      Array.from({ length: count }, (_, at) => ruleOfTexts('7', String(at)))
    const first = rules(1_000)
    expect(rules(1_000).every((rule, at) => rule === first[at])).toBe(true)
    ruleOfTexts('7', '1000')
    expect(ruleOfTexts('7', '1')).toBe(first[1])
    expect(ruleOfTexts('7', '0')).not.toBe(first[0])
  })

  it("is called the seller's own, of no card", () => {
    const { store, validFrom, source } = ratesOf(buildForm({ commissionePropria: own })).rule
    expect([store, validFrom]).toEqual(['tua tariffa', null])
    expect(source.name).toBe('la tariffa che hai scritto tu')
  })
})

describe('the VAT of the product', () => {
  it.each(['4', '5', '10', '7,5', '0'])('is the one typed: %s', (aliquotaIVA) => {
    const price = cents.map(typed)
    const percent = Number(aliquotaIVA.replace(',', '.'))
    fc.assert(
      fc.property(price, (prezzoVendita) => {
        const form = buildForm({ prezzoVendita, aliquotaIVA, prezzoIncludesIVA: false })
        const { prezzoVendita: net, prezzoFinale } = figuresOf(...saleOf(form))
        expectClose(prezzoFinale, net * (1 + percent / 100))
      }),
    )
  })
})
