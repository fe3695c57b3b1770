import { asShared, type CalculationFormData, calculate, normalForm } from '@margine/engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { fragmentOf } from '../src/calculation/form-link.ts'
import { changesRecord, formOf } from '../src/calculation/saved-record.ts'
import { newCalculator, todaysCalculationOf } from '../src/features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from '../src/features/calculator/draft.ts'
import { readLink } from '../src/features/opening/opened-form.ts'
import { readFile } from '../src/features/opening/useFile.ts'
import { shownResultOf } from '../src/features/saved/saved-result.ts'
import { stubTab } from './tab.ts'
import { wholeForms } from './whole-forms.ts'

function resultOf(form: CalculationFormData | string) {
  const calculation = typeof form === 'string' ? null : calculate(form)
  if (!calculation?.ok) throw new Error(JSON.stringify(calculation ?? form))
  return calculation.result
}

const cases = wholeForms.map((form): [string, CalculationFormData] => [
  `${form.marketplace} in ${form.paese}`,
  normalForm(form),
])

beforeEach(() => stubTab())

describe.each(cases)('with every field that it has, a calculation on %s', (_, form) => {
  const result = resultOf(form)

  test('comes back from a link with the same result', () => {
    const opened = readLink(fragmentOf(form))
    expect(opened).toEqual(asShared(form))
    expect(resultOf(opened)).toEqual(result)
  })

  test('comes back from a file with the same result', async () => {
    const text = JSON.stringify({ date: '2026-11-22', formData: asShared(form), result })
    const opened = await readFile(new File([text], 'a.json'))
    expect(opened).toEqual(asShared(form))
    expect(resultOf(opened)).toEqual(result)
  })

  test('comes back from what is saved, with its result as it was saved', () => {
    const calculationData = JSON.parse(JSON.stringify({ name: 'Giacca', formData: form, result }))
    const record = { id: 'a', userId: 'b', createdAt: '2026-11-22T10:00:00Z', calculationData }
    expect(formOf(record)).toEqual(form)
    expect(shownResultOf(record)).toEqual(result)
    expect(changesRecord(formOf(record), record)).toBe(false)
  })

  test('comes back with the tab', () => {
    keepDraft({ ...newCalculator, form, live: true })
    expect(restoreDraft().form).toEqual(form)
    expect(todaysCalculationOf(restoreDraft())).toEqual({ ok: true, result })
  })
})
