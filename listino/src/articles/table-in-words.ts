import type { RowAbove, Table } from '../table/table.ts'
import { ofNoAmounts, type Sayings, sayingsAbove } from './rows-above.ts'

/** So many rows or columns are named; of the others how many they are. */
const named = 10

const inWords = ({ number, sheet }: RowAbove): string =>
  `riga ${number.toLocaleString('it-IT')}${sheet === '' ? '' : ` di «${sheet}»`}`

/** The first of some names, and how many more there are. */
function firstOf(names: readonly string[]): string {
  const others = Math.max(0, names.length - named)
  const more =
    others === 0 ? [] : [others === 1 ? "un'altra" : `altre ${others.toLocaleString('it-IT')}`]
  return [...names.slice(0, named), ...more].join(', ')
}

const quoted = (texts: readonly string[]) => texts.map((text) => `«${text}»`).join(' e ')

/** What sentences above the titles hold of some amounts, and which contradict one another. */
function heldInWords({ vat, currency }: Sayings, amounts: string): string[] {
  const textsOf = (said: readonly { text: string }[]) => said.map(({ text }) => text)
  const all = [vat, currency].map(textsOf)
  const held = new Set(all.filter(({ length }) => length === 1).flat())
  return [
    ...[...held].map(
      (text) => `${quoted([text])} vale per ${amounts} di cui il titolo non dice altro.`,
    ),
    ...all
      .filter(({ length }) => length > 1)
      .map((texts) => `${quoted(texts)} si contraddicono: non valgono per ${amounts}.`),
  ]
}

/** What above the titles holds for prices, for costs, or for both. */
function saidInWords(table: Pick<Table, 'preface' | 'sheets'>): string[] {
  const [prices, costs] = [sayingsAbove(table, 'price'), sayingsAbove(table, 'cost')]
  const held =
    JSON.stringify(prices) === JSON.stringify(costs)
      ? heldInWords(prices, 'i prezzi e i costi')
      : [...heldInWords(prices, 'i prezzi'), ...heldInWords(costs, 'i costi')]
  const others = [...new Set(ofNoAmounts(table))]
  return [
    ...held,
    ...others.map((text) => `${quoted([text])} non dice di quali importi parla: non conta.`),
  ]
}

/** Which rows above the titles hold figures, and so may be articles that are not read. */
function rowsAbove({ above }: Pick<Table, 'above'>): string[] {
  if (above.length === 0) return []
  const count =
    above.length === 1
      ? 'una riga con numeri non è letta'
      : `${above.length.toLocaleString('it-IT')} righe con numeri non sono lette`
  return [`Sopra i titoli ${count}: ${firstOf(above.map(inWords))}.`]
}

const titlesOf = (header: readonly string[], columns: ReadonlySet<number>): string[] =>
  header.flatMap((title, column) => (columns.has(column) && title !== '' ? [`«${title}»`] : []))

function hiddenColumns({ header, hidden }: Pick<Table, 'header' | 'hidden'>): string[] {
  const titles = titlesOf(header, hidden)
  if (titles.length === 0) return []
  return titles.length === 1
    ? [
        `La colonna ${titles.join('')} è nascosta nel foglio: conta solo se nessuna colonna visibile dice la stessa cosa.`,
      ]
    : [
        `${titles.length.toLocaleString('it-IT')} colonne sono nascoste nel foglio (${firstOf(titles)}): contano solo se nessuna colonna visibile dice la stessa cosa.`,
      ]
}

function mergedCells({ header, merged }: Pick<Table, 'header' | 'merged'>): string[] {
  const titles = titlesOf(header, merged)
  if (titles.length === 0) return []
  return [
    `Celle unite su più righe: vale per ciascuna quello che c'è scritto (${firstOf(titles)}).`,
  ]
}

/** Which tables stand beside the first, and whether they are read. */
function tablesBeside({ beside }: Pick<Table, 'beside'>): string[] {
  const named = (wanted: boolean) =>
    beside.flatMap(({ columns, sheet, isRead }) =>
      isRead === wanted ? [`${columns}${sheet === '' ? '' : ` di «${sheet}»`}`] : [],
    )
  const [read, unread] = [named(true), named(false)]
  return [
    ...(read.length === 0
      ? []
      : [`Tabelle affiancate con gli stessi titoli, lette di seguito: ${firstOf(read)}.`]),
    ...(unread.length === 0
      ? []
      : [
          `Tabelle affiancate non lette: ${firstOf(unread)}. Per leggerle mettile in un altro file.`,
        ]),
  ]
}

/** That a text is believed to be of a Mac. */
const decodedAs = ({ decoding }: Pick<Table, 'decoding'>): string[] =>
  decoding?.encoding === 'macintosh'
    ? [
        'Il testo sembra salvato da Excel per Mac (Mac Roman), e così è letto: controlla gli accenti.',
      ]
    : []

/**
 * What is read of a table otherwise than it looks: what stands above its titles, other tables beside it,
 * hidden columns, merged cells.
 *
 * @example
 * tableInWords(table) // ['Sopra i titoli 2 righe con numeri non sono lette: riga 1, riga 3.']
 */
export const tableInWords = (
  table: Pick<
    Table,
    'above' | 'preface' | 'sheets' | 'header' | 'hidden' | 'merged' | 'beside' | 'decoding'
  >,
): string[] => [
  ...decodedAs(table),
  ...saidInWords(table),
  ...rowsAbove(table),
  ...tablesBeside(table),
  ...hiddenColumns(table),
  ...mergedCells(table),
]
