import { describe, expect, it } from 'vitest'
import { calculate, defaultFormData } from '../src/index.ts'
import { buildForm } from './build.ts'

describe('a form without a result', () => {
  it('says that cost and price are required when nothing is filled in', () => {
    expect(calculate(defaultFormData)).toEqual({
      ok: false,
      problems: [
        { field: 'costo', code: 'required' },
        { field: 'prezzoVendita', code: 'required' },
      ],
    })
  })

  it.each(['', '   ', '0', '0,00', '-0', 'abc', '1e3', '1.000.000.000', '0,0000000001'])(
    'says that a price of %j is required',
    (prezzoVendita) => {
      expect(calculate(buildForm({ prezzoVendita }))).toEqual({
        ok: false,
        problems: [{ field: 'prezzoVendita', code: 'required' }],
      })
    },
  )

  // proves: 5.1
  it.each(['costo', 'prezzoVendita', 'spedizione', 'packaging', 'pubblicita'] as const)(
    'says that a negative %s is negative',
    (field) => {
      for (const negative of ['-1', '−0,01', '€ -5', '-9.999.999.999']) {
        expect(calculate(buildForm({ [field]: negative }))).toEqual({
          ok: false,
          problems: [{ field, code: 'negative' }],
        })
      }
    },
  )

  it('says all its problems at once, in the order of the fields', () => {
    const amounts = {
      pubblicita: '-4',
      packaging: '-3',
      spedizione: '-2',
      prezzoVendita: '',
      costo: '-1',
    }
    expect(calculate(buildForm(amounts))).toEqual({
      ok: false,
      problems: [
        { field: 'costo', code: 'negative' },
        { field: 'prezzoVendita', code: 'required' },
        { field: 'spedizione', code: 'negative' },
        { field: 'packaging', code: 'negative' },
        { field: 'pubblicita', code: 'negative' },
      ],
    })
  })
})

describe('a form with a result', () => {
  // proves: 1.3
  it('needs nothing but a cost and a price', () => {
    expect(calculate({ ...defaultFormData, costo: '0,01', prezzoVendita: '0,01' }).ok).toBe(true)
  })

  // proves: 5.4
  it('takes what is no number as 0 where an amount may be missing', () => {
    const odd = calculate(
      buildForm({ spedizione: 'abc', packaging: '1e3', pubblicita: '1,234.56' }),
    )
    expect(odd).toEqual(calculate(buildForm()))
  })

  it('leaves the form as it was', () => {
    const form = Object.freeze(buildForm())
    calculate(form)
    expect(form).toEqual(buildForm())
  })
})
