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

export const textOf = (text: string, form: ResultForm, cut: CutTexts): string =>
  form === 'excel' ? forPeople(text, cut) : text
