import { accountOf, areCostsCertain, costColumns, openList, sourceOf } from '@margine/listino'
import { readingOf } from '../../unread-file.ts'
import { type ColumnsBy, fingerprintOf } from './column-choice.ts'

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
  if (layout?.key === 'margineCosti') return true
  const before = (what: 'articles' | 'costs') =>
    known[fingerprintOf(what, table) ?? ''] !== undefined
  if (before('articles')) return false
  if (before('costs')) return true
  if (layout !== null || mapping.price !== undefined || mapping.cost === undefined) return false
  const account = accountOf({ table, ...costColumns(table) }, undefined, 'costs')
  const mayBePrices = account.some((one) => one.role === null && one.holdsAmounts)
  return areCostsCertain(account) && !mayBePrices
}
