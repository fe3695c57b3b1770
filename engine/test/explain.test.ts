import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  type Explanation,
  explain,
  type Fee,
  figuresOf,
  type Step,
  type StepRule,
  stepsOf,
} from '../src/index.ts'
import { withFees } from '../src/rates/fee-rule.ts'
import { withoutVat } from '../src/rates/without-vat.ts'
import { buildForm, expectClose, saleOf } from './build.ts'

function explained(overrides: Partial<CalculationFormData>): Explanation {
  const answer = explain(buildForm(overrides))
  if (!answer.ok) throw new Error('Not explained')
  return answer.steps
}

/** A rule without the steps that it names. */
function ownPartOf({ rule }: Step): Partial<StepRule> {
  const entries = Object.entries(rule).filter(
    ([, value]) => typeof value !== 'object' || value === null,
  )
  return Object.fromEntries(entries)
}

const feesOf = (overrides: Partial<CalculationFormData>) => explained(overrides).commissione.parts
const feeOf = (overrides: Partial<CalculationFormData>, name: string) => {
  const fee = feesOf(overrides).find(({ about }) => about === `fee.${name}`)
  if (fee === undefined) throw new Error(`No ${name}`)
  return fee
}
const today = '2026-11-21'

describe('a percentage says why it is this one', () => {
  it('a price break counts for the whole price: which one, between which thresholds', () => {
    const clothing = (prezzoVendita: string) =>
      ownPartOf(feeOf({ tariffe: today, categoria: 'clothing', prezzoVendita }, 'commission'))
    const rate = { kind: 'rate', includedVat: 0 }
    expect(clothing('15')).toEqual({ ...rate, percent: 5, above: null, upTo: 15 })
    expect(clothing('15,01')).toEqual({ ...rate, percent: 10, above: 15, upTo: 20 })
    expect(clothing('20,01')).toEqual({ ...rate, percent: 15, above: 20, upTo: null })
  })

  it('a price rebuilt from a net one keeps to its threshold', () => {
    const net = { categoria: 'beauty', prezzoIncludesIVA: false, prezzoVendita: '8,19672131' }
    expect(ownPartOf(feeOf(net, 'commission'))).toMatchObject({ percent: 8, upTo: 10 })
  })

  it('tiers are told part by part', () => {
    const watch = feeOf(
      { tariffe: today, marketplace: 'ebay', categoriaEbay: 'watches', prezzoVendita: '1.000' },
      'commission',
    )
    expect(watch.parts.map(ownPartOf)).toEqual([
      { kind: 'entered', amount: 1000 },
      { kind: 'tier', from: 0, to: 100, percent: 11, includedVat: 0 },
      { kind: 'tier', from: 100, to: 990, percent: 5, includedVat: 0 },
      { kind: 'tier', from: 990, to: 1000, percent: 2, includedVat: 0 },
    ])
    expectClose(watch.value, 11 + 44.5 + 0.2)
  })

  it('a price within the first tier pays one percentage', () => {
    const fee = feeOf({ categoria: 'automotive', prezzoVendita: '50' }, 'commission')
    expect(ownPartOf(fee)).toMatchObject({ kind: 'rate', percent: 15, above: null, upTo: 50 })
  })

  it('clothing with Prime goes from its breaks to its tiers', () => {
    const clothing = { tariffe: today, categoria: 'clothing', prime: true }
    const below = feeOf({ ...clothing, prezzoVendita: '45' }, 'commission')
    expect(ownPartOf(below)).toMatchObject({ kind: 'rate', percent: 15, above: 20, upTo: 45 })
    const above = feeOf({ ...clothing, prezzoVendita: '60' }, 'commission')
    expect(above.parts.slice(1).map(ownPartOf)).toMatchObject([
      { from: 0, to: 45, percent: 15 },
      { from: 45, to: 60, percent: 7 },
    ])
  })

  it('one that includes VAT is told as it is announced', () => {
    const tiktok = { tariffe: today, marketplace: 'tiktok', prezzoVendita: '20' }
    const fee = feeOf(tiktok, 'commission')
    expect(ownPartOf(fee)).toMatchObject({ percent: 9, includedVat: 22 })
    expectClose(fee.value, 1.8 / 1.22)
    const kept = feeOf({ ...tiktok, regime: 'forfettario' }, 'commission')
    expect(ownPartOf(kept)).toMatchObject({ percent: 9, includedVat: 0 })
  })
})

it('fees of any kind that include VAT come to what the calculation says', () => {
  const steps = [{ upTo: 50, percent: 12 }]
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'tiered', steps, beyond: 9 } },
    { kind: 'minimum', atLeast: 4 },
    { kind: 'closing', amount: 1.01 },
    { kind: 'digitalServices', share: 3 },
  ]
  for (const prezzoVendita of ['10', '60']) {
    const [sale, rates] = saleOf(buildForm({ prezzoVendita }))
    const rule = withFees(
      rates.rule,
      fees.map((fee) => withoutVat(fee, 22)),
    )
    const { commissione } = stepsOf(sale, { ...rates, rule })
    expect(commissione.value).toBe(figuresOf(sale, { ...rates, rule }).commissione)
  }
})

