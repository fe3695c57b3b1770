import { type Category, unknownCategory } from './catalogue/category.ts'
import type { Country, Currency } from './catalogue/countries.ts'
import {
  type Basis,
  type CategoryTable,
  type Marketplace,
  marketplaces,
  unknownMarketplace,
} from './catalogue/marketplaces.ts'
import type { Source } from './catalogue/source.ts'
import { describeRule, percentInWords, type RateWords, rateInWords } from './describe.ts'
import type { CalculationFormData } from './form.ts'
import type { Rate } from './rate.ts'

/** What a marketplace charges for a sale: the one thing the calculation and the info box both read. */
export type FeeRule = {
  /** The marketplace's name. */
  label: string
  basis: Basis
  rate: Rate
  /** Fixed amount per sale, 0 where there is none. */
  closingFee: number
  source: Source
  /** The store whose rates these are. */
  store: string
  /** What is charged, in Italian, with its amounts in the currency of the sale: see {@link wordsOf}. */
  words: Record<Currency, RateWords>
}

/** A fee rule said in Italian. */
type RuleWords = {
  /** On what is charged, and how much: a sentence without its full stop. */
  description: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

/**
 * A rule in Italian, for a sale in a country.
 *
 * @example
 * wordsOf(feeRuleOf(defaultFormData), countries.IT).description // 'Sul prezzo con IVA: 15%'
 * wordsOf(feeRuleOf(defaultFormData), countries.US).description // 'Sul prezzo: 15%'
 */
export function wordsOf({ basis, words }: FeeRule, country: Country): RuleWords {
  const { rate, note } = words[country.currency]
  return { description: describeRule(basis, country, rate), note }
}

/** A marketplace's rules by category; `otherwise` serves the rest, or all where there are no categories. */
type Tariff = { table: CategoryTable | null; rules: Map<string, FeeRule>; otherwise: FeeRule }

function feeRule(
  { label, basis, note, store = label }: Marketplace,
  { rate, closingFee, source }: Omit<Category, 'label'>,
): FeeRule {
  const words = (currency: Currency) =>
    rateInWords({ rate, closingFee, marketplaceNote: note }, currency)
  return {
    label,
    basis,
    rate,
    closingFee,
    source,
    store,
    words: { EUR: words('EUR'), USD: words('USD') },
  }
}

function tariffOf(marketplace: Marketplace): Tariff {
  const { rate, source } = marketplace
  if (rate.kind !== 'byCategory') {
    const otherwise = feeRule(marketplace, { rate, closingFee: 0, source })
    return { table: null, rules: new Map(), otherwise }
  }
  const rules = Object.entries(rate.categories).map(
    ([key, category]) => [key, feeRule(marketplace, category)] as const,
  )
  return {
    table: rate,
    rules: new Map(rules),
    otherwise: feeRule(marketplace, unknownCategory),
  }
}

const unknownTariff = tariffOf(unknownMarketplace)
const tariffs: ReadonlyMap<string, Tariff> = new Map(
  Object.entries(marketplaces).map(([key, marketplace]) => [key, tariffOf(marketplace)]),
)

/**
 * The rule a form's marketplace and category come to.
 *
 * An unknown marketplace counts as 10 % of the gross price, an unknown category as 15 %.
 *
 * @example
 * feeRuleOf({ ...defaultFormData, categoria: 'books' }).closingFee // 1.01
 */
export function feeRuleOf(form: CalculationFormData): FeeRule {
  const { table, rules, otherwise } = tariffs.get(form.marketplace) ?? unknownTariff
  return (table === null ? undefined : rules.get(form[table.field])) ?? otherwise
}

/**
 * The categories the form's marketplace asks for and the field that holds the choice, or null
 * where every product pays the same.
 *
 * @example
 * categoryTableOf({ ...defaultFormData, marketplace: 'ebay' }) // null
 */
export function categoryTableOf(form: CalculationFormData): CategoryTable | null {
  return tariffs.get(form.marketplace)?.table ?? null
}

/**
 * A rule with one flat percentage in place of its rate; basis, closing fee and notes stay.
 *
 * @example
 * withFlatRate(feeRuleOf(defaultFormData), 20).words.EUR.rate // '20%'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const { EUR, USD } = rule.words
  const rate = percentInWords(percent)
  return {
    ...rule,
    rate: { kind: 'flat', percent },
    words: { EUR: { ...EUR, rate }, USD: { ...USD, rate } },
  }
}
