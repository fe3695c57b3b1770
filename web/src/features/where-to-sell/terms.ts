import type { ComparedRow } from '@margine/engine'

/** Where categories and rates are: chosen in each row, told there, or said elsewhere for all. */
export type Terms = 'chosen' | 'told' | 'elsewhere'

/** Whether places have one category, for one reason, and one rate card: then it is said once. */
export const shareTerms = ([first, ...others]: readonly ComparedRow[]): boolean =>
  others.every(
    ({ category, validFrom, source }) =>
      category?.key === first?.category?.key &&
      category?.basis === first?.category?.basis &&
      validFrom === first?.validFrom &&
      source === first?.source,
  )
