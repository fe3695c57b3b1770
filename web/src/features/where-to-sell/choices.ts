import type { CalculationFormData, CategoryTable, ChosenCategories } from '@margine/engine'
import { type Changes, formAt } from './list.ts'

type Field = CategoryTable['field']

/** Categories that were chosen for places, and the form as it was then. */
export type Choices = { chosen: ChosenCategories; beside: CalculationFormData }

const keyIn = (form: CalculationFormData, field: Field) => form[field] ?? 'base'

/** The choices that still count: where the form has another category of its own since, that was said last. */
export function chosenBeside({ chosen, beside }: Choices, form: CalculationFormData) {
  const still = { ...chosen }
  for (const field of Object.keys(chosen) as Field[])
    if (keyIn(form, field) !== keyIn(beside, field)) delete still[field]
  return still
}

/** The same choices beside the form of a place that is opened, whatever category that brings along. */
export const onceOpened = (choices: Choices, form: CalculationFormData, to: Changes): Choices => ({
  chosen: chosenBeside(choices, form),
  beside: formAt(form, to),
})
