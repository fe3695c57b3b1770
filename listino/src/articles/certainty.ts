import type { Proposal } from '../layouts/propose.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import { synonyms } from '../layouts/synonyms.ts'
import { decimalMarkOf } from '../numbers/number-column.ts'
import { kindOf } from '../numbers/number-style.ts'
import { headerKey, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { OpenedList } from './open-list.ts'

type Beginning = Pick<Table, 'header' | 'sample'>

/** The amounts that are read of an article. */
const read = ['price', 'cost', 'shipping', 'packaging', 'advertising'] as const satisfies Role[]

/** A number such as `1.234` in a column that never says what its dot means; null where every column says. */
export function ambiguousNumber({ sample }: Beginning, mapping: Mapping): string | null {
  for (const column of read.flatMap((role) => mapping[role] ?? [])) {
    const cells = sample.map((row) => row[column])
    if (decimalMarkOf(cells) !== null) continue
    const found = cells.find((cell) => typeof cell === 'string' && kindOf(cell) === 'ambiguous')
    if (found !== undefined) return textIn(found)
  }
  return null
}

/** Whether two columns are called the same thing, of which a list has one. */
function hasRivals({ header }: Beginning, role: Role): boolean {
  const names = synonyms[role] ?? []
  return header.filter((name) => names.includes(headerKey(name))).length > 1
}

const areSure = ({ confidence }: Pick<Proposal, 'confidence'>): boolean =>
  Object.values(confidence).every((degree) => degree === 'certa')

/** Whether nothing of what the columns are is guessed: a known file, or one whose columns have usual names, each once. */
export function isCertain(opened: OpenedList): boolean {
  const { table, layout, mapping } = opened
  if (mapping.price === undefined || ambiguousNumber(table, mapping) !== null) return false
  if (layout !== null) return true
  const isNamed = (mapping.sku ?? mapping.name) !== undefined
  return isNamed && areSure(opened) && !hasRivals(table, 'price') && !hasRivals(table, 'cost')
}

/** Whether nothing of what the columns of a file of costs are is guessed. */
export function areCostsCertain(table: Beginning, proposal: Proposal): boolean {
  const { sku, cost } = proposal.mapping
  if (sku === undefined || cost === undefined) return false
  return areSure(proposal) && ambiguousNumber(table, proposal.mapping) === null
}
