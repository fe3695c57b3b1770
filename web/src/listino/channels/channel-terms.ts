import type { Channel } from '@margine/listino'
import type { Terms } from '@margine/listino/list'
import { ownRateIn, paysByPiece } from '@margine/listino/list'
import { ownRateOf } from '../grid/columns.ts'
import { words } from './words.ts'

/** The seller's own rate on a channel, in words; empty where its card counts. */
export const ownRateOn = (marketplace: string, terms: Terms): string =>
  ownRateOf({ ownRate: ownRateIn({ ...terms, marketplace }) })

/** Whether Amazon asks there if clothing is eligible for Prime: by a rate of the seller's own it changes nothing. */
export const asksPrime = (marketplace: string, terms: Terms): boolean =>
  marketplace === 'amazon' && ownRateOn(marketplace, terms) === ''

/** A channel's name, with what the seller said that counts there alone. */
export function channelInWords(
  label: string,
  { marketplace, shipping = '' }: Pick<Channel, 'marketplace' | 'shipping'>,
  terms: Terms,
): string {
  const isPrime = terms.prime === true && asksPrime(marketplace, terms)
  const byPiece = paysByPiece({ ...terms, marketplace })
  const said = [
    label,
    ownRateOn(marketplace, terms),
    byPiece ? words.byPiece : '',
    isPrime ? words.withPrime : '',
    shipping === '' ? '' : words.withShipping(shipping),
  ]
  return said.filter((part) => part !== '').join(' · ')
}
