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
  /** By the key that a form holds; on a dated card, where it holds none (`undefined`), the standard one. */
  choices: ReadonlyMap<string | undefined, Choice>
  /** For any other key, or where there are no categories. */
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
    return { card, table: null, choices: new Map(), otherwise: { category: null, rule } }
  }
  const choices = new Map<string | undefined, Choice>(
    Object.entries(fees.categories).map(([key, category]) => {
      const rule = ruleOf(card, category)
      return [key, { category, rule }] as const
    }),
  )
  const standard = 'validFrom' in card ? choices.get('base') : undefined
  const rule = standard?.rule ?? ruleOf(card, unknownCategory)
  if (standard !== undefined) choices.set(undefined, standard)
  return { card, table: fees, choices, otherwise: { category: null, rule } }
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
