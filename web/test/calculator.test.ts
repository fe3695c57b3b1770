import { calculate, defaultFormData } from '@margine/engine'
import { describe, expect, test } from 'vitest'
import {
  type Calculator,
  type CalculatorAction,
  calculationOf,
  calculatorReducer,
  newCalculator,
} from '../src/features/calculator/calculator.ts'
import { isBegun, newFormFor } from '../src/features/calculator/new-form.ts'
import { clearedBy, replacedIn } from '../src/features/calculator/replaced.ts'

const after = (...actions: CalculatorAction[]): Calculator =>
  actions.reduce(calculatorReducer, newCalculator)
const typed = (field: 'costo' | 'prezzoVendita' | 'spedizione', value: string) =>
  ({ type: 'change', field, value }) as const
const ask = { type: 'calculate' } as const
const startAgain = { type: 'startAgain', form: defaultFormData } as const
const restore = { type: 'restoreCleared' } as const
const origin = { id: 'a record', name: 'Tazza' }

describe('before the first result', () => {
  test('typing changes the form and nothing else', () => {
    expect(after(typed('costo', '12,5'))).toEqual({
      ...newCalculator,
      form: { ...defaultFormData, costo: '12,5' },
      revision: 1,
    })
  })

  test('asking for a result without cost and price alerts that they are required', () => {
    const alertAfter = (...actions: CalculatorAction[]) => after(...actions, ask).alert
    expect(after(ask).live).toBe(false)
    expect(alertAfter()).toEqual({ code: 'required', fields: ['costo', 'prezzoVendita'] })
    expect(alertAfter(typed('costo', '5'))).toEqual({ code: 'required', fields: ['prezzoVendita'] })
  })

  test('a negative amount is what the alert is about, even when another is missing', () => {
    expect(after(typed('spedizione', '-1'), ask).alert).toEqual({
      code: 'negative',
      fields: ['spedizione'],
    })
  })
})

describe('a successful calculation', () => {
  const live = after(typed('costo', '5'), typed('prezzoVendita', '20'), ask)

  test('makes the form live', () => {
    expect(live).toMatchObject({ live: true, alert: null })
  })

  // proves: 5.2
  test('stays live while the form is wrong, without an alert', () => {
    const wrong = calculatorReducer(live, typed('costo', '-5'))
    expect(wrong).toMatchObject({ live: true, alert: null })
  })

  // proves: 4.7
  test('ends with a new calculation, which is empty', () => {
    expect(calculatorReducer(live, startAgain)).toEqual({
      ...newCalculator,
      cleared: live,
      revision: live.revision + 1,
      sale: live.sale + 1,
    })
  })
})

describe('a new calculation', () => {
  const eBayInFrance = after(
    { type: 'change', field: 'marketplace', value: 'ebay' },
    { type: 'change', field: 'paese', value: 'FR' },
    typed('costo', '5'),
    typed('prezzoVendita', '20'),
    ask,
  )

  test('is undone: everything is as it was before', () => {
    const undone = calculatorReducer(calculatorReducer(eBayInFrance, startAgain), restore)
    expect(undone).toEqual({
      ...eBayInFrance,
      revision: eBayInFrance.revision + 2,
      sale: eBayInFrance.sale + 2,
    })
  })

  test('is undone also after some typing, another press of the button and a failed try', () => {
    const begun = [startAgain, startAgain, typed('costo', '1'), ask, startAgain, restore].reduce(
      calculatorReducer,
      eBayInFrance,
    )
    expect(begun.form).toEqual(eBayInFrance.form)
  })

  test('has the name that it is saved under, until the next one begins', () => {
    const saved = calculatorReducer(eBayInFrance, { type: 'saved', origin })
    expect(saved.origin).toEqual(origin)
    expect(calculatorReducer(saved, startAgain).origin).toBeNull()
  })

  test('is not undone any more once it has a result, or another was loaded', () => {
    const another = [startAgain, typed('costo', '1'), typed('prezzoVendita', '2'), ask].reduce(
      calculatorReducer,
      eBayInFrance,
    )
    expect(another.cleared).toBeNull()
  })

  test('keeps marketplace and country where asked, and nothing else', () => {
    const next = calculatorReducer(eBayInFrance, {
      type: 'startAgain',
      form: newFormFor(eBayInFrance.form),
    })
    expect(next.form).toEqual({ ...defaultFormData, marketplace: 'ebay', paese: 'FR' })
  })

  test('of an empty form leaves nothing to undo', () => {
    expect(after(startAgain).cleared).toBeNull()
  })
})

