import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  type CalculationResult,
  quickScenario,
  simulate,
} from '../src/index.ts'
import { buildForm, commissionItemOf, expectClose, resultOf, saleOf } from './build.ts'

/** What a form comes to with a flat percentage in place of what it is charged in percent. */
function atCommission(form: CalculationFormData, commissione: number): CalculationResult {
  const [sale, rates] = saleOf(form)
  const asItIs = quickScenario('situazioneAttuale', sale, 0)
  const simulation = simulate({ sale, rates }, { ...asItIs, commissione })
  if (!simulation.ok) throw new Error('No result')
  return simulation.result
}

const vociOf = (result: CalculationResult) =>
  Object.fromEntries(
    (commissionItemOf(result)?.voci ?? []).map(({ tipo, importo }) => [tipo, importo]),
  )
const dated = (change: Partial<CalculationFormData>) =>
  buildForm({ tariffe: '2026-11-21', prezzoVendita: '30', ...change })

describe('a flat percentage in place of itemised rates', () => {
  it('pays VAT in the forfettario regime also where nothing is charged without it', () => {
    const form = { regime: 'forfettario', prezzoVendita: '20', costo: '5' } as const
    const five = { percentuale: '5', fissa: '', minima: '', base: 'lordo' } as const
    const tried = atCommission(buildForm({ ...form, marketplace: 'woocommerce' }), 5)
    expectClose(tried.guadagno, resultOf(buildForm({ ...form, commissionePropria: five })).guadagno)
  })

  it('is in place of every percentage of the price; what is fixed and what is charged on fees stays', () => {
    const closeTo = (value: number) => expect.closeTo(value, 9)
    expect(vociOf(atCommission(dated({ categoria: 'books' }), 20))).toEqual({
      commissione: closeTo(6),
      chiusura: 1.01,
      serviziDigitali: closeTo(7.01 * 0.03),
    })
    expect(vociOf(atCommission(dated({ marketplace: 'ebay' }), 20))).toEqual({
      commissione: closeTo(6),
      ordine: 0.35,
    })
    expect(vociOf(atCommission(dated({ marketplace: 'etsy' }), 20))).toEqual({
      commissione: closeTo(6),
      ordine: 0.3,
      inserzione: 0.18,
    })
    expect(vociOf(atCommission(dated({ regime: 'forfettario' }), 20))).toEqual({
      commissione: closeTo(6),
      serviziDigitali: closeTo(0.18),
      iva: closeTo(6.18 * 0.22),
    })
  })

  it('comes to the minimum at least, where there is one', () => {
    expect(vociOf(atCommission(dated({}), 0))).toEqual({
      minimo: 0.3,
      serviziDigitali: expect.closeTo(0.009, 9),
    })
    const own = { percentuale: '10', fissa: '0,50', minima: '4', base: 'lordo' } as const
    const form = dated({ commissionePropria: own })
    expectClose(commissionItemOf(atCommission(form, 12))?.value ?? 0, 4.5)
    expectClose(commissionItemOf(atCommission(form, 20))?.value ?? 0, 6.5)
  })

  it.each(['amazon', 'ebay', 'etsy', 'tiktok', 'manomano'])(
    'of %s leaves the sale as it is, where it is the nominal one',
    (marketplace) => {
      const form = dated({ marketplace })
      const { guadagno, analisiCommissioni } = resultOf(form)
      expectClose(atCommission(form, analisiCommissioni.nominale).guadagno, guadagno)
    },
  )
})

describe('the nominal percentage', () => {
  it.each([
    ['amazon', 15],
    ['ebay', 11.35],
    ['etsy', 10.82],
    ['tiktok', 9 / 1.22],
  ])('of %s counts the percentages of the price, and nothing else: %d', (marketplace, percent) => {
    expectClose(resultOf(dated({ marketplace })).analisiCommissioni.nominale, percent)
  })

  it('leaves the minimum out, which the real one holds', () => {
    const { nominale, reale } = resultOf(dated({ prezzoVendita: '1' })).analisiCommissioni
    expectClose(nominale, 15)
    expectClose(reale, 0.309 * 1.22 * 100)
  })
})
