import type { Basis, Category, DatedCard, RateCard } from './rate-card.ts'
import { type FeeWords, feesInWords } from './words.ts'

/** A row of a card, as it is published; a fee has a source of its own where that isn't the category's. */
export type PublishedCategory = Category & {
  /** The key that a form names it with; `base` where every product pays the same. */
  key: string
  /** What it charges in Italian; `note` tells the fees beside the percentages. */
  words: FeeWords
}

/** A card, as it is published. */
export type PublishedCard = {
  /** The day from which it is in force (ISO 8601); null for a row of version 1.3.1. */
  validFrom: string | null
  basis: Basis
  /** Whether its fees are given with VAT. */
  includesVat: boolean
  /** What the marketplace has to say of its own. */
  note: string | null
  categories: PublishedCategory[]
}

/** Everything that a card says, in euros. */
export function published(card: RateCard | DatedCard): PublishedCard {
  const { basis, fees, includesVat = false, note, source } = card
  const rows: Readonly<Record<string, Category>> =
    'categories' in fees ? fees.categories : { base: { label: 'Standard', fees, source } }
  return {
    validFrom: 'validFrom' in card ? card.validFrom : null,
    basis,
    includesVat,
    note,
    categories: Object.entries(rows).map(([key, category]) => ({
      ...category,
      key,
      words: feesInWords(category.fees, null, 'EUR'),
    })),
  }
}
