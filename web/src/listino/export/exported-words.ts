import type { OfferCounts } from '@margine/listino'
import type { GivenFile } from '../page/list-state.ts'
import { words as said } from './words.ts'

/** What is left out of a file for a marketplace, and why, a sentence each. */
export function leftOutInWords(counts: OfferCounts): string[] {
  const { above, tooHigh, onSale, withoutMinimum, unnamed, otherStores, variants, leftOut } = counts
  const { partial } = counts
  return [
    leftOut > 0 ? said.leftOut(leftOut) : '',
    above > 0 ? said.above(above) : '',
    tooHigh > 0 ? said.tooHigh(tooHigh) : '',
    onSale > 0 ? said.onSale(onSale) : '',
    withoutMinimum > 0 ? said.withoutMinimum(withoutMinimum) : '',
    unnamed > 0 ? said.unnamed(unnamed) : '',
    otherStores > 0 ? said.otherStores(otherStores) : '',
    variants > 0 ? said.variants(variants) : '',
    partial > 0 ? said.partial(partial) : '',
  ].filter((part) => part !== '')
}

/** What a file for a marketplace holds, and what was left out of it and why. */
export function exportedInWords({ name, counts }: GivenFile): string {
  if (counts === null) return said.done(name)
  const { written, changed, beside } = counts
  const file = [said.written(name, written), said.changed(changed)]
  const others = beside > 0 ? [said.beside(beside)] : []
  return [...file, ...others, ...leftOutInWords(counts)].join(' ')
}
