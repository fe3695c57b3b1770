import { amountRoles, isAmountRole, type Mapping, type Role, rolesWith } from '../layouts/role.ts'
import { decimalMarkOf } from '../numbers/column-style.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Table } from '../table/table.ts'
import type { AmazonChoice } from './amazon-files.ts'

const addable = rolesWith('addable')

/** What shows the mark: the marketplace's own columns, then what a seller adds. */
const showing: readonly Role[] = [
  ...amountRoles.filter((role) => !addable.includes(role)),
  ...addable.filter(isAmountRole),
]

/**
 * The mark before the decimals of a file for Amazon: that of the report which the articles come from. Where no amount of it
 * shows one it is a dot, as in Amazon's fee preview.
 *
 * @param said how the report's numbers are written, where the seller says so
 */
export function amazonMark(
  { sample }: Pick<Table, 'sample'>,
  mapping: Mapping,
  said: DecimalMark | null,
): AmazonChoice['mark'] {
  let mark = said
  for (const role of showing) {
    const columns = mapping[role] ?? []
    mark ??= decimalMarkOf(columns.flatMap((column) => sample.map((row) => row[column])))
  }
  return mark === 'comma' ? ',' : '.'
}
