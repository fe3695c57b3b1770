import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  defaultFormData,
  settingIn,
  settingLeaves,
  withSetting,
} from '../src/index.ts'

const leafOf = (path: string) => settingLeaves.find((one) => one.path === path) ?? settingLeaves[0]

describe('A setting', () => {
  it('of one value is read and written as it stands in the form', () => {
    const country = leafOf('paese')
    if (country === undefined) throw new Error('There are no settings')
    expect(settingIn(defaultFormData, country)).toBe('IT')
    expect(settingIn(withSetting(defaultFormData, country, 'DE'), country)).toBe('DE')
  })

  it('of several parts leaves the other parts as they were, or as where nothing is said', () => {
    const share = leafOf('resi.percentuale')
    const cost = leafOf('resi.costo')
    if (share === undefined || cost === undefined) throw new Error('There are no settings')
    expect(settingIn(defaultFormData, share)).toBeUndefined()
    const form: CalculationFormData = withSetting(defaultFormData, share, '5')
    expect(withSetting(form, cost, '2').resi).toEqual({
      percentuale: '5',
      rivendibili: '',
      costo: '2',
    })
  })
})
