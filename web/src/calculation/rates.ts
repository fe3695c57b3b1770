import {
  type CalculationFormData,
  calculateSale,
  changeSpecifiedField,
  type FormCalculation,
  isSpecified,
  margine131,
  type Rates,
  ratesFrom,
  readSale,
} from '@margine/engine'
import { strings } from '../application-strings.ts'

/** What the page knows beyond the specification's table, from the script that brings every card. */
export type EveryCard = {
  ratesOf: (form: CalculationFormData) => Rates
  calculate: (form: CalculationFormData) => FormCalculation
  changeField: typeof changeSpecifiedField
  ratesInShort: (form: CalculationFormData) => string
  regimeNote: (form: CalculationFormData) => string | null
}

let everyCard: EveryCard | null = null

/** Called by `every-card.ts`: whoever imports that has every card from then on. */
export function knowEveryCard(known: EveryCard): void {
  everyCard = known
}

/** Whether the page knows what a form comes to, or has to wait for every card. */
export const knowsRatesOf = (form: CalculationFormData): boolean =>
  isSpecified(form) || everyCard !== null

/** Every card. A form that needs it is shown no sooner than it is here. */
function known(): EveryCard {
  if (everyCard === null) throw new Error('The cards are not here yet')
  return everyCard
}

/** The rates of a form. */
export const ratesOf = (form: CalculationFormData): Rates =>
  isSpecified(form) ? ratesFrom(margine131, form) : known().ratesOf(form)

const { flatRateRegime, rates } = strings.calculator

/** Whose rates a form takes, and in which regime. */
export const ratesInShort = (form: CalculationFormData): string =>
  isSpecified(form) ? `${rates.version} · ${rates.ordinario}` : known().ratesInShort(form)

/** What a seller has to know of the regime that a form is calculated in; null where there is nothing. */
export function regimeNote(form: CalculationFormData): string | null {
  if (!isSpecified(form)) return known().regimeNote(form)
  return form.paese === 'IT' ? flatRateRegime : null
}

/** What a form comes to by those rates. */
export const calculate = (form: CalculationFormData): FormCalculation =>
  isSpecified(form) ? calculateSale(readSale(form), ratesOf(form)) : known().calculate(form)

/** The form with one field changed, and everything that follows from it. */
export const changeField: typeof changeSpecifiedField = (form, field, value) =>
  (everyCard?.changeField ?? changeSpecifiedField)(form, field, value)
