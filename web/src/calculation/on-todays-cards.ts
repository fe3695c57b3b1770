import { type CalculationFormData, changeField } from '@margine/engine'
import { today } from './today.ts'

/** A saved form by the cards of today: a day that it holds becomes this one. The specification's table has none. */
export const onTodaysCards = (form: CalculationFormData): CalculationFormData =>
  form.tariffe === undefined ? form : changeField(form, 'tariffe', today())
