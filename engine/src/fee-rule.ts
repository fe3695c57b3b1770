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
import { type RuleWords, ruleInWords, type Taxation } from './describe.ts'
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
  /** The marketplace's own note. */
  note: string | null
  source: Source
  /** The store whose rates these are. */
  store: string
  /** The rule in Italian, for each kind of sale: {@link wordsOf} finds a country's. */
  words: Record<Currency, Record<Taxation, RuleWords>>
}

/** A rule in the words of every kind of sale, written once: a calculation only looks them up. */
function wordsFor(rule: Parameters<typeof ruleInWords>[0]): FeeRule['words'] {
  const words = (currency: Currency) => ({
    withVat: ruleInWords(rule, currency, 'withVat'),
    withoutVat: ruleInWords(rule, currency, 'withoutVat'),
  })
  return { EUR: words('EUR'), USD: words('USD') }
}

/**
 * A rule in Italian, for a sale in a country: its amounts in the country's currency, and no word of
 * VAT where there is none.
 *
 * @example
 * wordsOf(feeRuleOf(defaultFormData), countries.IT).description // 'Sul prezzo con IVA: 15%'
 * wordsOf(feeRuleOf(defaultFormData), countries.US).description // 'Sul prezzo: 15%'
 */
export function wordsOf({ words }: FeeRule, { currency, vatPercent }: Country): RuleWords {
  return words[currency][vatPercent === 0 ? 'withoutVat' : 'withVat']
}

/** A marketplace's rules by category; `otherwise` serves the rest, or all where there are no categories. */
type Tariff = { table: CategoryTable | null; rules: Map<string, FeeRule>; otherwise: FeeRule }

function feeRule(
  { label, basis, note, store }: Marketplace,
  { rate, closingFee, source }: Omit<Category, 'label'>,
): FeeRule {
  return {
    label,
    basis,
    rate,
    closingFee,
    note,
    source,
    store,
    words: wordsFor({ rate, basis, closingFee, marketplaceNote: note }),
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
 * wordsOf(withFlatRate(feeRuleOf(defaultFormData), 20), countries.IT).description // 'Sul prezzo con IVA: 20%'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const { basis, closingFee, note } = rule
  const rate = { kind: 'flat', percent } as const
  return { ...rule, rate, words: wordsFor({ rate, basis, closingFee, marketplaceNote: note }) }
}
