import type { Country, Currency } from './countries.ts'
import type { Fee } from './fee.ts'
import type { Basis, Category, RateCard } from './rate-card.ts'
import type { Source } from './sources.ts'
import { describeRule, type FeeWords, feesInWords, percentInWords } from './words.ts'

/** What a marketplace charges for a sale: the one thing the calculation and the info box both read. */
export type FeeRule = {
  /** The marketplace's name. */
  label: string
  basis: Basis
  /** In the order in which they are charged. */
  fees: readonly Fee[]
  source: Source
  /** The store whose rates these are. */
  store: string
  /** What is charged, in Italian, with its amounts in the currency of the sale: see {@link wordsOf}. */
  words: Readonly<Record<Currency, FeeWords>>
}

/** A fee rule said in Italian. */
type RuleWords = {
  /** On what is charged, and how much: a sentence without its full stop. */
  description: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

/** The rule of a card for what is charged by it. */
export function ruleOf(
  { label, basis, note, store = label }: Pick<RateCard, 'label' | 'basis' | 'note' | 'store'>,
  { fees, source }: Pick<Category, 'fees' | 'source'>,
): FeeRule {
  const words = {
    EUR: feesInWords(fees, note, 'EUR'),
    USD: feesInWords(fees, note, 'USD'),
  }
  return { label, basis, fees, source, store, words }
}

/**
 * A rule in Italian, for a sale in a country.
 *
 * @example
 * const { rule, country } = ratesOf(defaultFormData)
 * wordsOf(rule, country).description // 'Sul prezzo con IVA: 15%'
 */
export function wordsOf({ basis, words }: FeeRule, country: Country): RuleWords {
  const { rate, note } = words[country.currency]
  return { description: describeRule(basis, country, rate), note }
}

/**
 * A rule with one flat percentage in place of its commission; basis, the other fees and notes stay.
 *
 * @example
 * withFlatRate(ratesOf(defaultFormData).rule, 20).words.EUR.rate // '20%'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const fees = rule.fees.map(
    (fee): Fee =>
      fee.kind === 'commission' ? { kind: 'commission', rate: { kind: 'flat', percent } } : fee,
  )
  const { EUR, USD } = rule.words
  const rate = percentInWords(percent)
  return { ...rule, fees, words: { EUR: { ...EUR, rate }, USD: { ...USD, rate } } }
}
