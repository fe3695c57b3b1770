import { calculationResult } from '@margine/contract/schemas/calculation'
import { calculate, defaultFormData } from '@margine/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from '../src/calculation/saved-record.ts'
import { nameOf } from '../src/features/saved/record.ts'
import { savedResultOf, shownResultOf } from '../src/features/saved/saved-result.ts'

const sale = { ...defaultFormData, costo: '10', prezzoVendita: '40', categoria: 'home' }
const calculation = calculate(sale)
if (!calculation.ok) throw new Error('no result')
const { result } = calculation

const recordOf = (calculationData: unknown) => ({
  id: 'a',
  userId: 'b',
  createdAt: '2024-03-12T10:00:00.000Z',
  calculationData,
})

describe('a stored record', () => {
  it('goes by its name, or by the day it was saved where it has none to show', () => {
    expect(nameOf(recordOf({ name: ' Tazza ' }))).toBe('Tazza')
    for (const name of [undefined, null, '', '  ', 7, {}])
      expect(nameOf(recordOf({ name }))).toBe('Calcolo del 12 marzo 2024')
  })

  it('shows its result as it was saved, whatever the form comes to today', () => {
    const older = { ...result, margine: 63.4 }
    expect(shownResultOf(recordOf({ formData: sale, result: older }))).toEqual(older)
  })

  it('keeps its figures where a line or an explanation is odd, and shows what it can of those', () => {
    const older = { ...result, margine: 63.4 }
    const line = { ...result.breakdown[0], color: '#ff0000', note: null }
    const fee = { ...result.breakdown[1], calcoloSu: 'tutto', percentage: undefined }
    const { noteMarketplace: _, ...analysis } = result.analisiCommissioni
    const shown = (odd: object) =>
      savedResultOf(recordOf({ formData: sale, result: { ...older, ...odd } }))

    expect(shown({ breakdown: [line, result.breakdown[1]] })).toEqual(older)
    expect(shown({ analisiCommissioni: analysis })).toEqual(older)
    expect(shown({ analisiCommissioni: { ...analysis, calcoloSu: 7, description: null } })).toEqual(
      older,
    )
    const { calcoloSu: __, ...plainFee } = { ...result.breakdown[1] }
    expect(shown({ breakdown: [null, { name: 'Posta' }, line, fee, line] })).toEqual({
      ...older,
      breakdown: [result.breakdown[0], plainFee],
    })
    for (const breakdown of [undefined, null, 'x', {}])
      expect(shown({ breakdown })).toEqual({ ...older, breakdown: [] })
    const worked = shown({ analisiCommissioni: undefined })?.analisiCommissioni
    for (const figure of ['nominale', 'reale', 'differenza', 'impattoPrezzoNetto'] as const)
      expect(worked?.[figure]).toBeCloseTo(result.analisiCommissioni[figure], 9)
  })

  describe('with a commission in parts and taxes', () => {
    const form = { ...sale, tariffe: '2026-02-10', regime: 'forfettario' } as const
    const whole = calculate(form)
    if (!whole.ok) throw new Error('no result')
    const kept = whole.result
    const fee = kept.breakdown.findIndex(({ color }) => color === 'commissione')
    const withParts = (voci: unknown) => ({
      ...kept,
      breakdown: kept.breakdown.map((line, at) => (at === fee ? { ...line, voci } : line)),
    })
    const shown = (of: object, formData: object = form) =>
      savedResultOf(recordOf({ formData, result: of }))
    const parts = kept.breakdown[fee]?.voci ?? []

    it('shows them as they were saved', () => {
      const imposte = { baseImponibile: 1, contributi: 2, impostaSostitutiva: 3, dopoImposte: 4 }
      expect(parts.length).toBeGreaterThan(1)
      expect(shown({ ...kept, imposte })).toEqual({ ...kept, imposte })
    })

    it('shows the commission whole where its parts are odd or do not make it', () => {
      const [first, ...others] = parts
      const odd = [
        'tutto',
        [],
        parts.slice(0, 1),
        [...parts, first],
        [...others, { tipo: 'mancia', importo: first?.importo }],
        [...others, { tipo: first?.tipo, importo: '1,59' }],
        [...others, { tipo: first?.tipo, importo: (first?.importo ?? 0) + 0.01 }],
      ]
      for (const voci of odd)
        expect(shown(withParts(voci))?.breakdown[fee]).not.toHaveProperty('voci')
    })

    it('works taxes out where they are odd, and has none in the ordinary regime', () => {
      for (const imposte of [undefined, null, 7, {}, { ...kept.imposte, dopoImposte: '3,31' }])
        expect(shown({ ...kept, imposte })?.imposte).toEqual(kept.imposte)
      expect(shown(kept, sale)).not.toHaveProperty('imposte')
    })
  })

  it('shows what its form comes to today where its result can’t be read', () => {
    for (const odd of [undefined, null, {}, [], { ...result, margine: '51' }, { margine: 51 }]) {
      const record = recordOf({ formData: sale, result: odd })
      expect(savedResultOf(record)).toBeNull()
      expect(shownResultOf(record)).toEqual(result)
    }
  })

  it('has no figures where neither can be read', () => {
    for (const data of [null, 'x', 7, [], {}, { formData: {} }, { formData: 'x', result: 'x' }])
      expect(shownResultOf(recordOf(data))).toBeNull()
  })

  it('of any shape has a name, a form, and figures that screens can show or none', () => {
    const odd = fc.jsonValue({ maxDepth: 2 })
    const data = fc.oneof(
      odd,
      fc.record(
        {
          name: odd,
          formData: fc.dictionary(fc.constantFrom(...Object.keys(sale)), odd),
          result: fc.oneof(
            odd,
            fc
              .dictionary(fc.constantFrom(...Object.keys(result)), odd)
              .map((some) => ({ ...result, ...some })),
            fc
              .tuple(
                fc.array(fc.dictionary(fc.constantFrom('name', 'value', 'color', 'note'), odd)),
                odd,
              )
              .map(([breakdown, analisiCommissioni]) => ({
                ...result,
                breakdown,
                analisiCommissioni,
              })),
          ),
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(data, (calculationData) => {
        const record = recordOf(calculationData)
        expect(nameOf(record)).not.toBe('')
        expect(Object.keys(formOf(record))).toEqual(Object.keys(defaultFormData))
        const figures = shownResultOf(record)
        if (figures !== null) expect(calculationResult.safeParse(figures).success).toBe(true)
      }),
    )
  })
})
