import {
  type Calculation,
  type CalculationFormData,
  calculateSale,
  margine131,
  type Rates,
  ratesFrom,
  readSale,
} from '@margine/engine'

/** The rates of a form, by the cards that the page has loaded. */
export const ratesOf = (form: CalculationFormData): Rates => ratesFrom(margine131, form)

/** What a form comes to by those rates. */
export const calculate = (form: CalculationFormData): Calculation =>
  calculateSale(readSale(form), ratesOf(form))
