import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { asEntered, byteOrderMark, fixed, lineOf } from './delimited-lines.ts'
import { type ResultColumn, type ResultValue, resultColumns } from './result-columns.ts'
import { guarded } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
const exact = (value: number): string =>
  Number.isNaN(value) ? '' : String(Number(value.toPrecision(12)))

function cellOf(value: ResultValue, { kind }: ResultColumn, form: ResultForm): string {
  if (typeof value === 'string') return form === 'excel' ? guarded(value) : value
  if (kind === 'whole') return exact(value)
  if (form === 'dati') return exact(value)
  return kind === 'entered' ? asEntered(value) : fixed(value, ',')
}

/** What stands above the results. */
export const resultsHead = (form: ResultForm, columns = resultColumns): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/** The line of an article; without an answer where it has problems. */
export const resultLine = (
  article: Article,
  answer: Answer | null,
  form: ResultForm,
  columns = resultColumns,
): string =>
  lineOf(
    columns.map((column) => cellOf(column.value(article, answer), column, form)),
    delimiters[form],
  )
