import { readNumber } from '@margine/engine'
import type { Amount, Terms } from '@margine/listino/list'
import { formatMoney, formatRate } from '../../format.ts'
import { words } from './words.ts'

/** A percentage with a minus sign as in every text. */
export const percentOf = (value: number) => formatRate(value).replace('-', '−')

/** A change in percent, with its sign. */
export const changeOf = (value: number) => (value > 0 ? `+${percentOf(value)}` : percentOf(value))

/** Which amounts of all articles are tried. */
export function triedOf(terms: Pick<Terms, 'prezzo' | 'costo' | 'spedizione'>) {
  const tried = new Set<Amount>()
  if (terms.prezzo !== 0) tried.add('price')
  if (terms.costo !== 0) tried.add('cost')
  if (terms.spedizione.trim() !== '') tried.add('shipping')
  return tried
}

/**
 * What is tried on all articles, in words; empty where nothing is.
 *
 * @example
 * triedInWords({ ...terms, prezzo: -3, costo: 5 }) // 'prezzi −3%, costi +5%'
 */
export function triedInWords({ prezzo, costo, spedizione }: Terms): string {
  const { tried } = words
  const parts = [
    prezzo === 0 ? '' : tried.prices(changeOf(prezzo)),
    costo === 0 ? '' : tried.costs(changeOf(costo)),
    spedizione.trim() === '' ? '' : tried.shipping(formatMoney(readNumber(spedizione), 'EUR')),
  ]
  return parts.filter((part) => part !== '').join(', ')
}
