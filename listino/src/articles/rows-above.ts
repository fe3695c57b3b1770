import { titleOf } from '../layouts/title.ts'
import { textIn } from '../table/cell.ts'
import type { RowAbove, Table } from '../table/table.ts'

/** So many rows are named; of the others how many they are. */
const named = 10

const inWords = ({ number, sheet }: RowAbove): string =>
  `${number.toLocaleString('it-IT')}${sheet === '' ? '' : ` di «${sheet}»`}`

/** What is said for all amounts of a kind where their own titles don't say it. */
type SaidAbove = { text: string; includesVAT: boolean | null; currency: string | null }

/** The amounts that a sentence may be about. */
const kinds = {
  price: /(?:^| )(?:prezz|listin|import[oi]|valor|price)/u,
  cost: /(?:^| )(?:cost|acquist|import[oi]|valor)/u,
} as const

type Kind = keyof typeof kinds

/** No sentence about a list is longer. */
const longest = 120

/**
 * What stands above the titles, or in the name of the only sheet, of the VAT and the currency of some amounts: «Prezzi IVA
 * esclusa». Null where nothing does, or two sentences contradict each other.
 */
export function saidAbove(
  { preface, sheets }: Pick<Table, 'preface' | 'sheets'>,
  kind: Kind,
): SaidAbove | null {
  const [sheet = '', ...others] = sheets?.read ?? []
  const texts = preface.flatMap((row) => row.map(textIn))
  const found = [...texts, others.length === 0 ? sheet : '']
    .filter((text) => text.length <= longest)
    .map((text) => ({ text, ...titleOf(text) }))
    .filter(({ words }) => kinds[kind].test(words))
    .filter(({ includesVAT, currency }) => includesVAT !== null || (currency ?? 'EUR') !== 'EUR')
  const [first] = found
  if (first === undefined) return null
  const isSame = found.every(
    ({ includesVAT, currency }) => includesVAT === first.includesVAT && currency === first.currency,
  )
  const { text, includesVAT, currency } = first
  return isSame ? { text, includesVAT, currency } : null
}

const saidInWords = (table: Pick<Table, 'preface' | 'sheets'>): string[] => [
  ...new Set(
    (['price', 'cost'] as const)
      .map((kind) => saidAbove(table, kind))
      .filter((said) => said !== null)
      .map(({ text }) => `«${text}» vale per gli importi di cui il titolo non dice altro.`),
  ),
]

/**
 * What above the titles holds for amounts, and which rows there hold figures and so may be articles that are not read; empty
 * where there is neither.
 *
 * @example
 * rowsAboveInWords(table) // 'Sopra i titoli 2 righe con numeri non sono lette: riga 1, riga 3.'
 */
export function rowsAboveInWords(table: Pick<Table, 'above' | 'preface' | 'sheets'>): string {
  return [...saidInWords(table), ...unreadInWords(table)].join(' ')
}

function unreadInWords({ above }: Pick<Table, 'above'>): string[] {
  if (above.length === 0) return []
  const count =
    above.length === 1
      ? 'una riga con numeri non è letta'
      : `${above.length.toLocaleString('it-IT')} righe con numeri non sono lette`
  const rows = above.slice(0, named).map((row) => `riga ${inWords(row)}`)
  const others = above.length - rows.length
  const more =
    others === 0 ? [] : [others === 1 ? "un'altra" : `altre ${others.toLocaleString('it-IT')}`]
  return [`Sopra i titoli ${count}: ${[...rows, ...more].join(', ')}.`]
}