test('closing the alert leaves what was typed', () => {
  const alerted = after(typed('costo', 'abc'), ask)
  expect(calculatorReducer(alerted, { type: 'closeAlert' })).toEqual({
    ...newCalculator,
    form: { ...defaultFormData, costo: 'abc' },
    revision: 1,
  })
})

describe('a saved calculation that was loaded', () => {
  const form = { ...defaultFormData, costo: '5', prezzoVendita: '20' }
  const then = calculate({ ...form, prezzoVendita: '30' })
  if (!then.ok) throw new Error('no result')
  const stored = { result: then.result, savedAt: '2026-03-12T10:00:00.000Z' }
  const loaded = after(typed('costo', '1'), { type: 'load', form, stored, origin })

  // proves: 4.8
  test('fills the form and shows the result as it was saved', () => {
    expect(loaded.form).toEqual(form)
    expect(calculationOf(loaded)).toEqual({ ok: true, result: then.result })
  })

  test('is live: the first edit shows what the form comes to', () => {
    const edited = calculatorReducer(loaded, typed('costo', '6'))
    expect(calculationOf(edited)).toEqual(calculate({ ...form, costo: '6' }))
  })

  test('keeps its result while a field is only left', () => {
    const left = calculatorReducer(loaded, { type: 'leaveField', field: 'costo' })
    expect(calculationOf(left)).toEqual({ ok: true, result: then.result })
  })

  test('is calculated anew when that is asked for', () => {
    expect(calculationOf(calculatorReducer(loaded, ask))).toEqual(calculate(form))
  })

  test('is gone with a new calculation', () => {
    expect(calculatorReducer(loaded, startAgain)).toEqual({
      ...newCalculator,
      cleared: loaded,
      revision: loaded.revision + 1,
      sale: loaded.sale + 1,
    })
  })

  test('keeps its name through every edit, until it is saved under another', () => {
    const edited = [typed('costo', '6'), ask].reduce(calculatorReducer, loaded)
    expect(edited.origin).toEqual(origin)
    const saved = { id: 'another', name: 'Tazza blu' }
    expect(calculatorReducer(edited, { type: 'saved', origin: saved }).origin).toEqual(saved)
  })
})

describe('a calculation that was made elsewhere', () => {
  const form = { ...defaultFormData, costo: '5', prezzoVendita: '20' }
  const eight = { ...form, costo: '8' }
  const calculation = calculate(eight)
  if (!calculation.ok) throw new Error('no result')
  const stored = { result: calculation.result, savedAt: '2026-03-12T10:00:00.000Z' }
  const begun = after({ type: 'load', form: eight, stored, origin })
  const open = { type: 'open', form, openedFrom: 'link', cleared: begun } as const

  test('shows its result at once, as a sale of its own', () => {
    const opened = calculatorReducer(begun, open)
    expect(opened).toEqual({
      ...newCalculator,
      form,
      live: true,
      openedFrom: 'link',
      cleared: begun,
      revision: begun.revision + 1,
      sale: begun.sale + 1,
    })
    expect(calculationOf(opened)).toEqual(calculate(form))
  })

  test('gives back what it took the place of', () => {
    expect([open, restore].reduce(calculatorReducer, begun)).toEqual({
      ...begun,
      revision: begun.revision + 2,
      sale: begun.sale + 2,
    })
  })

  test('gives the seller’s own back however many others were opened and left as they were', () => {
    const openAnother = (state: Calculator, costo: string) => {
      const replaced = replacedIn(state, isBegun)
      const another = { ...form, costo }
      return calculatorReducer(state, {
        ...open,
        form: another,
        cleared: clearedBy(replaced, state),
      })
    }
    const opened = openAnother(begun, '1')
    expect(replacedIn(begun, isBegun)).toBe('own')
    expect(replacedIn(opened, isBegun)).toBe('opened')
    expect(openAnother(opened, '2').cleared).toEqual(begun)

    // One that was changed is the seller's too: it comes back first.
    const changed = calculatorReducer(opened, typed('costo', '6'))
    const last = openAnother(changed, '2')
    expect(last.cleared).toEqual(changed)
    expect([restore, restore].reduce(calculatorReducer, last).form).toEqual(begun.form)
    expect([startAgain, restore, restore].reduce(calculatorReducer, opened).form).toEqual(
      begun.form,
    )
    expect(openAnother(newCalculator, '1').cleared).toBeNull()
    expect(openAnother(openAnother(newCalculator, '1'), '2').cleared?.form.costo).toBe('1')
  })

  test('stays an article of the list however it is changed, until another takes its place', () => {
    const article = { name: 'Tazza', sku: 'A-1', target: '20' }
    const fromList = { ...open, openedFrom: 'list', article } as const
    const opened = [fromList, typed('prezzoVendita', '25'), ask].reduce(calculatorReducer, begun)
    expect(opened).toMatchObject({ article, openedFrom: null })
    expect(calculatorReducer(opened, open).article).toBeNull()
    expect(calculatorReducer(opened, startAgain).article).toBeNull()
    expect([startAgain, restore].reduce(calculatorReducer, opened).article).toEqual(article)
    expect([fromList, restore].reduce(calculatorReducer, begun).article).toBeNull()
  })

  test('is replaced without a question while it is an article as the list has it', () => {
    const fromList = { ...open, openedFrom: 'trial', cleared: begun } as const
    const opened = calculatorReducer(begun, fromList)
    expect(replacedIn(opened, isBegun)).toBeNull()
    const real = { ...fromList, openedFrom: 'reports' } as const
    expect(replacedIn(calculatorReducer(begun, real), isBegun)).toBeNull()
    expect(clearedBy(null, opened)).toEqual(begun)
    expect(replacedIn(calculatorReducer(opened, typed('costo', '6')), isBegun)).toBe('own')
  })

  test('is the seller’s own after the first edit, and after an applied scenario', () => {
    const edit = (action: CalculatorAction) => [open, action].reduce(calculatorReducer, begun)
    expect(edit(typed('costo', '6')).openedFrom).toBeNull()
    expect(edit({ type: 'apply', prezzoVendita: '2', costo: '1', spedizione: '' })).toMatchObject({
      openedFrom: null,
    })
    expect(edit(startAgain).openedFrom).toBeNull()
    expect(edit({ type: 'leaveField', field: 'costo' }).openedFrom).toBe('link')
    expect(edit(ask).openedFrom).toBe('link')
  })
})