describe('fees build on those before them', () => {
  const cheap = { tariffe: today, prezzoVendita: '1' }

  it('a minimum tells what was missing', () => {
    const minimum = feeOf(cheap, 'minimum')
    expect(ownPartOf(minimum)).toEqual({ kind: 'minimum', atLeast: 0.3, includedVat: 0 })
    expectClose(minimum.value, 0.15)
    expectClose(minimum.parts[0]?.value ?? 0, 0.15)
  })

  it('a minimum that is reached without it is not told', () => {
    expect(feesOf({ tariffe: today }).map(({ about }) => about)).toEqual([
      'fee.commission',
      'fee.digitalServices',
    ])
  })

  it('the digital services fee is a share of percentage, minimum and closing fee', () => {
    const book = { ...cheap, categoria: 'books' }
    const fee = feeOf(book, 'digitalServices')
    expect(ownPartOf(fee)).toEqual({ kind: 'share', percent: 3 })
    expect(fee.parts[0]?.parts.map(({ about }) => about)).toEqual(['fee.commission', 'fee.closing'])
    expectClose(fee.value, (0.15 + 1.01) * 0.03)
    expectClose(feeOf(cheap, 'digitalServices').value, 0.3 * 0.03)
  })

  it('in the forfettario regime VAT on all of them comes last', () => {
    const fee = feesOf({ tariffe: today, regime: 'forfettario' }).at(-1)
    expect(fee?.about).toBe('fee.vat')
    expect(fee?.parts[0]?.parts).toHaveLength(2)
  })
})

describe('VAT', () => {
  it('is taken off the price, from the one that was entered', () => {
    const { prezzoVendita, prezzoFinale } = explained({ prezzoVendita: '39,90' })
    expect(ownPartOf(prezzoVendita)).toEqual({ kind: 'vatRemoved', vatPercent: 22 })
    expect(prezzoVendita.parts).toEqual([prezzoFinale])
    expect(ownPartOf(prezzoFinale)).toEqual({ kind: 'entered', amount: 39.9 })
  })

  it('is put on a price that was entered without', () => {
    const { prezzoVendita, prezzoFinale } = explained({ prezzoIncludesIVA: false })
    expect(ownPartOf(prezzoFinale)).toEqual({ kind: 'vatAdded', vatPercent: 22 })
    expect(prezzoFinale.parts).toEqual([prezzoVendita])
  })

  it('of 0 % takes nothing', () => {
    const { prezzoVendita, costo } = explained({ paese: 'US', costoIncludesIVA: true })
    expect(ownPartOf(prezzoVendita)).toEqual({ kind: 'noVat', why: 'zero' })
    expect(ownPartOf(costo)).toEqual({ kind: 'noVat', why: 'zero' })
  })

  it('of the forfettario regime is not on the price, and stays on every cost', () => {
    const steps = explained({ regime: 'forfettario', aliquotaIVA: '4', spedizione: '5' })
    expect(ownPartOf(steps.prezzoVendita)).toEqual({ kind: 'noVat', why: 'forfettario' })
    expect(ownPartOf(steps.costo)).toEqual({ kind: 'vatAdded', vatPercent: 4 })
    expect(ownPartOf(steps.spedizione)).toEqual({ kind: 'vatAdded', vatPercent: 22 })
    expect(explained({ regime: 'forfettario', costoIncludesIVA: true }).costo.rule.kind).toBe(
      'entered',
    )
  })
})

describe('the total costs', () => {
  it('are told by those that there are', () => {
    const names = (overrides: Partial<CalculationFormData>) =>
      explained(overrides).costiTotali.parts.map(({ about }) => about)
    expect(names({})).toEqual(['costo', 'commissione'])
    expect(names({ pubblicita: '1', packaging: '2', spedizione: '3' })).toEqual([
      ...['costo', 'spedizione', 'packaging', 'pubblicita', 'commissione'],
    ])
  })
})

describe('what the nominal rate hides', () => {
  it('is the percentage on VAT and what is charged beside it', () => {
    const { impattoPrezzoNetto } = explained({ categoria: 'books' })
    expect(impattoPrezzoNetto.parts.map(({ about }) => about)).toEqual([
      ...['percentageFees', 'iva', 'prezzoFinale', 'otherFees'],
    ])
  })

  it('is only the latter where the net price is the basis', () => {
    const own = { percentuale: '10', fissa: '1', minima: '', base: 'netto' } as const
    const { impattoPrezzoNetto } = explained({ commissionePropria: own })
    expect(impattoPrezzoNetto.parts.map(({ about }) => about)).toEqual(['fee.order'])
  })
})

describe('taxes', () => {
  const settings = { coefficiente: '40', sostitutiva: '15', riduzione: '35' } as const

  it('are told with the contributions that come first', () => {
    const imposte = { ...settings, gestione: 'artigiani' } as const
    const { imposte: steps } = explained({ regime: 'forfettario', imposte })
    expect(steps && ownPartOf(steps.contributi)).toEqual({
      ...{ kind: 'contributions', gestione: 'artigiani', riduzione: '35', contributi: 24 },
      aliquota: 24 * 0.65,
    })
    expect(steps?.impostaSostitutiva.parts.map(({ about }) => about)).toEqual(['taxedIncome'])
    expect(steps?.dopoImposte.parts.map(({ about }) => about)).toEqual([
      ...['guadagno', 'contributi', 'impostaSostitutiva'],
    ])
  })

  it('are on the whole income where none are due', () => {
    const imposte = { ...settings, gestione: 'nessuna' } as const
    const { imposte: steps } = explained({ regime: 'forfettario', imposte })
    expect(steps?.impostaSostitutiva.parts.map(({ about }) => about)).toEqual(['baseImponibile'])
    expect(steps?.dopoImposte.parts.map(({ about }) => about)).toEqual([
      ...['guadagno', 'impostaSostitutiva'],
    ])
  })

  it('are not told in the ordinary regime', () => {
    expect(explained({})).not.toHaveProperty('imposte')
  })
})
