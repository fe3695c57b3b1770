import { candidatesBy } from '../layouts/propose.ts'
import { naming, type Role } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import { type Cell, headerKey, textIn } from './cell.ts'
import { ofNearlyAll } from './shares.ts'

type Rows = readonly (readonly Cell[])[]

/** The columns of a table: from its first up to behind its last. */
export type Span = { from: number; to: number }

/** The columns of a table that no other stands beside. */
export const allColumns: Span = { from: 0, to: Number.POSITIVE_INFINITY }

/** Of tables that stand side by side so many are read: for each all of the file is read again. */
export const mostTables = 20

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

/** A column with a usual title, and what that is of. */
type Usual = { column: number; role: Role; key: string }

/** The columns of a header that have usual titles. */
const usualIn = (header: readonly string[]): Usual[] =>
  header.flatMap((title, column) => {
    const [candidate] = candidatesBy(titleOf(title))
    if (candidate?.certainty !== 'title') return []
    return [{ column, role: candidate.role, key: headerKey(title) }]
  })

const within = (columns: readonly Usual[], { from, to }: Span): Usual[] =>
  columns.filter(({ column }) => column >= from && column < to)

/** What some columns name articles by. */
const namesIn = (columns: readonly Usual[]): Usual[] =>
  columns.filter(({ role }) => naming.includes(role))

/** The prices and costs among some columns. */
const amountsIn = (columns: readonly Usual[]): ReadonlySet<Role> =>
  new Set(columns.map(({ role }) => role).filter((role) => role === 'price' || role === 'cost'))

/** Of columns with the same title the first. */
const eachTitleOnce = (columns: readonly Usual[]): Usual[] => [
  ...new Map(columns.toReversed().map((one) => [`${one.role} ${one.key}`, one])).values(),
]

/** Whether two columns name other articles in the same rows, or never both: a column that is repeated names the same. */
function differ(rows: Rows, one: number, other: number): boolean {
  const both = rows.filter((row) => textIn(row[one]) !== '' && textIn(row[other]) !== '')
  return both.length === 0 || both.some((row) => textIn(row[one]) !== textIn(row[other]))
}

/**
 * Whether some columns are a table of their own: they name other articles than the first table, under the same title, or have
 * the same amounts. «Codice interno» and a cost behind a price are of the same article.
 */
function isAnother(first: readonly Usual[], other: readonly Usual[], rows: Rows): boolean {
  const names = eachTitleOnce(namesIn(first))
  const amounts = amountsIn(first)
  const hasSameAmounts = [...amountsIn(other)].some((role) => amounts.has(role))
  return namesIn(other).some(({ column, role, key }) =>
    names.some(
      (name) =>
        name.role === role &&
        (name.key === key || (role !== 'name' && hasSameAmounts)) &&
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
  const usual = beginnings.length === 0 ? [] : usualIn(header)
  let first = { from: 0, to: beginnings[0] ?? header.length }
  const others: number[] = []
  beginnings.forEach((from, at) => {
    const to = beginnings[at + 1] ?? header.length
    if (isAnother(within(usual, first), within(usual, { from, to }), rows)) others.push(from)
    else if (others.length === 0) first = { from: 0, to }
  })
  if (others.length === 0) return [allColumns]
  const spanOf = (from: number, next = header.length): Span => ({
    from,
    to: from + titled(header.slice(from, next)).length,
  })
  return [spanOf(0, others[0]), ...others.map((from, at) => spanOf(from, others[at + 1]))]
}
