import type { CalculationFormData } from './form.ts'
import { categoryAlike } from './product-kinds.ts'
import type { CategoryField, CategoryTable } from './rates/rate-card.ts'

/** The category that a product is compared by, and why. */
export type ComparedCategory = {
  field: CategoryField
  key: string
  label: string
  /**
   * `form`: the form has it; `chosen`: the caller chose it; `alike`: what the form says of the product belongs there by
   * its nature; `assumed`: nothing does, and so it is the standard one.
   */
  basis: 'form' | 'chosen' | 'alike' | 'assumed'
}

/** Categories that the caller chose, by the field of the form that would hold them. */
export type ChosenCategories = Partial<Record<CategoryField, string>>

/** What a form says of its product. */
type Said = { field: CategoryField; key: string }

const fields = ['categoria', 'categoriaManoMano', 'categoriaEbay', 'categoriaTikTok'] as const

/**
 * The categories that a form holds: first that of its own marketplace, then those which it keeps for others.
 *
 * @param own the field of its marketplace, null where that has no categories
 */
export function saidBy(form: CalculationFormData, own: CategoryField | null): Said[] {
  const kept = fields
    .filter((field) => field !== own)
    .map((field) => ({ field, key: form[field] ?? 'base' }))
    .filter(({ key }) => key !== 'base')
  return own === null ? kept : [{ field: own, key: form[own] ?? 'base' }, ...kept]
}

/** A category that may be meant, and why. */
type Choice = Pick<ComparedCategory, 'key' | 'basis'>

/** The category of a table for a product of which so much is said. */
export function comparedCategory(
  { field, categories }: CategoryTable,
  said: readonly Said[],
  chosen: ChosenCategories,
): ComparedCategory {
  const likely = said.flatMap((one): Choice[] => {
    const key = categoryAlike(one.field, one.key, { field, categories })
    const isForms = one.field === field && one.key === key
    return key === null ? [] : [{ key, basis: isForms ? 'form' : 'alike' }]
  })
  const wanted: Choice = { key: chosen[field] ?? '', basis: 'chosen' }
  for (const { key, basis } of [wanted, ...likely]) {
    const category = Object.hasOwn(categories, key) ? categories[key] : undefined
    if (category !== undefined) return { field, key, label: category.label, basis }
  }
  return { field, key: 'base', label: categories.base.label, basis: 'assumed' }
}
