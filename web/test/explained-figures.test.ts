import {
  type CalculationFormData,
  defaultFormData,
  ratesOf,
  readSale,
  type StepName,
  stepsOf,
  type TaxSettings,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { partSteps } from '../src/features/calculator/results/part-steps.ts'
import { originOf } from '../src/features/calculator/results/steps/origin.ts'
import { stepNamed } from '../src/features/calculator/results/steps/Steps.tsx'
import { tellingOf } from '../src/ui/result/step-figures.ts'
import { tellStep } from '../src/ui/result/step-sentences.ts'

const lamp: CalculationFormData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
const imposte: TaxSettings = {
  coefficiente: '40',
  sostitutiva: '15',
  gestione: 'commercianti',
  riduzione: 'nessuna',
}
const today = { ...lamp, tariffe: '2026-11-21' }
const forfettario: CalculationFormData = { ...today, regime: 'forfettario', imposte }

const named = (form: CalculationFormData, name: StepName) =>
  stepNamed(name, stepsOf(readSale(form), ratesOf(form)))

/** Where the rate of a figure comes from: the source's name, or the sentence. */
function origin(form: CalculationFormData, name: StepName) {
  const step = named(form, name)
  if (step === null) throw new Error('No such step')
  const found = originOf(tellStep(step, tellingOf(ratesOf(form))).told, form, ratesOf(form))
  return found === null || typeof found === 'string' ? found : found.name
}

describe('a figure that is pressed', () => {
  test.each(['margine', 'iva', 'spedizione', 'nominale', 'contributi', 'dopoImposte'] as const)(
    'is found by its name: %s',
    (name) => expect(named(forfettario, name)?.about).toBe(name),
  )

  test('is found where it is a part of the commission', () => {
    const { chiusura, serviziDigitali, iva } = partSteps
    const book = { ...forfettario, categoria: 'books' }
    for (const name of [chiusura, serviziDigitali, iva]) expect(named(book, name)?.about).toBe(name)
  })

  test('is found where it is what contributions leave for the tax, and only there', () => {
    expect(named(forfettario, 'taxedIncome')?.value).toBeCloseTo(
      15.96 - (named(forfettario, 'contributi')?.value ?? 0),
      10,
    )
    const without = { ...forfettario, imposte: { ...imposte, gestione: 'nessuna' as const } }
    expect(named(without, 'taxedIncome')).toBeNull()
  })

  test('has no taxes in the ordinary regime', () => expect(named(today, 'contributi')).toBeNull())
})

describe('a rate is told with where it comes from', () => {
  test('a commission of the specification and one of a day', () => {
    expect(origin(lamp, 'commissione')).toBe('listino delle commissioni di Amazon.it')
    expect(origin({ ...today, marketplace: 'etsy' }, 'fee.payment')).toMatch(/Etsy/)
  })

  test('its own rate and VAT, and the coefficient, are the seller’s', () => {
    const own = {
      ...{ ...today, aliquotaIVA: '10', costoIncludesIVA: true },
      commissionePropria: { percentuale: '12', fissa: '', minima: '', base: 'lordo' },
    } as const
    expect(origin(own, 'commissione')).toBe('È la tua tariffa.')
    expect(origin(own, 'prezzoVendita')).toBe("È l'aliquota che hai scelto.")
    expect(origin(own, 'costo')).toBe("È l'aliquota che hai scelto.")
    const other = { ...forfettario, imposte: { ...imposte, coefficiente: '67' } }
    expect(origin(other, 'baseImponibile')).toBe('È il coefficiente che hai scelto.')
  })

  test('the coefficient of trade is the usual one, whether or not other taxes were chosen', () => {
    const usual = 'Di solito è questo, per chi vende prodotti: se il tuo è un altro, cambialo.'
    const { imposte: _, ...untouched } = forfettario
    expect(origin(forfettario, 'baseImponibile')).toBe(usual)
    expect(origin(untouched, 'baseImponibile')).toBe(usual)
  })

  test('the VAT of a country, of services and of fees is the ordinary one', () => {
    const vat = 'aliquote ordinarie'
    expect(origin(lamp, 'prezzoVendita')).toBe(vat)
    const services = { ...forfettario, aliquotaIVA: '10', spedizione: '5' }
    expect(origin(services, 'spedizione')).toBe(vat)
    expect(origin(services, 'fee.vat')).toBe(vat)
  })

  test('taxes and contributions, where there are any', () => {
    expect(origin(forfettario, 'contributi')).toMatch(/INPS/)
    expect(origin(forfettario, 'impostaSostitutiva')).toMatch(/regime forfettario/)
    const without: CalculationFormData = {
      ...forfettario,
      imposte: { ...imposte, gestione: 'nessuna' },
    }
    expect(origin(without, 'contributi')).toBeNull()
  })

  test('what only adds and divides has none', () => {
    expect(origin(lamp, 'guadagno')).toBeNull()
    expect(origin(lamp, 'margine')).toBeNull()
  })
})
