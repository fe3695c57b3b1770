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
}

/** What a marketplace charges by category, chosen in the form field named here. */
export type CategoryTable = {
  field: 'categoria' | 'categoriaManoMano'
  categories: Readonly<Record<string, Category>>
}

/** What a marketplace charges, as data. */
export type RateCard = {
  /** The marketplace's name as the seller knows it; ends the breakdown line «Commissione {label}». */
  label: string
  basis: Basis
  /** What every sale pays, or what each category pays. */
  fees: readonly Fee[] | CategoryTable
  /** The store whose rates these are, as it stands after «Tariffe di», where that isn't the label. */
  store?: string
  /** Italian sentence shown beside the commission, where the marketplace has something of its own to say. */
  note: string | null
  source: Source
}
