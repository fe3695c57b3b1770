import { roundToCents } from '@margine/engine'

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

/** Whether a text would end its cell or its row. Most are short: a pattern would cost more than the look at each character. */
function endsCell(text: string, delimiter: number): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === delimiter || code === quote || code === lineFeed || code === carriageReturn)
      return true
  }
  return false
}

/** A cell of a text file, in quotes where it has to be. */
export const quotedCell = (text: string, delimiter: string): string =>
  endsCell(text, delimiter.charCodeAt(0)) ? `"${text.replaceAll('"', '""')}"` : text

/** A line of a text file. */
export const lineOf = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => quotedCell(cell, delimiter)).join(delimiter)}\r\n`

/** What makes Excel read a text file as UTF-8. */
export const byteOrderMark = '\uFEFF'

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** Whole cents as an amount; that is much faster than `toFixed`. */
function written(cents: number, mark: ',' | '.'): string {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}${mark}${twoDigits[size % 100]}`
}

/**
 * An amount as it was entered, up to six decimals after a comma; blank where there is none. It has never three: those would
 * be thousands to whoever reads it.
 */
export function asEntered(amount: number): string {
  if (Number.isNaN(amount)) return ''
  const cents = Math.round(amount * 100)
  if (cents / 100 === amount) return written(cents, ',')
  return amount
    .toFixed(6)
    .replace(/0000$|00$|0$/, '')
    .replace('.', ',')
}

/** An amount to the cent with this mark before its decimals; blank where there is none. */
export function fixed(amount: number, mark: ',' | '.'): string {
  return Number.isNaN(amount) ? '' : written(Math.round(roundToCents(amount) * 100), mark)
}
