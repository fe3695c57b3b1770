import type { Row } from '../list/row.ts'
import { asEntered, byteOrderMark, fixed, lineOf, quotedCell } from './delimited-lines.ts'
import type { ResultColumn } from './result-column.ts'
import { resultColumns } from './result-columns.ts'
import { type CutTexts, forPeople } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

export const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
export function exact(value: number): string {
  if (Number.isNaN(value)) return ''
  const isShort = Number.isInteger(value) && Math.abs(value) < 1e12
  return String(isShort ? value : Number(value.toPrecision(12)))
}

const textOf = (text: string, form: ResultForm, cut: CutTexts): string =>
  form === 'excel' ? forPeople(text, cut) : text

/** A number, which never ends a cell: the mark before its decimals is never what parts the cells. */
function numberCell(value: number, { kind }: ResultColumn, form: ResultForm): string {
  if (kind === 'whole' || form === 'dati') return exact(value)
  return kind === 'entered' ? asEntered(value) : fixed(value, ',')
}

/** Makes the cells of one column. Most texts of a column come again and again: the last one is not looked at twice. */
class CellWriter {
  readonly #column: ResultColumn
  readonly #form: ResultForm
  readonly #cut: CutTexts
  #value = ''
  #cell = ''
  #isCut = false

  constructor(column: ResultColumn, form: ResultForm, cut: CutTexts) {
    this.#cut = cut
    this.#column = column
    this.#form = form
  }

  cell(row: Row): string {
    const value = this.#column.value(row)
    if (typeof value === 'number') return numberCell(value, this.#column, this.#form)
    if (value === this.#value) {
      this.#cut.count += Number(this.#isCut)
      return this.#cell
    }
    this.#value = value
    const before = this.#cut.count
    const text = textOf(value, this.#form, this.#cut)
    this.#isCut = this.#cut.count > before
    this.#cell = quotedCell(text, delimiters[this.#form])
    return this.#cell
  }
}

/** What stands above the results. */
export const resultsHead = (
  form: ResultForm,
  columns: readonly ResultColumn[] = resultColumns,
): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/**
 * Makes the line of each article.
 *
 * @param cut counts the texts that were too long for a spreadsheet
 */
export function resultLines(
  form: ResultForm,
  columns: readonly ResultColumn[] = resultColumns,
  cut: CutTexts = { count: 0 },
): (row: Row) => string {
  const delimiter = delimiters[form]
  const writers = columns.map((column) => new CellWriter(column, form, cut))
  return (row) => `${writers.map((writer) => writer.cell(row)).join(delimiter)}\r\n`
}

/** A file of one column of texts, written as results are. */
export function textsFile(
  name: string,
  texts: readonly string[],
  form: ResultForm,
  cut: CutTexts,
): string {
  const lines = [name, ...texts].map((text) => lineOf([textOf(text, form, cut)], delimiters[form]))
  return (form === 'excel' ? byteOrderMark : '') + lines.join('')
}
