import type { Layout } from '../layouts/layout.ts'
import { amountColumns, type Mapping } from '../layouts/role.ts'
import { contradicts } from '../numbers/column-style.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Table } from '../table/table.ts'

const marks: Readonly<Record<string, DecimalMark>> = { ';': 'comma', ',': 'dot' }

/**
 * The mark before the decimals of a file that we wrote; null for any other, and where some column says otherwise: another
 * program has saved it.
 */
export function ownMarkOf(
  { delimiter, sample }: Pick<Table, 'delimiter' | 'sample'>,
  layout: Layout | null,
  mapping: Mapping,
): DecimalMark | null {
  const mark = layout?.key === 'margine' ? marks[delimiter ?? ''] : undefined
  if (mark === undefined) return null
  const amounts = amountColumns(mapping)
  const isOther = amounts.some((column) =>
    contradicts(
      sample.map((row) => row[column]),
      mark,
    ),
  )
  return isOther ? null : mark
}
