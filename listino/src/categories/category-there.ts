import { type CategoryTable, categoryAlike } from '@margine/engine'
import { type CategoryClues, categoryOf } from './category-of.ts'

/** The categories that an article may be in where its own rests on a fee that several pay, else that one. */
function ownOf(clues: CategoryClues): readonly string[] {
  const { category, basis } = categoryOf(clues)
  if (basis === 'ipotizzata') return []
  const isSaid = category === clues.ruled || category === clues.chosen
  return basis === 'tariffaVera' && !isSaid ? clues.byReferral : [category]
}

/**
 * The category of an article on another marketplace: what the seller wrote or the file says, as far as that marketplace
 * knows it, else where its own category belongs there by the nature of the product, else the chosen one. The standard
 * category, which says nothing of a product, leads nowhere.
 *
 * @param clues what is known of its category on its own marketplace
 * @param chosen for articles that nothing else gives a category there; empty where the seller chose none
 * @returns null where nothing tells
 */
export function categoryThere(
  there: CategoryTable,
  clues: CategoryClues,
  chosen: string,
): string | null {
  const { written } = clues
  // What the seller wrote counts instead of what the file says, also where this marketplace doesn't know it.
  const named = written === undefined ? clues.named : ''
  const number = written === undefined ? clues.number : ''
  const said = { table: there, written, named, number, byReferral: [], ruled: null, chosen: '' }
  const { category } = categoryOf(said)
  if (category !== 'base') return category
  const field = clues.table?.field
  const alike =
    field === undefined ? [] : ownOf(clues).map((key) => categoryAlike(field, key, there))
  const [first = null, ...others] = alike
  if (first !== null && others.every((key) => key === first)) return first
  return Object.hasOwn(there.categories, chosen) ? chosen : null
}
