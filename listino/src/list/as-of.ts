import type { Terms } from './terms.ts'

/** Terms that were kept, as they are today: fees in force are those of today, not of the day they were kept. */
export const asOf = (today: string, kept: Terms): Terms =>
  kept.tariffe === '1.3.1' ? kept : { ...kept, tariffe: today }
