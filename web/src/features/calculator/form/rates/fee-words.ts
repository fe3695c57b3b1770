import type { CalculationFormData } from '@margine/engine'
import { calculate, ratesOf } from '../../../../calculation/rates.ts'
import { dayWithArticle } from '../../../../italian/day.ts'

/** What only dated and own rates have the info box say, and what today's would change. */
export const words = {
  inForce: (store: string, from: string) =>
    `Tariffe di ${store}, in vigore ${dayWithArticle('dal', from)}.`,
  all: 'Tutte le tariffe',
  source: 'fonte',
  own: 'È la tua tariffa: percentuale e importi sono quelli che hai scritto tu.',
  noCard: (marketplace: string, day: string) =>
    `Per ${marketplace} non conosciamo tariffe in vigore ${dayWithArticle('il', day)}: usiamo quelle di Margine 1.3.1.`,
  abroad: "Per le vendite fuori dall'Italia usiamo le tariffe di Margine 1.3.1.",
  change: (today: string, now: string, difference: string, isMore: boolean) =>
    `Con le tariffe in vigore oggi la commissione sarebbe ${today} invece di ${now}: ti resterebbero ${difference} in ${isMore ? 'più' : 'meno'}.`,
  use: 'Usa le tariffe di oggi',
  used: 'Ora il calcolo usa le tariffe in vigore oggi.',
  undo: 'Torna a quelle di prima',
} as const

function isDayWrong(form: CalculationFormData): boolean {
  const calculation = calculate(form)
  return !calculation.ok && calculation.problems.some(({ field }) => field === 'tariffe')
}

/** Why rates of a day are those of version 1.3.1 after all; null where no day was asked for that can be used. */
export function whyVersion(form: CalculationFormData): string | null {
  const { tariffe } = form
  if (tariffe === undefined || isDayWrong(form)) return null
  const { rule, cards, country } = ratesOf(form)
  return country === cards.countryOf('IT') ? words.noCard(rule.label, tariffe) : words.abroad
}
