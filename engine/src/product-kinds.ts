import type { CategoryField, CategoryTable } from './rates/rate-card.ts'

/**
 * A kind of product by the categories that it is sold in, field by field. The first of a field is the one that stands
 * for it; the others are where it goes on a card without that one. A field that isn't there has no category for it.
 */
type ProductKind = Partial<Record<CategoryField, readonly [string, ...string[]]>>

const electronics: ProductKind = {
  categoriaEbay: ['electronics'],
  categoriaTikTok: ['electronics'],
}
const techAccessories: ProductKind = { ...electronics, categoriaEbay: ['tech_accessories'] }

/** Wide kinds come before those within them: a category stands for the first kind that begins with it. */
export const productKinds: readonly ProductKind[] = [
  { categoria: ['clothing'], categoriaEbay: ['clothing'] },
  { categoria: ['shoes'], categoriaEbay: ['shoes'] },
  { categoria: ['backpacks'], categoriaEbay: ['bags'] },
  { categoria: ['luggage'], categoriaEbay: ['bags'] },
  { categoria: ['jewelry'], categoriaEbay: ['jewelry'] },
  { categoria: ['watches'], categoriaEbay: ['watches'] },

  { categoria: ['grocery'], categoriaEbay: ['grocery'] },
  { categoria: ['beer_wine'], categoriaEbay: ['grocery'] },
  { categoria: ['beauty'], categoriaEbay: ['beauty'] },
  { categoria: ['vitamins', 'beauty'], categoriaEbay: ['beauty'] },
  { categoria: ['baby'], categoriaEbay: ['baby'] },
  { categoria: ['pet_food_clothing', 'pet'] },

  { categoria: ['home'], categoriaEbay: ['home'] },
  { categoria: ['kitchen', 'home'], categoriaManoMano: ['kitchen'], categoriaEbay: ['home'] },
  { categoria: ['home_linen', 'home'], categoriaEbay: ['home'] },
  { categoria: ['mattresses'], categoriaEbay: ['home'] },
  { categoria: ['furniture'], categoriaEbay: ['home'] },
  { categoria: ['furniture_accessories', 'furniture'], categoriaEbay: ['home'] },
  { categoria: ['home'], categoriaManoMano: ['lighting'], categoriaEbay: ['home'] },
  { categoria: ['garden'], categoriaManoMano: ['garden'], categoriaEbay: ['garden'] },
  { categoria: ['garden'], categoriaManoMano: ['garden'], categoriaEbay: ['garden_furniture'] },

  { categoria: ['tools'], categoriaManoMano: ['tools'] },
  { categoria: ['doors_windows_shower', 'tools'] },
  { categoria: ['adhesives', 'tools'], categoriaManoMano: ['tools'] },
  { categoria: ['gloves', 'business'] },
  { categoria: ['tools'], categoriaManoMano: ['bathroom'] },
  { categoria: ['tools'], categoriaManoMano: ['security'] },
  { categoria: ['electrical'], categoriaManoMano: ['electrical'] },

  { ...electronics, categoria: ['electronics'] },
  { ...electronics, categoria: ['computers'] },
  { ...electronics, categoria: ['major_appliances'] },
  { ...electronics, categoria: ['compact_appliances'] },
  { ...electronics, categoria: ['videogames_consoles'] },
  { ...techAccessories, categoria: ['electronic_accessories'] },
  { ...techAccessories, categoria: ['printer_accessories', 'electronic_accessories'] },
  { ...techAccessories, categoria: ['amazon_accessories'] },
  { ...electronics, categoria: ['electronics'], categoriaEbay: ['car_audio_gps'] },

  { categoria: ['automotive'], categoriaEbay: ['car_parts'] },
  { categoria: ['automotive'], categoriaEbay: ['motorcycle_parts'] },
  { categoria: ['tires'], categoriaEbay: ['tires_wheels'] },

  { categoria: ['toys'], categoriaEbay: ['toys'] },
  { categoria: ['toys'], categoriaEbay: ['trading_cards'] },
]

/** What a category stands for, by its field and key. */
const kindOf = new Map<string, ProductKind>()
for (const kind of productKinds)
  for (const [field, [key]] of Object.entries(kind))
    if (!kindOf.has(`${field} ${key}`)) kindOf.set(`${field} ${key}`, kind)

/**
 * The category of a table that a product of some category belongs to by its nature; null where the table has none.
 *
 * @example
 * // on the row of version 1.3.1, which has no category for kitchens
 * categoryAlike('categoria', 'kitchen', amazon.fees) // 'home'
 */
export function categoryAlike(
  from: CategoryField,
  key: string,
  { field, categories }: CategoryTable,
): string | null {
  const kind = kindOf.get(`${from} ${key}`)
  const likely = from === field ? [key, ...(kind?.[field] ?? [])] : (kind?.[field] ?? [])
  return likely.find((other) => Object.hasOwn(categories, other)) ?? null
}
