import type { OfferCounts } from '@margine/listino'
import type { GivenFile } from '../page/list-state.ts'
import { words as said } from './words.ts'

/** Which prices that the seller changed are left out of a file for a marketplace, and why, a sentence each. */
export const changesOutInWords = ({ changesOut }: OfferCounts): string[] =>
  (Object.keys(said.changesOut) as (keyof typeof said.changesOut)[]).flatMap((why) => {
    const number = changesOut[why] ?? 0
    return number > 0 ? [said.changesOut[why](number)] : []
  })

/** What else is left out, and why, a sentence each. */
export function leftOutInWords(counts: OfferCounts): string[] {
  const kinds = ['leftOut', 'above', 'tooHigh', 'withoutMinimum', 'unnamed', 'otherStores'] as const
  return kinds.flatMap((kind) => {
    const number = counts[kind] - (counts.changesOut[kind] ?? 0)
    return number > 0 ? [said[kind](number)] : []
  })
}

/** What a file for a marketplace holds, and what was left out of it and why. */
export function exportedInWords({ name, counts }: GivenFile): string {
  if (counts === null) return said.done(name)
  const { written, changed, beside } = counts
  const file = [said.written(name, written), said.changed(changed)]
  const others = beside > 0 ? [said.beside(beside)] : []
  return [...file, ...changesOutInWords(counts), ...others, ...leftOutInWords(counts)].join(' ')
}
