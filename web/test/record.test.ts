import { calculate, defaultFormData } from '@margine/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf, nameOf } from '../src/features/saved/record.ts'
import { figuresOf, savedResultOf } from '../src/features/saved/saved-result.ts'

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
    expect(figuresOf(recordOf({ formData: sale, result: older }))).toEqual(older)
  })

  it('shows what its form comes to today where its result can’t be read', () => {
    for (const odd of [undefined, null, {}, [], { ...result, margine: '51' }, { margine: 51 }]) {
      const record = recordOf({ formData: sale, result: odd })
      expect(savedResultOf(record)).toBeNull()
      expect(figuresOf(record)).toEqual(result)
    }
  })

  it('has no figures where neither can be read', () => {
    for (const data of [null, 'x', 7, [], {}, { formData: {} }, { formData: 'x', result: 'x' }])
      expect(figuresOf(recordOf(data))).toBeNull()
  })

  it('of any shape has a name, a form, and finite figures or none', () => {
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
        const figures = figuresOf(record)
        if (figures !== null) expect(Number.isFinite(figures.margine)).toBe(true)
      }),
    )
  })
})
