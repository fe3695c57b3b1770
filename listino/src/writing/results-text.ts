import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { asEntered, byteOrderMark, fixed, lineOf } from './delimited-lines.ts'
import { type ResultColumn, type ResultValue, resultColumns } from './result-columns.ts'
import { type CutTexts, forPeople } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
const exact = (value: number): string =>
  Number.isNaN(value) ? '' : String(Number(value.toPrecision(12)))

const textOf = (text: string, form: ResultForm, cut: CutTexts): string =>
  form === 'excel' ? forPeople(text, cut) : text

function cellOf(
  value: ResultValue,
  { kind }: ResultColumn,
  form: ResultForm,
  cut: CutTexts,
): string {
  if (typeof value === 'string') return textOf(value, form, cut)
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

/**
 * The line of an article; without an answer where it has problems.
 *
 * @param cut counts the texts that were too long for a spreadsheet
 */
export const resultLine = (
  article: Article,
  answer: Answer | null,
  form: ResultForm,
  columns = resultColumns,
  cut: CutTexts = { count: 0 },
): string =>
  lineOf(
    columns.map((column) => cellOf(column.value(article, answer), column, form, cut)),
    delimiters[form],
  )

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
