import type { Step } from '@margine/engine'
import type { Telling } from './step-figures.ts'
import { stepWords } from './step-words.ts'

/** What a price is called within a sentence. */
export function priceIn({ about }: Step, { hasVat }: Telling): string {
  const { gross, net, one } = stepWords.fees.of
  if (!hasVat) return one
  return about === 'prezzoFinale' ? gross : net
}
