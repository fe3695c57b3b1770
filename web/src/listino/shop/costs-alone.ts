import {
  accountOf,
  areCostsCertain,
  costColumns,
  kindOf,
  openList,
  sourceOf,
  textIn,
} from '@margine/listino'
import { type ColumnsBy, fingerprintOf } from './column-choice.ts'
import { readingOf } from './unread.ts'

/** As an amount may be written, and a code of articles isn't. */
const likeAnAmount = /^\D{0,4}\d[\d.,]{0,11}\D{0,4}$/

const isWrittenAsAmount = (text: string) =>
  likeAnAmount.test(text) || ['comma', 'dot', 'ambiguous'].includes(kindOf(text))

const mostlyAmounts = (cells: readonly string[]): boolean => {
  const written = cells.filter((cell) => cell !== '')
  const amounts = written.filter((cell) => isWrittenAsAmount(cell))
  return written.length > 0 && amounts.length * 2 >= written.length
}

/**
 * Whether a file can be nothing but the costs of a list: it has no price, nor anything that may be one. What the seller
 * said of such files before counts.
 */
export async function areCostsAlone(
  file: File,
  { known, isAsked, said }: ColumnsBy,
): Promise<boolean> {
  if (said.costs !== undefined) return true
  if (isAsked || said.articles !== undefined) return false
  const { table, layout, mapping } = await readingOf(file, () =>
    openList(sourceOf(file, file.name)),
  )
  const before = (what: 'articles' | 'costs') =>
    known[fingerprintOf(what, table) ?? ''] !== undefined
  if (before('articles')) return false
  if (before('costs')) return true
  if (layout !== null || mapping.price !== undefined || mapping.cost === undefined) return false
  const used = new Set(Object.values(mapping).flat())
  const mayBePrices = table.header.some(
    (_, column) =>
      !used.has(column) && mostlyAmounts(table.sample.map((row) => textIn(row[column]))),
  )
  const account = accountOf({ table, ...costColumns(table) }, undefined, 'costs')
  return areCostsCertain(account) && !mayBePrices
}
