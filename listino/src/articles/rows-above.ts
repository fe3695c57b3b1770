import { bought, isAbout } from '../layouts/beginnings.ts'
import { titleOf } from '../layouts/title.ts'
import { currencyOf } from '../numbers/number-style.ts'
import { textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'

/** What is said for all amounts of a kind where their own titles don't say it. */
type SaidAbove = { text: string; includesVAT: boolean | null; currency: string | null }

/** The amounts that a sentence may be about. */
const kinds: Readonly<Record<Kind, readonly string[]>> = {
  price: ['prezz', 'listin', 'importo', 'importi', 'valor', 'price'],
  cost: ['cost', 'importo', 'importi', 'valor', ...bought],
}

type Kind = 'price' | 'cost'

/** Other amounts, which nothing is said of here. */
const others = [
  ...['sped', 'trasport', 'consegn', 'shipping', 'imball', 'packag'],
  ...['commission', 'pubblicit', 'fee', 'fees'],
]

/** «Prezzi di acquisto», a stock's worth: no prices of the list. */
const noPrices = [...bought, 'magazz', 'giacenz']

/** Whether a part of a sentence is of some amounts: it says so, or the sentence does and it names none. */
function isOf(kind: Kind, clause: string, sentence: string): boolean {
  const isNamed = isAbout(clause, [...kinds.price, ...kinds.cost, ...others])
  const text = isNamed ? clause : sentence
  const isNone = isAbout(text, others) || (kind === 'price' && isAbout(text, noPrices))
  return isAbout(text, kinds[kind]) && !isNone
}

/** The parts of a sentence: each may be about something else. */
const clausesOf = (text: string): string[] => text.split(/[,;:()[\]|/]+| [-\u2013\u2014] /)

/** The currency that a part of a sentence ends with: «prezzi in USD», «USD»; in «Pen Drive» there is none. */
function currencyIn(clause: string): string | null {
  const behind =
    /(?:^|\bin |\bvaluta |prezzi |costi |importi )([A-Z]{3}|\p{Ll}{4,}|[$\u20ac\u00a3\u00a5])$/u
  const [, code = ''] = behind.exec(clause.trim()) ?? []
  return code === '' ? null : currencyOf(code)
}

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
  const [sheet = '', ...more] = sheets?.read ?? []
  const texts = preface.flatMap((row) => row.map(textIn))
  const found = [...texts, more.length === 0 ? sheet : '']
    .filter((text) => text.length <= longest)
    .flatMap((text) =>
      clausesOf(text)
        .map((clause) => ({ text, ...titleOf(clause), currency: currencyIn(clause) }))
        .filter(({ words }) => isOf(kind, words, titleOf(text).words)),
    )
    .filter(({ includesVAT, currency }) => includesVAT !== null || (currency ?? 'EUR') !== 'EUR')
  const [first] = found
  if (first === undefined) return null
  const isSame = found.every(
    ({ includesVAT, currency }) => includesVAT === first.includesVAT && currency === first.currency,
  )
  const { text, includesVAT, currency } = first
  return isSame ? { text, includesVAT, currency } : null
}
