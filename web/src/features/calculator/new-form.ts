import { type CalculationFormData, changeField, defaultFormData, isSameForm } from '@margine/engine'
import { isChosen } from '../../browser-choices.ts'
import { rememberedRates } from '../../calculation/remembered-rates.ts'

/** An empty form, with the rates and the regime last chosen in this browser. */
export const newForm = (): CalculationFormData => ({ ...defaultFormData, ...rememberedRates() })

/** The same for the marketplace and the country of another form, as far as its own rates know them. */
export function newFormFor({
  marketplace,
  paese,
  tariffe,
}: CalculationFormData): CalculationFormData {
  const form = newForm()
  const there = { ...form, marketplace, paese, ...(tariffe && { tariffe }) }
  return changeField(there, 'tariffe', form.tariffe)
}

/** Whether a form holds more than «Nuovo Calcolo» would leave in it. */
export const isBegun = (form: CalculationFormData): boolean =>
  !isSameForm(form, isChosen('keep-place') ? newFormFor(form) : newForm())
