import type { Country, Currency } from './countries.ts'
import { type Fee, isPercentage } from './fee.ts'
import type { Basis, Category, DatedCard, RateCard } from './rate-card.ts'
import type { Source } from './sources.ts'
import { describeRule, type FeeWords, feesInWords } from './words.ts'

/** What a marketplace charges for a sale: the one thing the calculation and the info box both read. */
export type FeeRule = {
  /** The marketplace's name. */
  label: string
  basis: Basis
  /** In the order in which they are charged. */
  fees: readonly Fee[]
  source: Source
  /** The day from which its card is in force (ISO 8601); null for a row of version 1.3.1 and the seller's own. */
  validFrom: string | null
  /** The store whose rates these are. */
  store: string
  /** What the marketplace has to say of its own, or null. */
  ownNote: string | null
  /** Whether its parts are shown one by one: beyond version 1.3.1, which shows their sum. */
  isItemised: boolean
  /** What is charged, in Italian, with its amounts in the currency of the sale: see {@link wordsOf}. */
  words: Readonly<Record<Currency, FeeWords>>
}

/** A fee rule said in Italian. */
export type RuleWords = {
  /** On what is charged, and how much: a sentence without its full stop. */
  description: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

const wordsFor = (fees: readonly Fee[], note: string | null) => ({
  EUR: feesInWords(fees, note, 'EUR'),
  USD: feesInWords(fees, note, 'USD'),
})

/** The rule of a card for what is charged by it. */
export function ruleOf(
  card: Pick<RateCard, 'label' | 'basis' | 'note' | 'store'> &
    Partial<Pick<DatedCard, 'validFrom'>>,
  { fees, source }: Pick<Category, 'fees' | 'source'>,
): FeeRule {
  const { label, basis, note, store = label, validFrom = null } = card
  const words = wordsFor(fees, note)
  const isItemised = validFrom !== null
  return { label, basis, fees, source, validFrom, store, ownNote: note, isItemised, words }
}

/** A rule with other fees. */
export const withFees = (rule: FeeRule, fees: readonly Fee[]): FeeRule => ({
  ...rule,
  fees,
  words: wordsFor(fees, rule.ownNote),
})

/**
 * A rule in Italian, for a sale in a country.
 *
 * @example
 * const { rule, country } = ratesOf(defaultFormData)
 * wordsOf(rule, country).description // 'Sul prezzo con IVA: 15%'
 */
export function wordsOf(
  { basis, words }: FeeRule,
  country: Pick<Country, 'currency' | 'vatPercent'>,
): RuleWords {
  const { rate, note } = words[country.currency]
  return { description: describeRule(basis, country, rate), note }
}

/**
 * A rule with one flat percentage in place of all that it charges in percent of the price; basis, the other
 * fees and notes stay.
 *
 * @example
 * withFlatRate(ratesOf(defaultFormData).rule, 20).words.EUR.rate // '20%'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const flat: Fee = { kind: 'commission', rate: { kind: 'flat', percent } }
  return withFees(rule, [flat, ...rule.fees.filter(({ kind }) => !isPercentage(kind))])
}
