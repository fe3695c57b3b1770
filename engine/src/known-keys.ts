import type { CalculationFormData } from './form.ts'
import { datedCards } from './rates/cards/dated.ts'
import { margine131 } from './rates/cards/margine-1.3.1.ts'
import type { CategoryField, RateCard } from './rates/rate-card.ts'

/** The fields of a form that name a row of the catalogue. */
export type KeyField = 'paese' | 'marketplace' | CategoryField

const { countries, marketplaces } = margine131
const dated: Readonly<Record<string, readonly RateCard[]>> = datedCards
const cards: readonly RateCard[] = [...Object.values(marketplaces), ...Object.values(dated).flat()]

function categoriesOf(field: CategoryField): string[] {
  const keys = cards.flatMap(({ fees }) =>
    'categories' in fees && fees.field === field ? Object.keys(fees.categories) : [],
  )
  return [...new Set(keys)]
}

/** The keys that some card has, of whatever day. Any other counts as the specification says, and is of an older record. */
export const knownKeys = {
  paese: Object.keys(countries),
  marketplace: [...new Set([...Object.keys(marketplaces), ...Object.keys(dated)])],
  categoria: categoriesOf('categoria'),
  categoriaManoMano: categoriesOf('categoriaManoMano'),
  categoriaEbay: categoriesOf('categoriaEbay'),
  categoriaTikTok: categoriesOf('categoriaTikTok'),
} as const satisfies Record<KeyField, readonly string[]>

/**
 * The fields of a form whose key no card has.
 *
 * @example
 * unknownKeysOf({ ...defaultFormData, marketplace: 'zalando' }) // ['marketplace']
 */
export const unknownKeysOf = (form: CalculationFormData): KeyField[] =>
  (Object.keys(knownKeys) as KeyField[]).filter(
    (field) => !knownKeys[field].includes(form[field] ?? 'base'),
  )
