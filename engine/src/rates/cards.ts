import type { Country } from './countries.ts'
import { type FeeRule, ruleOf } from './fee-rule.ts'
import type { Category, CategoryTable, RateCard } from './rate-card.ts'

/** Countries and rate cards by the keys a form names them with, and what any other key counts as. */
type Rows = {
  countries: Readonly<Record<string, Country>>
  unknownCountry: Country
  marketplaces: Readonly<Record<string, RateCard>>
  unknownMarketplace: RateCard
  unknownCategory: Category
}

/** A marketplace's rules by category; `otherwise` serves the rest, or all where there are no categories. */
type Tariff = {
  card: RateCard
  table: CategoryTable | null
  rules: ReadonlyMap<string, FeeRule>
  otherwise: FeeRule
}

/** The rate cards in force together, ready to be asked. */
export type Cards = Pick<Rows, 'countries' | 'marketplaces'> & {
  countryOf: (key: string) => Country
  tariffOf: (key: string) => Tariff
}

function tariffOf(card: RateCard, unknownCategory: Category): Tariff {
  const { fees } = card
  if (!('categories' in fees))
    return { card, table: null, rules: new Map(), otherwise: ruleOf(card, { ...card, fees }) }
  const rules = new Map(
    Object.entries(fees.categories).map(
      ([key, category]) => [key, ruleOf(card, category)] as const,
    ),
  )
  const otherwise = 'validFrom' in card ? rules.get('base') : undefined
  return { card, table: fees, rules, otherwise: otherwise ?? ruleOf(card, unknownCategory) }
}

/** Works out once what every choice comes to. */
export function compileCards(rows: Rows): Cards {
  const { countries, unknownCountry, marketplaces, unknownMarketplace, unknownCategory } = rows
  const byCode = new Map(Object.entries(countries))
  const tariffs = new Map(
    Object.entries(marketplaces).map(([key, card]) => [key, tariffOf(card, unknownCategory)]),
  )
  const unknownTariff = tariffOf(unknownMarketplace, unknownCategory)
  return {
    countries,
    marketplaces,
    countryOf: (key) => byCode.get(key) ?? unknownCountry,
    tariffOf: (key) => tariffs.get(key) ?? unknownTariff,
  }
}
