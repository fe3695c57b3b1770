import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { asEntered, byteOrderMark, fixed, lineOf, quotedCell } from './delimited-lines.ts'
import { type ResultColumn, type ResultValue, resultColumns } from './result-columns.ts'
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

function cellOf(value: ResultValue, column: ResultColumn, form: ResultForm): string {
  if (typeof value === 'number') return numberCell(value, column, form)
  return quotedCell(form === 'excel' ? guarded(value) : value, delimiters[form])
}

/** What stands above the results. */
export const resultsHead = (form: ResultForm, columns = resultColumns): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/** The line of an article; without an answer where it has problems. */
export function resultLine(
  article: Article,
  answer: Answer | null,
  form: ResultForm,
  columns = resultColumns,
): string {
  const delimiter = delimiters[form]
  let line = ''
  for (const [at, column] of columns.entries())
    line += (at === 0 ? '' : delimiter) + cellOf(column.value(article, answer), column, form)
  return `${line}\r\n`
}
