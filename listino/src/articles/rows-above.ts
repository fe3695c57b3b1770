import type { RowAbove, Table } from '../table/table.ts'

/** So many rows are named; of the others how many they are. */
const named = 10

const inWords = ({ number, sheet }: RowAbove): string =>
  `${number.toLocaleString('it-IT')}${sheet === '' ? '' : ` di «${sheet}»`}`

/**
 * Which rows above the titles hold figures, and so may be articles that are not read; empty where none does.
 *
 * @example
 * rowsAboveInWords(table) // 'Sopra i titoli 2 righe con numeri non sono lette: riga 1, riga 3.'
 */
export function rowsAboveInWords({ above }: Pick<Table, 'above'>): string {
  if (above.length === 0) return ''
  const count =
    above.length === 1
      ? 'una riga con numeri non è letta'
      : `${above.length.toLocaleString('it-IT')} righe con numeri non sono lette`
  const rows = above.slice(0, named).map((row) => `riga ${inWords(row)}`)
  const others = above.length - rows.length
  const more =
    others === 0 ? [] : [others === 1 ? "un'altra" : `altre ${others.toLocaleString('it-IT')}`]
  return `Sopra i titoli ${count}: ${[...rows, ...more].join(', ')}.`
}
