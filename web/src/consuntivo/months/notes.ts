import { taxRulesIn } from '@margine/engine'
import type { YearResult, YearTerms } from '@margine/listino'
import { notes } from './words.ts'

type Said = {
  terms: YearTerms
  /** Whether the seller has said which contributions they pay, if any. */
  knowsFund: boolean
  currency: string
  /** The other currencies of their reports. */
  others: readonly string[]
}

/** What there is to say of a year's figures: what they lack, and what they are only likely to be. */
export function notesOf(year: YearResult, { terms, knowsFund, currency, others }: Said): string[] {
  const { months, begins, rulesOf, total } = year
  const first = months[0]?.period ?? ''
  const { contributi } = taxRulesIn(year.year).sources
  const hasFund = terms.imposte.gestione !== 'nessuna'
  const lacksCost = total.lacking.articles.size + total.lacking.channels.size > 0
  const all: readonly (readonly [isSo: boolean, said: string])[] = [
    [!knowsFund, notes.noFund],
    [terms.speseFisse.length === 0, notes.noCosts],
    [rulesOf !== year.year, notes.provisional(year.year, rulesOf)],
    [hasFund && contributi.mark === 'indicativa', notes.indicative(rulesOf)],
    [first > begins, notes.earlier(first)],
    [first < terms.apertura, notes.beforeOpening(first, terms.apertura)],
    [others.length > 0, notes.others(others)],
  ]
  return [
    ...(lacksCost ? [notes.noCost] : []),
    ...(currency === 'EUR'
      ? all.filter(([isSo]) => isSo).map(([, said]) => said)
      : [notes.abroad(currency)]),
  ]
}
