import type { ResultColumn } from './result-column.ts'
import { type CutTexts, forPeople, identifier } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

export const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
export function exact(value: number): string {
  if (Number.isNaN(value)) return ''
  const isShort = Number.isInteger(value) && Math.abs(value) < 1e12
  return String(isShort ? value : Number(value.toPrecision(12)))
}

/** A text as a cell has it, or the code of something. */
export function textOf(
  text: string,
  kind: ResultColumn['kind'],
  form: ResultForm,
  cut: CutTexts,
): string {
  if (form === 'dati') return text
  return kind === 'code' ? identifier(text, cut) : forPeople(text, cut)
}
