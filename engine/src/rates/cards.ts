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

/** What a choice of a category comes to; the category is null where a table has none of that key, or there is no table. */
type Choice = { category: Category | null; rule: FeeRule }

/** A marketplace's choices by category. */
type Tariff = {
  card: RateCard
  table: CategoryTable | null
  choices: ReadonlyMap<string, Choice>
  /** Where a form names no category: on a dated card that means the standard one. */
  unsaid: Choice
  /** Where it names one that there isn't, or there are none. */
  otherwise: Choice
}

/** The rate cards in force together, ready to be asked. */
export type Cards = Pick<Rows, 'countries' | 'marketplaces'> & {
  countryOf: (key: string) => Country
  tariffOf: (key: string) => Tariff
}

function tariffOf(card: RateCard, unknownCategory: Category): Tariff {
  const { fees } = card
  if (!('categories' in fees)) {
    const rule = ruleOf(card, { ...card, fees })
    const choice: Choice = { category: null, rule }
    return { card, table: null, choices: new Map(), unsaid: choice, otherwise: choice }
  }
  const choices = new Map(
    Object.entries(fees.categories).map(([key, category]) => {
      const rule = ruleOf(card, category)
      return [key, { category, rule }] as const
    }),
  )
  const standard = 'validFrom' in card ? choices.get('base') : undefined
  const rule = standard?.rule ?? ruleOf(card, unknownCategory)
  const otherwise: Choice = { category: null, rule }
  return { card, table: fees, choices, unsaid: standard ?? otherwise, otherwise }
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
