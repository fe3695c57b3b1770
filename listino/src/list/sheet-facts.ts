import { sheetsInWords } from '../articles/sheets-in-words.ts'
import type { Table } from '../table/table.ts'

/** The sheets of a workbook that has several. */
export type SheetFacts = {
  /** Which are read and which are not. */
  words: string
  /** The names of all. */
  names: readonly string[]
  /** How many are read; missing in what an earlier version kept. */
  read?: number
  /** The one that the seller chose; null where the best is read. */
  chosen: string | null
}

export function sheetFacts(table: Table, chosen: string | null): SheetFacts | null {
  const words = sheetsInWords(table, '')
  if (words === '' || table.sheets === null) return null
  const { read, left } = table.sheets
  const names = [...read, ...left.map(({ name }) => name)]
  return { words, names, read: read.length, chosen }
}
