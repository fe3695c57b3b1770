import type { ComparedRow } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import type { Sort } from './order.ts'
import { words } from './words.ts'

/** What was last asked for: an order, or another category of a marketplace. */
export type Asked = { sort: Sort } | { marketplace: string; paese: string }

/** What came of it, for who doesn't see it change. */
export function newsOf(asked: Asked | null, rows: readonly ComparedRow[]): string {
  if (asked === null) return ''
  if ('sort' in asked) return words.sorted(asked.sort)
  const row = rows.find(
    ({ marketplace, paese }) => marketplace === asked.marketplace && paese === asked.paese,
  )
  if (row?.category == null) return ''
  const { label, country, category, guadagno, margine } = row
  return words.recategorised(
    `${label}, ${country.name}`,
    category.label,
    formatMoney(guadagno, country.currency),
    formatMargin(margine),
  )
}
