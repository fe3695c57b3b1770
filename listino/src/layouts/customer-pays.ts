import { type Cell, textIn } from '../table/cell.ts'
import type { Layout } from './layout.ts'
import { speaksOfCost, type Title, titleOf } from './title.ts'

const sending =
  /(?:^| )(?:sped|spediz\p{L}*|trasporto|consegna|shipping|delivery|postage|freight|versand\p{L}*|livraison|envío|imball\p{L}*|confez\p{L}*|packaging|wrap\p{L}*|tasse postali)(?= |$)/u
/** Who pays it, that it is a present, or a site that compares prices: what it shows is what customers pay. */
const theirs =
  /(?:^| )(?:client[ei]|customers?|buyers?|acquirent[ei]|kunden?|acheteur|comprador|addebitat[aoei]|incassat[aoei]|charged|ricav[io]|revenue|regalo|gift|aggiuntiv[aoei]|additional|trovaprezzi|idealo|kelkoo|google|ceneo|billiger|pagomeno|twenga|feed)(?= |$)/u

/** What bringing a piece to the customer costs, and what a courier asks, is the seller's. */
const own =
  /(?:^| )(?:corrier[ei]|courier|carrier)(?= |$)|^cost(?:o|i|s)? (?!.*(?:addebitat|incassat|pagat|charged|paid)).*(?:^| )(?:al|to(?: the)?) (?:cliente|customer)(?= |$)/u

/** Whether a title speaks of sending or wrapping. */
export const speaksOfSending = ({ words }: Title): boolean => sending.test(words)

const isTheirs = ({ words = '' }: Partial<Title> = {}): boolean =>
  theirs.test(words) && !own.test(words)

const isCost = (title: Title): boolean => speaksOfCost(title) && !speaksOfSending(title)

const isAddress = (cell: Cell | undefined): boolean => /^https?:\/\//i.test(textIn(cell))

/** Whether a column holds the addresses of products or of their pictures. */
const holdsAddresses = (sample: readonly (readonly Cell[])[], column: number): boolean => {
  const filled = sample.filter((row) => textIn(row[column]) !== '')
  return (
    filled.length > 0 && filled.filter((row) => isAddress(row[column])).length * 2 > filled.length
  )
}

/**
 * The columns of what customers pay for sending or wrapping, which is no cost of the seller's: by their titles, and all of
 * sending in a file that shows products to customers: it has their addresses, and not what they cost.
 */
export function customersPay(
  header: readonly Cell[],
  sample: readonly (readonly Cell[])[],
  layout: Layout | null = null,
): ReadonlySet<number> {
  const titles = header.map(titleOf)
  const about = titles.flatMap((title, column) => (speaksOfSending(title) ? [column] : []))
  if (about.length === 0) return new Set()
  const isShown =
    layout === null &&
    !titles.some(isCost) &&
    header.some((_, column) => holdsAddresses(sample, column))
  const named = new Set(layout?.customers)
  return new Set(
    about.filter(
      (column) =>
        isShown || isTheirs(titles[column]) || named.has(textIn(header[column]).toLowerCase()),
    ),
  )
}
