import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxSettings } from '../src/added-fields.ts'
import { roundToCents } from '../src/amounts/rounding.ts'
import {
  addedDefaults,
  type CalculationFormData,
  type Fee,
  figuresOf,
  isFree,
  ratesOf,
  ruleInWords,
} from '../src/index.ts'
import { amountOfFee, termsOf } from '../src/rates/fee.ts'
import { withoutVat } from '../src/rates/without-vat.ts'
import { piecesOfFees } from '../src/solve/pieces.ts'
import { isProvisional, taxRules, taxRulesOf } from '../src/tax-rules.ts'
import { taxationOf } from '../src/taxes.ts'
import { addedForm, cents, validForm } from './arbitraries.ts'
import { buildForm, expectClose, expectPlainFigures, resultOf, saleOf } from './build.ts'

const isForfettario = ({ regime, paese }: CalculationFormData) =>
  regime === 'forfettario' && paese === 'IT'

describe('under any card and regime', () => {
  it('no fee is negative, and the fees sum to the commission', () => {
    fc.assert(
      fc.property(addedForm, (form) => {
        const { fees, commissione } = figuresOf(...saleOf(form))
        let sum = 0
        for (const { amount } of fees) {
          expect(amount).toBeGreaterThanOrEqual(0)
          sum += amount
        }
        expectClose(sum, commissione)
      }),
      { numRuns: 500 },
    )
  })

  it('a result has plain figures, and its parts sum to the commission', () => {
    fc.assert(
      fc.property(addedForm, (form) => {
        const result = resultOf(form)
        expectPlainFigures(result)
        const item = result.breakdown.find(({ color }) => color === 'commissione')
        const sum = item?.voci?.reduce((total, { importo }) => total + importo, 0)
        if (sum !== undefined) expectClose(sum, item?.value ?? 0)
        expect('imposte' in result).toBe(isForfettario(form))
      }),
      { numRuns: 500 },
    )
  })

  it('says nothing of VAT on fees where nothing is charged', () => {
    const free = { percentuale: '', fissa: '', minima: '', base: 'lordo' } as const
    for (const form of [{ marketplace: 'woocommerce' }, { commissionePropria: free }]) {
      const { rule } = ratesOf(buildForm({ ...form, regime: 'forfettario' }))
      expect(rule.words('EUR').withVat.note).toBeNull()
      expect(isFree(rule)).toBe(true)
    }
  })

  it('a rule without the VAT that its fees include charges as much less at any price, whatever its fees', () => {
    fc.assert(
      fc.property(addedForm, cents, (form, price) => {
        const [sale, { rule }] = saleOf(form)
        const charged = (fees: readonly Fee[]) =>
          fees.reduce(
            (sum, fee) => sum + amountOfFee(termsOf(fee), price / 100, sale.prime, sum),
            0,
          )
        const without = rule.fees.map((fee) => withoutVat(fee, 22))
        expectClose(charged(without) * 1.22, charged(rule.fees))
      }),
      { numRuns: 500 },
    )
  })

  it('the straight lines of a rule say the same fee as its fees, at any price', () => {
    fc.assert(
      fc.property(addedForm, cents, (form, price) => {
        const [sale, { rule }] = saleOf(form)
        const basis = price / 100
        const piece = piecesOfFees(rule.fees, sale.prime).find(
          ({ upTo }) => roundToCents(basis) <= upTo,
        )
        let sum = 0
        for (const terms of rule.terms) sum += amountOfFee(terms, basis, sale.prime, sum)
        expectClose((piece?.fixed ?? Number.NaN) + ((piece?.percent ?? 0) * basis) / 100, sum)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the forfettario regime', () => {
  it('leaves what the ordinary one leaves without VAT, once services and fees cost 22 % more', () => {
    fc.assert(
      fc.property(addedForm, (form) => {
        const more = 1.22
        const besides = { speseIncludonoIVA: false, pagamento: null, resi: null }
        const sale = { ...form, ...besides, paese: 'IT', costoIncludesIVA: true }
        const without = figuresOf(...saleOf({ ...sale, regime: 'ordinario', aliquotaIVA: '0' }))
        const figures = figuresOf(...saleOf({ ...sale, regime: 'forfettario' }))
        const { spedizione, packaging, pubblicita, commissione, logistica } = without
        const services = spedizione + packaging + pubblicita + commissione + logistica
        expectClose(figures.guadagno, without.prezzoVendita - without.costo - services * more)
        expectClose(figures.commissione, commissione * more)
        expect([figures.iva, figures.prezzoFinale]).toEqual([0, figures.prezzoVendita])
      }),
      { numRuns: 500 },
    )
  })

  it('counts the price as entered, whatever is said of its VAT, and a net cost with its VAT', () => {
    const form = buildForm({ costo: '10', prezzoVendita: '30', regime: 'forfettario' })
    for (const prezzoIncludesIVA of [true, false]) {
      const figures = figuresOf(...saleOf({ ...form, prezzoIncludesIVA }))
      expect([figures.prezzoVendita, figures.prezzoFinale]).toEqual([30, 30])
      expectClose(figures.costo, 12.2)
    }
    expect(figuresOf(...saleOf({ ...form, costoIncludesIVA: true })).costo).toBe(10)
    expectClose(figuresOf(...saleOf({ ...form, aliquotaIVA: '4' })).costo, 10.4)
  })

  it('pays 5,65 € where the fees of Amazon are 4,635 €', () => {
    const form = buildForm({ prezzoVendita: '30', tariffe: '2026-11-21' })
    expectClose(figuresOf(...saleOf(form)).commissione, 4.635)
    expectClose(figuresOf(...saleOf({ ...form, regime: 'forfettario' })).commissione, 5.6547)
  })

  it('has its rule said on the one price there is, as a sale without VAT has', () => {
    const described = (change: Partial<CalculationFormData>) =>
      resultOf(buildForm(change)).analisiCommissioni.description
    expect(described({ regime: 'forfettario' })).toBe('Sul prezzo: 15%')
    expect(described({ aliquotaIVA: '0' })).toBe('Sul prezzo: 15%')
    expect(described({ aliquotaIVA: '10' })).toBe('Sul prezzo con IVA: 15%')
  })

  it('is not offered abroad: there the sale counts as ordinary', () => {
    const french = buildForm({ paese: 'FR' })
    expect(resultOf({ ...french, regime: 'forfettario' })).toEqual(resultOf(french))
  })

  it('pays TikTok Shop, whose rates include VAT, as announced; the ordinary one has the VAT back', () => {
    const form = buildForm({ marketplace: 'tiktok', prezzoVendita: '20', tariffe: '2026-11-21' })
    expectClose(figuresOf(...saleOf({ ...form, regime: 'forfettario' })).commissione, 1.8)
    expectClose(figuresOf(...saleOf(form)).commissione, 1.8 / 1.22)
  })

  it('is told by TikTok Shop as announced, and in the ordinary regime why it counts for less', () => {
    const form = buildForm({ marketplace: 'tiktok', tariffe: '2026-11-21' })
    const note = 'Le tariffe di TikTok Shop sono IVA inclusa.'
    expect(ruleInWords(ratesOf(form))).toEqual({
      description: 'Sul prezzo con IVA: 9%',
      note: `${note} L'IVA la recuperi: nel conto entrano senza, cioè divise per 1,22.`,
    })
    expect(ruleInWords(ratesOf({ ...form, regime: 'forfettario' })).note).toBe(note)
  })
})

describe('taxes and contributions', () => {
  const sale = { prezzoVendita: 100, guadagno: 30, quotaResi: 0 }
  const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna' } as const

  it('are the substitute tax on a part of the price, whatever the profit', () => {
    expect(taxationOf({ ...settings, riduzione: 'nessuna' }, taxRulesOf({})).on(sale)).toEqual({
      baseImponibile: 40,
      contributi: 0,
      impostaSostitutiva: 6,
      dopoImposte: 24,
    })
    expect(
      taxationOf({ ...settings, sostitutiva: '5', riduzione: 'nessuna' }, taxRulesOf({})).on(sale)
        .dopoImposte,
    ).toBe(28)
  })

  it.each([
    ['commercianti', 'nessuna', 9.792],
    ['commercianti', '35', 6.3648],
    ['commercianti', '50', 4.992],
    ['artigiani', 'nessuna', 9.6],
    ['artigiani', '35', 6.24],
    ['artigiani', '50', 4.8],
  ] as const)('of %s (reduced: %s) take contributions first: %d', (gestione, riduzione, paid) => {
    const taxes = taxationOf({ ...settings, gestione, riduzione }, taxRulesOf({})).on(sale)
    expectClose(taxes.contributi, paid)
    expectClose(taxes.impostaSostitutiva, (40 - paid) * 0.15)
    expectClose(taxes.dopoImposte, 30 - paid - (40 - paid) * 0.15)
  })

  it('are asked for by every setting: after one that differs in a single one, each has its own', () => {
    const rules = taxRulesOf({})
    const basic = { ...settings, gestione: 'artigiani', riduzione: 'nessuna' } as const
    const left = (asked: TaxSettings, by = rules) => taxationOf(asked, by).on(sale).dopoImposte
    const alone = left(basic)
    const others = [
      () => left({ ...basic, coefficiente: '67' }),
      () => left({ ...basic, sostitutiva: '5' }),
      () => left({ ...basic, gestione: 'commercianti' }),
      () => left({ ...basic, riduzione: '35' }),
      () => left(basic, { ...rules, contributi: { ...rules.contributi, artigiani: 25 } }),
    ]
    for (const other of others) {
      expect(other()).not.toBe(alone)
      expect(left(basic)).toBe(alone)
    }
  })

  it('are those of the year that the cards are of: the latest without a date, the first before', () => {
    const [first, last] = [taxRules[0], taxRules.at(-1)]
    expect(taxRulesOf({})).toBe(last)
    expect(taxRulesOf({ tariffe: '2024-12-31' })).toBe(first)
    expect(taxRulesOf({ tariffe: '2025-12-31' }).year).toBe(2025)
    expect(taxRulesOf({ tariffe: '2026-01-01' }).year).toBe(2026)
  })

  it('are provisional in a year that has none of its own yet', () => {
    const next = { tariffe: `${(taxRules.at(-1)?.year ?? 0) + 1}-01-01` }
    expect(taxRulesOf(next)).toBe(taxRules.at(-1))
    expect(isProvisional(next, taxRulesOf(next))).toBe(true)
    for (const form of [{}, { tariffe: '2026-12-31' }, { tariffe: '2025-01-01' }])
      expect(isProvisional(form, taxRulesOf(form))).toBe(false)
  })

  it('say where contributions are from, and the substitute tax with its coefficients', () => {
    const { contributi, sostitutiva } = taxRulesOf({}).sources
    expect(contributi).toMatchObject({ mark: 'trascritta', reviewed: '2026-11-28' })
    expect(contributi.name).toContain('INPS')
    expect(sostitutiva).toMatchObject({ mark: 'indicativa', reviewed: '2026-11-21' })
    expect(sostitutiva.name).toContain('regime forfettario')
  })

  it('leave the profit less what they take, of any sale', () => {
    fc.assert(
      fc.property(addedForm, (form) => {
        const { imposte, ...result } = resultOf({ ...form, paese: 'IT', regime: 'forfettario' })
        if (imposte === undefined) throw new Error('No taxes')
        const { baseImponibile, contributi, impostaSostitutiva, dopoImposte } = imposte
        const { coefficiente, sostitutiva } = form.imposte ?? addedDefaults.imposte
        const percent = Number(coefficiente.replace(',', '.'))
        const back = Number((form.resi?.percentuale ?? '0').replace(',', '.'))
        expectClose(baseImponibile, (result.prezzoFinale * (1 - back / 100) * percent) / 100)
        expectClose(impostaSostitutiva, ((baseImponibile - contributi) * Number(sostitutiva)) / 100)
        expectClose(dopoImposte, result.guadagno - contributi - impostaSostitutiva)
      }),
    )
  })

  it('never touch the profit', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const sold = { ...form, paese: 'IT', regime: 'forfettario' as const }
        const imposte = { ...settings, gestione: 'artigiani' as const, riduzione: '35' as const }
        const [one, other] = [resultOf(sold), resultOf({ ...sold, imposte })]
        expect(other.guadagno).toBe(one.guadagno)
        expect(other.margine).toBe(one.margine)
      }),
    )
  })
})
