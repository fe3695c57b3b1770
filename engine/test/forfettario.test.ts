import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToCents } from '../src/amounts/rounding.ts'
import { type CalculationFormData, calculate, figuresOf } from '../src/index.ts'
import { amountOfFee, piecesOfFees } from '../src/rates/fee.ts'
import { taxesOn } from '../src/taxes.ts'
import { cents, typed, validForm } from './arbitraries.ts'
import { buildForm, expectClose, expectPlainFigures, resultOf, saleOf } from './build.ts'

const day = fc.constantFrom('1.3.1', '2025-03-31', '2025-12-15', '2026-01-08', '2026-11-21')
const anyDated: fc.Arbitrary<CalculationFormData> = fc
  .record({
    form: validForm,
    tariffe: day,
    marketplace: fc.constantFrom('amazon', 'ebay', 'etsy', 'tiktok', 'manomano', 'altro'),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    categoriaEbay: fc.constantFrom('base', 'watches', 'shoes', 'jewelry'),
    categoriaTikTok: fc.constantFrom('base', 'electronics'),
  })
  .map(({ form, ...added }) => ({ ...form, ...added }))

const isForfettario = ({ regime, paese }: CalculationFormData) =>
  regime === 'forfettario' && paese === 'IT'

describe('under any card and regime', () => {
  it('no fee is negative, and the fees sum to the commission', () => {
    fc.assert(
      fc.property(anyDated, (form) => {
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
      fc.property(anyDated, (form) => {
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

  it('the straight lines of a rule say the same fee as its fees, at any price', () => {
    fc.assert(
      fc.property(anyDated, cents, (form, price) => {
        const [sale, { rule }] = saleOf(form)
        const basis = price / 100
        const piece = piecesOfFees(rule.fees, sale.prime).find(
          ({ upTo }) => roundToCents(basis) <= upTo,
        )
        let sum = 0
        for (const fee of rule.fees) sum += amountOfFee(fee, basis, sale.prime, sum)
        expectClose((piece?.fixed ?? Number.NaN) + ((piece?.percent ?? 0) * basis) / 100, sum)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the forfettario regime', () => {
  it('leaves what the ordinary one leaves without VAT, once services and fees cost 22 % more', () => {
    const italian = anyDated.filter(({ marketplace }) => marketplace !== 'tiktok')
    fc.assert(
      fc.property(italian, (form) => {
        const more = 1.22
        const sale = { ...form, paese: 'IT', costoIncludesIVA: true, prezzoIncludesIVA: true }
        const without = figuresOf(...saleOf({ ...sale, regime: 'ordinario', aliquotaIVA: '0' }))
        const figures = figuresOf(...saleOf({ ...sale, regime: 'forfettario' }))
        const { spedizione, packaging, pubblicita, commissione } = without
        const services = spedizione + packaging + pubblicita + commissione
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
})

describe('taxes and contributions', () => {
  const sale = { prezzoVendita: 100, guadagno: 30 }
  const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna' } as const

  it('are the substitute tax on a part of the price, whatever the profit', () => {
    expect(taxesOn(sale, { ...settings, riduzione: false })).toEqual({
      baseImponibile: 40,
      contributi: 0,
      impostaSostitutiva: 6,
      dopoImposte: 24,
    })
    expect(taxesOn(sale, { ...settings, sostitutiva: '5', riduzione: false }).dopoImposte).toBe(28)
  })

  it.each([
    ['commercianti', false, 9.792],
    ['commercianti', true, 6.3648],
    ['artigiani', false, 9.6],
    ['artigiani', true, 6.24],
  ] as const)('of %s (reduced: %s) take contributions first: %d', (gestione, riduzione, paid) => {
    const taxes = taxesOn(sale, { ...settings, gestione, riduzione })
    expectClose(taxes.contributi, paid)
    expectClose(taxes.impostaSostitutiva, (40 - paid) * 0.15)
    expectClose(taxes.dopoImposte, 30 - paid - (40 - paid) * 0.15)
  })

  it('never touch the profit', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const sold = { ...form, paese: 'IT', regime: 'forfettario' as const }
        const imposte = { ...settings, gestione: 'artigiani' as const, riduzione: true }
        const [one, other] = [resultOf(sold), resultOf({ ...sold, imposte })]
        expect(other.guadagno).toBe(one.guadagno)
        expect(other.margine).toBe(one.margine)
      }),
    )
  })
})

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

describe('what cannot be used of the added fields', () => {
  it.each([
    [{ tariffe: 'ieri' }, ['tariffe']],
    [{ tariffe: '2026-02-29' }, ['tariffe']],
    [{ tariffe: '2026-13-01' }, ['tariffe']],
    [{ aliquotaIVA: '101' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '-1' }, ['aliquotaIVA']],
    [{ aliquotaIVA: 'dieci' }, ['aliquotaIVA']],
    [
      {
        regime: 'forfettario',
        imposte: { coefficiente: '140', sostitutiva: '5', gestione: 'nessuna', riduzione: false },
      },
      ['imposte.coefficiente'],
    ],
    [
      { commissionePropria: { percentuale: '120', fissa: '-1', minima: 'x', base: 'lordo' } },
      ['commissionePropria.percentuale', 'commissionePropria.fissa', 'commissionePropria.minima'],
    ],
  ] as const)('%j is a problem at its field', (change, fields) => {
    expect(calculate(buildForm(change as Partial<CalculationFormData>))).toEqual({
      ok: false,
      problems: fields.map((field) => ({ field, code: 'invalid' })),
    })
  })

  it('comes after what is wrong with the amounts', () => {
    const calculation = calculate(buildForm({ costo: '', tariffe: 'oggi' }))
    expect(!calculation.ok && calculation.problems).toEqual([
      { field: 'costo', code: 'required' },
      { field: 'tariffe', code: 'invalid' },
    ])
  })

  it.each(['2024-02-29', '2026-11-30', '2026-12-31', '1.3.1'])('%s is fine', (tariffe) => {
    expect(calculate(buildForm({ tariffe })).ok).toBe(true)
  })
})
