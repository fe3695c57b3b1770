import { candidatesBy } from '../layouts/propose.ts'
import { identifiers, type Role } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import { type Cell, headerKey, textIn } from './cell.ts'
import { ofNearlyAll } from './shares.ts'

type Rows = readonly (readonly Cell[])[]

/** The columns of a table: from its first up to behind its last. */
export type Span = { from: number; to: number }

/** The columns of a table that no other stands beside. */
export const allColumns: Span = { from: 0, to: Number.POSITIVE_INFINITY }

/** The letters that a spreadsheet shows above a column. */
function lettersOf(column: number): string {
  const before = Math.floor(column / 26)
  const last = String.fromCharCode(0x41 + (column % 26))
  return before === 0 ? last : lettersOf(before - 1) + last
}

/** What a spreadsheet calls the columns of a table. */
export const nameOfColumns = ({ from, to }: Span): string =>
  `colonne ${lettersOf(from)}–${lettersOf(to - 1)}`

/** The cells of a row in some columns. */
export const cut = <One>(row: readonly One[], { from, to }: Span): One[] => row.slice(from, to)

/** Titles up to the last that says something. */
export const titled = (header: readonly string[]): string[] =>
  header.slice(0, header.findLastIndex((title) => title !== '') + 1)

const naming: readonly Role[] = [...identifiers, 'name']

/** What some columns name articles by: those with a usual title of it, and the role that it is of. */
function namesIn(header: readonly string[], { from, to }: Span): { column: number; role: Role }[] {
  return header.slice(from, to).flatMap((title, at) => {
    const [candidate] = candidatesBy(titleOf(title))
    if (candidate?.certainty !== 'title' || !naming.includes(candidate.role)) return []
    return [{ column: from + at, role: candidate.role }]
  })
}

/** Whether two columns name other articles in the same rows, or never both: a column that is repeated names the same. */
function differ(rows: Rows, one: number, other: number): boolean {
  const both = rows.filter((row) => textIn(row[one]) !== '' && textIn(row[other]) !== '')
  return both.length === 0 || both.some((row) => textIn(row[one]) !== textIn(row[other]))
}

/** The prices and costs that some columns have by their usual titles. */
const amountsIn = (header: readonly string[], { from, to }: Span): Role[] =>
  header
    .slice(from, to)
    .flatMap((title) => candidatesBy(titleOf(title)).slice(0, 1))
    .filter(({ certainty, role }) => certainty === 'title' && (role === 'price' || role === 'cost'))
    .map(({ role }) => role)

/**
 * Whether some columns are a table of their own: they name other articles than the first table, under the same title, or have
 * the same amounts. «Codice interno» and a cost behind a price are of the same article.
 */
function isAnother(header: readonly string[], rows: Rows, first: Span, other: Span): boolean {
  const names = namesIn(header, first)
  const keyOf = (column: number) => headerKey(header[column] ?? '')
  const amounts = amountsIn(header, first)
  const hasSameAmounts = amountsIn(header, other).some((role) => amounts.includes(role))
  return namesIn(header, other).some(({ column, role }) =>
    names.some(
      (name) =>
        name.role === role &&
        (keyOf(name.column) === keyOf(column) || (role !== 'name' && hasSameAmounts)) &&
        differ(rows, name.column, column),
    ),
  )
}

/** Where groups of columns begin: behind a blank one, and where all titles before are repeated. */
function beginningsIn(header: readonly string[], rows: Rows): number[] {
  const keys = header.map(headerKey)
  const isBlank = (column: number) =>
    keys[column] === '' && ofNearlyAll(rows, (row) => textIn(row[column]) === '')
  const beginnings: number[] = []
  let last = 0
  for (let column = 1; column < keys.length; column++) {
    if (keys[column] === '') continue
    const length = column - last
    const isRepeated =
      length > 1 && keys.slice(last, column).every((key, at) => key === keys[column + at])
    if (!isRepeated && !isBlank(column - 1)) continue
    beginnings.push(column)
    last = column
  }
  return beginnings
}

/** The columns of each of the tables that stand side by side under one row of titles, from the left. */
export function tablesIn(header: readonly string[], rows: Rows): readonly [Span, ...Span[]] {
  const beginnings = beginningsIn(header, rows)
  let first = { from: 0, to: beginnings[0] ?? header.length }
  const others: number[] = []
  beginnings.forEach((from, at) => {
    const to = beginnings[at + 1] ?? header.length
    if (isAnother(header, rows, first, { from, to })) others.push(from)
    else if (others.length === 0) first = { from: 0, to }
  })
  if (others.length === 0) return [allColumns]
  const spanOf = (from: number, next = header.length): Span => ({
    from,
    to: from + titled(header.slice(from, next)).length,
  })
  return [spanOf(0, others[0]), ...others.map((from, at) => spanOf(from, others[at + 1]))]
}
