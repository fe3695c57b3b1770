import {
  type CalculationFormData,
  type ComparedRow,
  changeField,
  type FieldChange,
} from '@margine/engine'
import type { Extent } from '../../ui/result/extent.ts'
import type { CostsThere } from './CostsThere.tsx'
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
  costs: CostsThere
  onCosts: (costs: CostsThere) => void
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

/** What makes a form another. */
export type Changes = Pick<ComparedRow, 'changes'>

/** The form that a row is about. */
export const formAt = (form: CalculationFormData, { changes }: Changes): CalculationFormData =>
  changes.reduce((at, { field, value }) => changeField(at, field, value), form)

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
