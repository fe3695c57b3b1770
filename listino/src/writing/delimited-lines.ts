import { roundToCents } from '@margine/engine'

/** A cell of a text file, in quotes where it has to be. */
const quotedCell = (text: string, delimiter: string): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A line of a text file. */
export const lineOf = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => quotedCell(cell, delimiter)).join(delimiter)}\r\n`

/** What makes Excel read a text file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * An amount as it was entered, up to six decimals after a comma; blank where there is none. It has never three: those would
 * be thousands to whoever reads it.
 */
export const asEntered = (amount: number): string =>
  Number.isNaN(amount)
    ? ''
    : amount
        .toFixed(6)
        .replace(/0000$|00$|0$/, '')
        .replace('.', ',')

/** An amount to the cent with this mark before its decimals; blank where there is none. */
export function fixed(amount: number, mark: ',' | '.'): string {
  if (Number.isNaN(amount)) return ''
  const text = roundToCents(amount).toFixed(2)
  return mark === ',' ? text.replace('.', ',') : text
}
