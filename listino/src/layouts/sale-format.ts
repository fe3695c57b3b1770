import { folded } from './yes-or-no.ts'

/** How eBay and its sellers call the ways to sell, without blanks and signs. */
const auctions: ReadonlySet<string> = new Set(
  'auction auctions asta aste chinese astaonline onlineauction inserzioneallasta auktion'.split(
    ' ',
  ),
)

const fixed: ReadonlySet<string> = new Set(
  'fixedprice storesfixedprice storeinventory buyitnow prezzofisso comprasubito compralosubito festpreis'.split(
    ' ',
  ),
)

/**
 * Whether a listing is an auction, by the word for its format; null where it is none of these words.
 *
 * @example
 * isAuction('FIXED_PRICE') // false
 */
export function isAuction(text: string): boolean | null {
  const word = folded(text).replace(/[^a-z]/g, '')
  if (auctions.has(word)) return true
  return fixed.has(word) ? false : null
}
