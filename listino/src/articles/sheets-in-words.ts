import { namesMarketplace } from '../layouts/marketplaces.ts'
import { countryOfStore } from '../layouts/stores.ts'
import type { LeftSheet } from '../table/sheet-choice.ts'
import type { Table } from '../table/table.ts'

/** So many sheets are named; of the others how many they are. */
const named = 10

const whyLeft: Readonly<Record<LeftSheet['why'], string>> = {
  hidden: 'nascosto',
  otherHeader: 'altre colonne',
  noTable: 'nessuna tabella',
  notChosen: 'non scelto',
}

const quoted = (name: string) => `«${name}»`

/** The first of some names, and how many more there are. */
const firstOf = (names: readonly string[]): string[] =>
  names.length <= named + 1
    ? [...names]
    : [...names.slice(0, named), `altri ${(names.length - named).toLocaleString('it-IT')}`]

function listed(names: readonly string[]): string {
  const few = firstOf(names)
  return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} e ${few.at(-1)}`
}

/** Whether a sheet is called after a country or a marketplace. */
const isOfPlace = (name: string): boolean =>
  namesMarketplace(name) || name.split(/[\s_-]+/).some((word) => countryOfStore(word) !== null)

/** That sheets called after places count alike all the same; empty where none is. */
const alike = (read: readonly string[]): string =>
  read.length > 1 && read.some(isOfPlace)
    ? ' Contano tutti con lo stesso marketplace e, se una colonna non lo dice, lo stesso paese: se non è così leggine uno alla volta.'
    : ''

/**
 * Which sheets of a workbook are read and which are not; empty where it has one alone, and for a text.
 *
 * @param remedy how to read another; empty where that stands beside it
 * @example
 * sheetsInWords(table, 'usa --foglio NOME')
 * // 'listino.xlsx: letto il foglio «Casa». Non letti: «2023» (nascosto): per leggerne uno usa --foglio NOME.'
 */
export function sheetsInWords(
  { name, sheets }: Pick<Table, 'name' | 'sheets'>,
  remedy: string,
): string {
  if (sheets === null || sheets.read.length + sheets.left.length < 2) return ''
  const { read, left } = sheets
  const areRead = read.length === 1 ? 'letto il foglio' : 'letti i fogli'
  const said = `${name}: ${areRead} ${listed(read.map(quoted))}.${alike(read)}`
  if (left.length === 0) return said
  const areLeft = left.length === 1 ? 'Non letto' : 'Non letti'
  const others = firstOf(left.map((sheet) => `${quoted(sheet.name)} (${whyLeft[sheet.why]})`))
  const how = remedy === '' ? '' : `: per leggerne uno ${remedy}`
  return `${said} ${areLeft}: ${others.join(', ')}${how}.`
}
