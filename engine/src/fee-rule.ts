import { type Category, unknownCategory } from './catalogue/category.ts'
import type { Currency } from './catalogue/countries.ts'
import {
  type Basis,
  type CategoryTable,
  type Marketplace,
  marketplaces,
  unknownMarketplace,
} from './catalogue/marketplaces.ts'
import type { Source } from './catalogue/source.ts'
import { type RuleWords, ruleInWords } from './describe.ts'
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
  /** The rule in Italian, with its amounts in the currency of the sale. */
  words: Record<Currency, RuleWords>
}

/** A marketplace's rules by category; `otherwise` serves the rest, or all where there are no categories. */
type Tariff = { table: CategoryTable | null; rules: Map<string, FeeRule>; otherwise: FeeRule }

function feeRule(
  { label, basis, note }: Marketplace,
  { rate, closingFee, source }: Omit<Category, 'label'>,
): FeeRule {
  const words = (currency: Currency) =>
    ruleInWords({ rate, basis, closingFee, marketplaceNote: note }, currency)
  return {
    label,
    basis,
    rate,
    closingFee,
    source,
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
 * withFlatRate(feeRuleOf(defaultFormData), 20).words.EUR.description // '20% sul prezzo con IVA'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const { basis, closingFee } = rule
  const rate = { kind: 'flat', percent } as const
  const words = (currency: Currency) => ({
    ...rule.words[currency],
    description: ruleInWords({ rate, basis, closingFee, marketplaceNote: null }, currency)
      .description,
  })
  return { ...rule, rate, words: { EUR: words('EUR'), USD: words('USD') } }
}
