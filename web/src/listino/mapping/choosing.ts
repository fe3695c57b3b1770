import { type ColumnsFor, costParts, type Mapping, type Role } from '@margine/listino'
import type { ColumnChoice } from '@margine/listino/list'

/** What a column is; null where it isn't used. */
export function roleOf(mapping: Mapping, column: number): Role | null {
  const found = Object.entries(mapping).find(([, columns]) => columns.includes(column))
  return found === undefined ? null : (found[0] as Role)
}

/** The columns once one of them is something else; what another column was that, it isn't any more. */
export function withRole(mapping: Mapping, column: number, role: Role | null): Mapping {
  const others = Object.entries(mapping)
    .map(([one, columns]) => [one, columns.filter((other) => other !== column)] as const)
    .filter(([one, columns]) => columns.length > 0 && one !== role)
  return Object.fromEntries(role === null ? others : [...others, [role, [column]]])
}

/** What keeps a file from being read. */
export type Lack = 'price' | 'article' | 'idAndCost' | 'mark'

/**
 * What a seller still has to say; null where nothing.
 *
 * @param ambiguous whether some number could be read in two ways
 */
export function lackOf(
  what: ColumnsFor,
  { mapping, mark }: ColumnChoice,
  ambiguous: boolean,
): Lack | null {
  const { sku, name, listing, ean, price } = mapping
  const isNamed = (sku ?? listing ?? ean) !== undefined
  const hasPart = costParts.some((part) => mapping[part] !== undefined)
  if (what === 'costs' && !(isNamed && hasPart)) return 'idAndCost'
  if (what === 'articles' && price === undefined) return 'price'
  if (what === 'articles' && !isNamed && name === undefined) return 'article'
  return ambiguous && mark === null ? 'mark' : null
}
