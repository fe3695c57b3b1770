import { titleOf } from '../layouts/title.ts'
import { textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'

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
