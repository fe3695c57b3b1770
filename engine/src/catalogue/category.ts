import type { Rate } from '../rate.ts'
import { type Source, sources } from './source.ts'

/** A row of a marketplace's table of categories. */
export type Category = {
  /** Italian name, as a seller reads it in the list. */
  label: string
  rate: Rate
  /** Fixed amount the marketplace adds to each sale, 0 where there is none. */
  closingFee: number
  source: Source
}

/** What a key missing from a marketplace's table of categories counts as. */
export const unknownCategory = {
  label: 'Standard',
  rate: { kind: 'flat', percent: 15 },
  closingFee: 0,
  source: sources.margineTable,
} as const satisfies Category
