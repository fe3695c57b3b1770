import { costParts } from '../costs/parts.ts'
import {
  identifiers,
  isAmountRole,
  type Mapping,
  naming,
  rolesCountingIn,
  rolesOfCostsAlone,
  rolesWith,
} from '../layouts/role.ts'
import { namesChannel } from '../layouts/title.ts'
import { numberColumns } from '../numbers/number-column.ts'
import { textIn } from '../table/cell.ts'
import { decimalCommasIn, doubtfulAmount } from '../table/decimal-commas.ts'
import type { Table } from '../table/table.ts'
import { type ColumnAccount, guessed } from './account.ts'

type Beginning = Pick<Table, 'header' | 'sample'>

/** The amounts that the figures of an article come from. */
const read = rolesCountingIn('articles').filter(isAmountRole)

/**
 * A number that can be read in two ways: `1.234` in a column that doesn't settle what its dot means, or one that may be cut
 * in two at its comma; null where there is none.
 */
export function ambiguousNumber(
  table: Beginning & Pick<Table, 'delimiter' | 'width'>,
  mapping: Mapping,
): string | null {
  const { sample } = table
  if (decimalCommasIn(table, mapping) === 'doubtful') return doubtfulAmount(table, mapping)
  const columns = read.flatMap((role) => mapping[role] ?? [])
  for (const [column, numbers] of numberColumns(table, columns)) {
    const cells = sample.map((row) => row[column])
    const found = cells.find((cell) => {
      numbers.read(cell)
      return numbers.fault === 'ambiguous'
    })
    if (found !== undefined) return textIn(found)
  }
  return null
}

const disputed = rolesWith('disputed')

/** Whether a column needs a question: it could have a role that another has, or only part of its title says so. */
function isDoubtful(one: ColumnAccount, isKnownFile: boolean): boolean {
  if (one.role !== null || one.could === null) return false
  if (one.why === 'otherContent' || one.why === 'priceElsewhere') return false
  if (one.why === 'rival' && namesChannel(one.title)) return false
  if (one.could === 'priceVAT' || one.could === 'costVAT') return one.why === 'notSure'
  const isSettled = isKnownFile && one.could === 'price'
  return one.holdsAmounts && disputed.includes(one.could) && !isSettled
}

/** Whether no column of a list is guessed: the file is known or its titles are usual, and each role has one column. */
export function isCertain(account: readonly ColumnAccount[], isKnownFile: boolean): boolean {
  const roles = new Set(account.map(({ role }) => role))
  if (!roles.has('price')) return false
  if (!isKnownFile && !naming.some((id) => roles.has(id))) return false
  return guessed(account).length === 0 && !account.some((one) => isDoubtful(one, isKnownFile))
}

/** Whether nothing of what the columns of a file of costs are is guessed. */
export function areCostsCertain(account: readonly ColumnAccount[]): boolean {
  const roles = new Set(account.map(({ role }) => role))
  if (!identifiers.some((id) => roles.has(id))) return false
  if (!costParts.some((part) => roles.has(part))) return false
  const asks = account.some(
    (one) => one.role === null && one.could !== null && rolesOfCostsAlone.includes(one.could),
  )
  return !asks && guessed(account).length === 0 && !account.some((one) => isDoubtful(one, false))
}
