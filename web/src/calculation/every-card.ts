import {
  type CalculationFormData,
  calculate,
  changeField,
  type FormCalculation,
  type FormProblem,
  invalidFieldsOf,
  ratesOf,
} from '@margine/engine'
import { addedInShort, regimeNote } from './added-in-short.ts'
import { isFutureDay } from './future-day.ts'
import { knowEveryCard } from './rates.ts'
import { today } from './today.ts'

const future: FormProblem = { field: 'tariffe', code: 'invalid' }

/** What a form comes to; one that asks for rates of a day to come has no result. */
function calculateUntilNow(form: CalculationFormData): FormCalculation {
  const calculation = calculate(form)
  if (form.tariffe === undefined || !isFutureDay(form.tariffe)) return calculation
  const problems = calculation.ok ? [] : calculation.problems
  const ofAmounts = problems.filter(({ code }) => code !== 'invalid')
  return { ok: false, problems: [...ofAmounts, future, ...problems.slice(ofAmounts.length)] }
}

/** The rates of a form. Where its day can't be read, those of today: what was chosen by it stays on the screen. */
const shownRatesOf = (form: CalculationFormData) =>
  ratesOf(invalidFieldsOf(form).includes('tariffe') ? { ...form, tariffe: today() } : form)

// The one place of the pages that knows every card: only lazy scripts import it.
knowEveryCard({
  calculate: calculateUntilNow,
  changeField,
  ratesInShort: addedInShort,
  ratesOf: shownRatesOf,
  regimeNote,
})
