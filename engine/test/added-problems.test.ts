import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addedDefaults,
  type CalculationFormData,
  calculate,
  invalidFieldsOf,
  type OwnCommission,
  readAmount,
} from '../src/index.ts'
import { settingLeaves, withSetting } from '../src/setting-values.ts'
import { anyText } from './arbitraries.ts'
import { buildForm } from './build.ts'

describe('what cannot be used of the added fields', () => {
  it.each([
    [{ tariffe: 'ieri' }, ['tariffe']],
    [{ tariffe: '2026-02-29' }, ['tariffe']],
    [{ tariffe: '2026-13-01' }, ['tariffe']],
    [{ tariffe: '2026/02/01' }, ['tariffe']],
    [{ tariffe: '2026-02/01' }, ['tariffe']],
    [{ tariffe: 'anno-02-01' }, ['tariffe']],
    [{ tariffe: '2026-2a-01' }, ['tariffe']],
    [{ tariffe: '2026-02- 1' }, ['tariffe']],
    [{ aliquotaIVA: '101' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '-1' }, ['aliquotaIVA']],
    [{ aliquotaIVA: 'dieci' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '10,5x' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '10 €' }, ['aliquotaIVA']],
    [{ aliquotaIVA: 'USD 10' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '10 %%' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '%' }, ['aliquotaIVA']],
    [{ aliquotaIVA: '100,01%' }, ['aliquotaIVA']],
    [
      {
        regime: 'forfettario',
        imposte: {
          coefficiente: '140',
          sostitutiva: '5',
          gestione: 'nessuna',
          riduzione: 'nessuna',
        },
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

  it('is every text that is no amount, or a percentage beyond 100 or with a currency', () => {
    const plain = fc.stringMatching(/^[0-9]{0,4}[,.]?[0-9]{0,3}$/)
    fc.assert(
      fc.property(fc.oneof(anyText, plain), (text) => {
        fc.pre(!text.includes('%'))
        const { value, problem } = readAmount(text)
        const own = { percentuale: text, fissa: text, minima: '', base: 'lordo' } as const
        const isAmount = problem === null && value >= 0
        const isPercentage =
          text.trim() === '' || (isAmount && value <= 100 && !/[€$a-z]/i.test(text))
        expect(invalidFieldsOf({ aliquotaIVA: text, commissionePropria: own })).toEqual([
          ...(isPercentage ? [] : (['aliquotaIVA', 'commissionePropria.percentuale'] as const)),
          ...(isAmount ? [] : ['commissionePropria.fissa']),
        ])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is found in every field and part that holds a percentage or an amount', () => {
    const checked = settingLeaves.filter(
      ({ field, leaf }) =>
        field in addedDefaults && ['percent', 'requiredPercent', 'amount'].includes(leaf.kind),
    )
    for (const leaf of checked) {
      const form = withSetting(buildForm({ regime: 'forfettario' }), leaf, 'x')
      expect(invalidFieldsOf(form)).toEqual([leaf.path])
    }
  })

  it.each(['', ' ', '%'])('is a coefficient left blank, which is no 0: «%s»', (coefficiente) => {
    const imposte = { ...addedDefaults.imposte, coefficiente }
    expect(invalidFieldsOf({ regime: 'forfettario', imposte })).toEqual(['imposte.coefficiente'])
  })

  it.each(['10%', '10 %', ' 10,0\u00a0% ', '10'])(
    'is no percentage with its sign: «%s»',
    (text) => {
      const form = (percent: string) =>
        buildForm({
          aliquotaIVA: percent,
          regime: 'forfettario',
          imposte: { ...addedDefaults.imposte, coefficiente: percent },
          commissionePropria: { percentuale: percent, fissa: '', minima: '', base: 'lordo' },
        })
      expect(calculate(form(text)).ok).toBe(true)
      expect(calculate(form(text))).toEqual(calculate(form('10')))
    },
  )

  it.each(['percentuale', 'fissa', 'minima'] as const)(
    'is found in an own commission whatever was asked before: %s',
    (part) => {
      const own = { percentuale: '12', fissa: '0,50', minima: '4', base: 'lordo' } as const
      const form = (commissionePropria: OwnCommission) => buildForm({ commissionePropria })
      const wrong = { ...own, [part]: 'x' }
      for (const asked of [own, wrong, own, wrong]) {
        const field = `commissionePropria.${part}`
        expect(invalidFieldsOf(form(asked))).toEqual(asked === wrong ? [field] : [])
        expect(calculate(form(asked)).ok).toBe(asked === own)
        expect(invalidFieldsOf(form(asked))).toEqual(asked === wrong ? [field] : [])
      }
    },
  )

  it('is nothing of the regime where the sale is abroad, which has none', () => {
    const imposte = { ...addedDefaults.imposte, coefficiente: '140' }
    const inItaly = buildForm({ regime: 'forfettario', imposte })
    expect(calculate(inItaly).ok).toBe(false)
    for (const paese of ['FR', 'US']) {
      const abroad = { ...inItaly, paese }
      expect(calculate(abroad)).toEqual(calculate(buildForm({ paese })))
    }
    expect(calculate({ ...inItaly, paese: 'XX' }).ok).toBe(false)
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
