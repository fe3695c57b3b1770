import type { Problem } from '../articles/problem.ts'
import { type Expense, type Spent, spent } from '../costs/parts.ts'
import { labelOf } from '../layouts/role.ts'
import { reducedVAT } from '../layouts/vat.ts'
import { type Amount, changeables } from './article-columns.ts'
import { type Numbers, stateIn } from './article-numbers.ts'
import { categoryNameAt } from './compiled.ts'
import { spotOf } from './placing.ts'
import type { Recalculated } from './recalculated.ts'
import type { Row, RowExpense } from './row.ts'

const noneRead: Row['read'] = {}

const isUnsaid = (what: Amount, { spedizioneState }: Numbers, id: number): boolean =>
  what === 'shipping' && (spedizioneState[id] as number) < stateIn('said')

/** What files say of what the seller changed of an article; NaN of shipping that they don't say. */
export function readOf(id: number, { articles }: Recalculated): Row['read'] {
  if (articles.read === null) return noneRead
  const read: Partial<Record<Amount, number>> = {}
  for (const what of changeables) {
    if (what === 'category') continue
    const was = articles.readAmount(what, id)
    if (was !== undefined) read[what] = isUnsaid(what, articles.read, id) ? Number.NaN : was
  }
  return read
}

/** The name of an article's category before the seller wrote another; null where they didn't. */
export function readCategoryOf(id: number, { articles, compiled }: Recalculated): string | null {
  const { read, texts, places } = articles
  if (read === null || articles.readAmount('category', id) === undefined) return null
  const { book, basis } = compiled
  const spot = spotOf(id, { numbers: read, texts, places }, basis.rules)
  return categoryNameAt(spot, book, basis.category)
}

/** Who says an expense of an article. */
export function fromOf(
  id: number,
  expense: Expense,
  { articles, compiled, sending }: Recalculated,
): RowExpense['from'] {
  const { forAll } = compiled.basis
  if (articles.saysOn(sending, expense, id)) return 'file'
  const isOfAll =
    !Number.isNaN(forAll[expense]) || (expense === 'advertising' && forAll.percent > 0)
  return isOfAll ? 'all' : 'none'
}

export const lacking = {
  cost: [{ code: 'noCost' }],
  rates: [{ code: 'onlyInItaly' }],
  vat: [{ code: 'reducedVAT', text: reducedVAT }],
} as const satisfies Record<Exclude<Row['lacks'], 'part' | null>, readonly Problem[]>

/** The expenses of an article that are not known, by the titles of their columns. */
export const unknownIn = (amountOf: (part: Spent) => number): readonly Problem[] =>
  spent
    .filter((role) => Number.isNaN(amountOf(role)))
    .map((role) => ({ code: 'unknown', role, column: labelOf(role), text: '?' }))
