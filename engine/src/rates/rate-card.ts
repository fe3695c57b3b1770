import type { RefundTerms } from '../returns.ts'
import type { Fee } from './fee.ts'
import type { Source } from './sources.ts'

/** What a marketplace charges on: the price the customer pays with VAT, or the net price. */
export type Basis = 'lordo' | 'netto'

/** A row of a marketplace's table of categories. */
export type Category = {
  /** Italian name, as a seller reads it in the list. */
  label: string
  fees: readonly Fee[]
  source: Source
  /** Italian sentence on the products that were in this category and now have their own at another rate. */
  apart?: string
}

/** A form field that holds the choice of a category. */
export type CategoryField = 'categoria' | 'categoriaManoMano' | 'categoriaEbay' | 'categoriaTikTok'

/** Categories by key; `base` is the standard one, which every table has. */
export type Categories = { readonly base: Category } & Readonly<Record<string, Category>>

/** What a marketplace charges by category, chosen in the form field named here. */
export type CategoryTable = { field: CategoryField; categories: Categories }

/** What a marketplace charges, as data. */
export type RateCard = {
  /** The marketplace's name as the seller knows it; ends the breakdown line «Commissione {label}». */
  label: string
  basis: Basis
  /** What every sale pays, or what each category pays. */
  fees: readonly Fee[] | CategoryTable
  /** Whether the fees are given with Italian VAT, which a seller in the ordinary regime deducts; a note of the card says so. */
  includesVat?: true
  /** Whether it charges on the price alone, whatever the customer pays for shipping. */
  leavesShippingOut?: true
  /** What it keeps when a piece comes back, of the percentage part that it gives back otherwise; absent where it gives nothing back. */
  refund?: RefundTerms & { source: Source }
  /** The store that charges these rates, as it stands after «Tariffe di», where that isn't the label. */
  store?: string
  /** Italian sentence shown beside the commission, where the marketplace has something of its own to say. */
  note: string | null
  source: Source
}

/** A card that is in force from a day on (ISO 8601), until the marketplace's next. */
export type DatedCard = RateCard & { validFrom: string }
