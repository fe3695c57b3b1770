import type { CalculationFormData, ComparedRow, FieldChange } from '@margine/engine'
import type { Extent } from '../../ui/result/extent.ts'
import type { Sort, SortKey } from './order.ts'
import { words } from './words.ts'

/** What every table of places is given. */
export type List = {
  form: CalculationFormData
  /** The scale that the bars of all of them share. */
  extent: Extent
  sort: Sort
  onSort: (by: SortKey) => void
  /** Compares a row, and all that have their category where it has, by another one. */
  onCategory: (row: ComparedRow, key: string) => void
  /** Makes the calculation one of the rows. */
  onOpen: (changes: readonly FieldChange[]) => void
}

/** The row that is the form: every comparison has it. */
export function ownOf(rows: readonly ComparedRow[]): ComparedRow {
  const own = rows.find(({ isForm }) => isForm)
  if (own === undefined) throw new Error('A comparison without its form')
  return own
}

/** What the rows of a table differ by. */
export type Naming = 'marketplace' | 'country'

/** A marketplace, and who ships where the same one is there twice. */
function marketplaceOf({ label, shippedBy, changes }: ComparedRow): string {
  if (shippedBy === 'amazon') return words.shippedBy.amazon(label)
  const isShippedOtherwise = changes.some(({ field }) => field === 'logisticaAmazon')
  return isShippedOtherwise ? words.shippedBy.seller(label) : label
}

export const namings: Record<Naming, (row: ComparedRow) => string> = {
  marketplace: marketplaceOf,
  country: ({ country }) => country.name,
}
