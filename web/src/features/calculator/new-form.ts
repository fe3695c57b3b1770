import { type CalculationFormData, changeField, isSameForm } from '@margine/engine'
import { isChosen } from '../../browser-choices.ts'
import { formOfProfile } from '../../calculation/profile.ts'

/** An empty form, which begins as the seller's profile says. */
export const newForm = formOfProfile

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
