import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { asEntered, byteOrderMark, fixed, lineOf, quotedCell } from './delimited-lines.ts'
import { type ResultColumn, resultColumns } from './result-columns.ts'
import { guarded } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
function exact(value: number): string {
  if (Number.isNaN(value)) return ''
  const isShort = Number.isInteger(value) && Math.abs(value) < 1e12
  return String(isShort ? value : Number(value.toPrecision(12)))
}

/** A number, which never ends a cell: the mark before its decimals is never what parts the cells. */
function numberCell(value: number, { kind }: ResultColumn, form: ResultForm): string {
  if (kind === 'whole' || form === 'dati') return exact(value)
  return kind === 'entered' ? asEntered(value) : fixed(value, ',')
}

/** Makes the cells of one column. Most texts of a column come again and again: the last one is not looked at twice. */
class CellWriter {
  readonly #column: ResultColumn
  readonly #form: ResultForm
  #value = ''
  #cell = ''

  constructor(column: ResultColumn, form: ResultForm) {
    this.#column = column
    this.#form = form
  }

  cell(article: Article, answer: Answer | null): string {
    const value = this.#column.value(article, answer)
    if (typeof value === 'number') return numberCell(value, this.#column, this.#form)
    if (value === this.#value) return this.#cell
    this.#value = value
    const text = this.#form === 'excel' ? guarded(value) : value
    this.#cell = quotedCell(text, delimiters[this.#form])
    return this.#cell
  }
}

/** What stands above the results. */
export const resultsHead = (form: ResultForm, columns = resultColumns): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/** Makes the line of each article; without an answer where it has problems. */
export function resultLines(
  form: ResultForm,
  columns = resultColumns,
): (article: Article, answer: Answer | null) => string {
  const delimiter = delimiters[form]
  const writers = columns.map((column) => new CellWriter(column, form))
  return (article, answer) =>
    `${writers.map((writer) => writer.cell(article, answer)).join(delimiter)}\r\n`
}
