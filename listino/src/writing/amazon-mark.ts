import type { AmountRole, Mapping } from '../layouts/role.ts'
import { decimalMarkOf } from '../numbers/column-style.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Table } from '../table/table.ts'
import type { AmazonChoice } from './amazon-files.ts'

/** What shows the mark: prices, then what a marketplace fills in, then what a seller adds. */
const roles: readonly AmountRole[] = [
  'price',
  'referral',
  'fulfilment',
  'minimum',
  'maximum',
  'cost',
  'shipping',
  'packaging',
  'advertising',
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
  for (const role of roles) {
    const columns = mapping[role] ?? []
    mark ??= decimalMarkOf(columns.flatMap((column) => sample.map((row) => row[column])))
  }
  return mark === 'comma' ? ',' : '.'
}
