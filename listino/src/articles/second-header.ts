import { candidatesBy } from '../layouts/propose.ts'
import { amountColumns, identifiers, isAmountRole, type Mapping } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import { type Cell, headerKey, type Row } from '../table/cell.ts'
import { hasFigures, hasTitles } from '../table/header.ts'

/** Asked of every amount of a million rows: no regular expression. */
function beginsWithLetter(cell: Cell | undefined): boolean {
  if (typeof cell !== 'string' || cell === '') return false
  const code = cell.charCodeAt(0)
  return (code > 64 && code < 91) || (code > 96 && code < 123) || (code > 191 && code < 8192)
}

/** What a title says of the column under it. */
const saidBy = (title: Cell): string => {
  const { includesVAT, currency } = titleOf(title)
  const [candidate] = candidatesBy(titleOf(title))
  return JSON.stringify([candidate?.role ?? headerKey(title), includesVAT, currency])
}

/** Whether a cell is a usual title of amounts: «Costo», and not «su richiesta». */
const titlesAmount = (cell: Cell): boolean => {
  const [candidate] = candidatesBy(titleOf(cell))
  return candidate?.certainty === 'title' && isAmountRole(candidate.role)
}

/** Tells rows below another header of the same sheet, which puts other columns in the places of those that count. */
export class SecondHeader {
  readonly #header: readonly string[]
  readonly #columns: readonly number[]
  readonly #amounts: readonly number[]
  #isOther = false

  constructor(header: readonly string[], mapping: Mapping) {
    this.#header = header
    this.#amounts = amountColumns(mapping)
    this.#columns = [...identifiers.flatMap((role) => mapping[role] ?? []), ...this.#amounts]
  }

  /** Another sheet begins, below titles like the first. */
  begin(): void {
    this.#isOther = false
  }

  /** Whether rows stand below one. */
  get isOther(): boolean {
    return this.#isOther
  }

  /** Whether a row is such a header, or stands below one. A header like the first ends it. */
  covers(row: Row): boolean {
    if (this.#isHeader(row))
      this.#isOther = this.#columns.some(
        (column) => saidBy(row[column] ?? '') !== saidBy(this.#header[column] ?? ''),
      )
    return this.#isOther
  }

  #isHeader(row: Row): boolean {
    for (const column of this.#amounts)
      if (beginsWithLetter(row[column]))
        return !hasFigures(row) && hasTitles(row) && row.some(titlesAmount)
    return false
  }
}
