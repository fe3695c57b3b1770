import type { Terms } from './terms.ts'

/** What a file may say of its articles, or bring with it. */
const said = [
  'marketplace',
  'category',
  'tariffe',
  'regime',
  'aliquotaIVA',
  'prezzoIncludesIVA',
  'costoIncludesIVA',
] as const satisfies readonly (keyof Terms)[]

/** The terms that were chosen, and those that the file was read with instead. */
export type FileReading = { chosen: Terms; read: Terms }

/** The terms for the next file: what the one before said, and the seller didn't change since, is as it was chosen before. */
export function withoutSaid(terms: Terms, before: FileReading | null): Terms {
  if (before === null) return terms
  const { chosen, read } = before
  const back = said.filter((key) => terms[key] === read[key])
  return { ...terms, ...Object.fromEntries(back.map((key) => [key, chosen[key]])) }
}
