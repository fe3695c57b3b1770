import { candidatesBy } from '../layouts/propose.ts'
import { naming, type Role } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import { type Cell, textIn } from './cell.ts'
import { hasFigures, rowsForHeader } from './header.ts'
import type { SheetRow } from './row-scan.ts'
import type { Merge } from './sheet-frame.ts'

/** Gives the rows of a sheet, one after the other, what cells say that are merged over several of them. */
export class MergedCells {
  /** Those that go over several rows, from above. */
  readonly #merges: readonly Merge[]
  #next = 0
  /** What a column says until a row. */
  readonly #open = new Map<number, { bottom: number; value: Cell }>()

  constructor(merges: readonly Merge[]) {
    this.#merges = merges.filter(({ top, bottom }) => bottom > top)
  }

  /** Fills the cells of a row that are merged with one above it. */
  fill({ number, cells }: SheetRow): void {
    for (;;) {
      const merge = this.#merges[this.#next]
      if (merge === undefined || merge.top > number) break
      this.#next++
      const { top, bottom, left } = merge
      const value = top === number ? (cells[left] ?? '') : ''
      if (textIn(value) !== '') this.#open.set(left, { bottom, value })
    }
    for (const [column, { bottom, value }] of this.#open) {
      if (number > bottom) {
        this.#open.delete(column)
        continue
      }
      while (cells.length < column) cells.push('')
      cells[column] = value
    }
  }
}

/** The same rows, each with what cells say that are merged with its own. */
export const filled = (
  rows: readonly SheetRow[],
  merges: readonly Merge[],
): readonly SheetRow[] => {
  if (merges.length === 0) return rows
  const merged = new MergedCells(merges)
  return rows.map((row) => {
    const copy = { ...row, cells: [...row.cells] }
    merged.fill(copy)
    return copy
  })
}

/** What names an article: a title above it and others is no part of its own. */
const usualRole = (title: string): Role | undefined =>
  candidatesBy(titleOf(title)).find(({ certainty }) => certainty === 'title')?.role

const namesArticles = (title: string): boolean => {
  const role = usualRole(title)
  return role !== undefined && naming.includes(role)
}

const ofOne: Readonly<Record<string, string>> = { costi: 'Costo', prezzi: 'Prezzo', spese: 'Spesa' }

/** What a title says of VAT and of a currency, in the words of titles. */
function alsoSaid(above: string): string {
  const { includesVAT, currency } = titleOf(above)
  const vat = includesVAT === null ? '' : includesVAT ? ' IVA inclusa' : ' IVA esclusa'
  return currency === null ? vat : `${vat} ${currency}`
}

/**
 * A title with that above it, unless it says what it is by itself.
 *
 * @param isOnly whether no other title below has the same role
 */
function joined(above: string, own: string, isOfAll: boolean, isOnly: boolean): string {
  if (own === '') return above
  const both = `${above} ${own}`
  const usual = [both, `${ofOne[above.toLowerCase()] ?? above} ${own}`].find(
    (title) => usualRole(title) !== undefined,
  )
  if (usual !== undefined) return usual
  if (isOnly && usualRole(own) !== undefined) return own + alsoSaid(above)
  return isOfAll ? own : both
}

/**
 * The titles of a row, each with the one that is merged over it and others: «Prezzo» over «netto» and «ivato». Null where
 * the row can't be one of titles, or nothing in the row above says more than what all is.
 */
function withTitlesAbove(
  above: readonly Cell[],
  below: readonly Cell[],
  merges: readonly Merge[],
): Cell[] | null {
  if (hasFigures(below)) return null
  const groups = merges.filter(
    ({ left, right }) =>
      textIn(above[left]) !== '' &&
      below.slice(left, right + 1).filter((cell) => textIn(cell) !== '').length > 1,
  )
  const isAlone = above.filter((cell) => textIn(cell) !== '').length < 2
  if (groups.length === 0 || isAlone) return null
  const titles = Array.from(
    { length: Math.max(above.length, below.length) },
    (_, column): Cell => below[column] || above[column] || '',
  )
  const roles = below.map((cell) => usualRole(textIn(cell)))
  const counts = new Map<Role | undefined, number>()
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1)
  const isOnly = (role: Role | undefined) => role !== undefined && counts.get(role) === 1
  /** Cells that are merged overlap no others. */
  let next = 0
  for (const { left, right } of groups.sort((one, other) => one.left - other.left)) {
    if (left < next) continue
    next = right + 1
    const own = below.slice(left, next).map(textIn)
    const isOfAll = own.some(namesArticles)
    own.forEach((title, at) => {
      if (title !== '' || at === 0)
        titles[left + at] = joined(textIn(above[left]), title, isOfAll, isOnly(roles[left + at]))
    })
  }
  return titles
}

/** The cells of one row that are merged with others to their right, by the row and the column that they begin in. */
function acrossBy(merges: readonly Merge[]): ReadonlyMap<number, ReadonlyMap<number, Merge>> {
  const across = new Map<number, Map<number, Merge>>()
  for (const merge of merges) {
    if (merge.right === merge.left) continue
    const ofRow = across.get(merge.bottom) ?? new Map<number, Merge>()
    across.set(merge.bottom, ofRow.set(merge.left, merge))
  }
  return across
}

/**
 * The first rows of a sheet as titles: cells merged over several rows, or over several columns of titles, say so in each.
 * `joined` are the numbers of the rows that took titles from the row above.
 */
export function asTitles(
  rows: readonly SheetRow[],
  merges: readonly Merge[],
): { rows: readonly SheetRow[]; joined: ReadonlySet<number> } {
  const joined = new Set<number>()
  if (merges.length === 0) return { rows, joined }
  const titles = filled(rows.slice(0, rowsForHeader), merges)
  const across = acrossBy(merges)
  titles.forEach((row, at) => {
    const above = titles[at - 1]
    const over = across.get(row.number - 1)
    if (over === undefined || above?.number !== row.number - 1) return
    const cells = withTitlesAbove(above.cells, row.cells, [...over.values()])
    if (cells === null) return
    row.cells = cells
    joined.add(row.number)
  })
  return { rows: [...titles, ...rows.slice(rowsForHeader)], joined }
}
