import type { CategoryTable } from '@margine/engine'
import { keyNamed } from './category-names.ts'
import { ebayCategoryOf } from './ebay-numbers.ts'

/** What an article's category rests on: the seller's hand first; `ipotizzata` where it was neither said nor chosen. */
export type CategoryBasis =
  | 'scritta'
  | 'file'
  | 'numeroEbay'
  | 'tariffaVera'
  | 'regola'
  | 'scelta'
  | 'ipotizzata'

export type CategoryChoice = { category: string; basis: CategoryBasis }

/** What is known of an article's category, the surest in front. */
export type CategoryClues = {
  table: CategoryTable | null
  /** As the seller wrote it for this article; missing where they didn't. */
  written?: string | undefined
  /** As the file names it. */
  named: string
  /** eBay's number. */
  number: string
  /** The categories that pay the fee that the marketplace tells. */
  byReferral: readonly string[]
  /** What the seller's rules say. */
  ruled: string | null
  /** What the seller chose for all others; empty where they didn't. */
  chosen: string
}

const isIn = ({ categories }: CategoryTable, key: string | null): key is string =>
  key !== null && Object.hasOwn(categories, key)

/** Of categories that pay the same at this price: what a rule says, else the chosen one, the standard one, the first. */
const likeliest = ({ byReferral, ruled, chosen }: CategoryClues): string | undefined =>
  [ruled ?? chosen, chosen, 'base'].find((key) => byReferral.includes(key)) ?? byReferral[0]

/** The category of an article, and what it rests on. */
export function categoryOf(clues: CategoryClues): CategoryChoice {
  const { table, chosen } = clues
  if (table === null) return { category: 'base', basis: 'scelta' }
  const written = clues.written ?? null
  if (isIn(table, written)) return { category: written, basis: 'scritta' }
  const named = clues.named === '' ? undefined : keyNamed(table, clues.named)
  if (named !== undefined) return { category: named, basis: 'file' }
  const numbered = table.field === 'categoriaEbay' ? ebayCategoryOf(clues.number) : null
  if (isIn(table, numbered)) return { category: numbered, basis: 'numeroEbay' }
  const paying = likeliest(clues)
  if (paying !== undefined) return { category: paying, basis: 'tariffaVera' }
  if (isIn(table, clues.ruled)) return { category: clues.ruled, basis: 'regola' }
  if (isIn(table, chosen)) return { category: chosen, basis: 'scelta' }
  return { category: 'base', basis: 'ipotizzata' }
}