test('applying a scenario takes its three amounts and leaves the rest as it was', () => {
  const live = after(typed('costo', '5'), typed('prezzoVendita', '20'), ask)
  const applied = { prezzoVendita: '43,989', costo: '12,50', spedizione: '' }
  expect(calculatorReducer(live, { type: 'apply', ...applied })).toEqual({
    ...live,
    form: { ...live.form, ...applied },
    revision: live.revision + 1,
  })
})

describe('the revision tells one sale from the next', () => {
  const live = after(typed('costo', '5'), typed('prezzoVendita', '20'), ask)
  const raised = (...actions: CalculatorAction[]) =>
    actions.reduce(calculatorReducer, live).revision - live.revision
  const { prezzoVendita, costo, spedizione } = live.form
  const result = calculationOf(live)
  if (!result?.ok) throw new Error('no result')

  test('with equal numbers too: changed and changed back, applied, loaded or begun anew', () => {
    expect(raised(typed('prezzoVendita', '30'), typed('prezzoVendita', '20'))).toBe(2)
    expect(raised({ type: 'apply', prezzoVendita, costo, spedizione })).toBe(1)
    const stored = { result: result.result, savedAt: '2026-03-12T10:00:00.000Z' }
    expect(raised({ type: 'load', form: live.form, stored, origin })).toBe(1)
    expect(raised(startAgain, typed('costo', '5'), typed('prezzoVendita', '20'), ask)).toBe(3)
  })

  test('not where the sale stays what it is', () => {
    expect(raised(typed('costo', '5'), ask, { type: 'closeAlert' })).toBe(0)
    const written = calculatorReducer(live, typed('costo', '1234.5'))
    const left = calculatorReducer(written, { type: 'leaveField', field: 'costo' })
    expect([left.form.costo, left.revision]).toEqual(['1.234,5', written.revision])
  })
})

describe('leaving a field', () => {
  test('shows a number as understood', () => {
    expect(
      after(typed('costo', '1234.50'), { type: 'leaveField', field: 'costo' }).form.costo,
    ).toBe('1.234,50')
  })

  test('keeps what is not a number', () => {
    expect(after(typed('costo', 'abc'), { type: 'leaveField', field: 'costo' }).form.costo).toBe(
      'abc',
    )
  })

  test('changes nothing where nothing is to change', () => {
    const before = after(typed('costo', '12,50'))
    expect(calculatorReducer(before, { type: 'leaveField', field: 'costo' })).toBe(before)
  })
})
