import type { AmountRole, Role } from '../layouts/role.ts'

type Row = {
  /** Its column in a list and in files of results. */
  column: string
  /** The field of a sale that it counts in; parts of one field are added up. */
  field: 'costo' | 'spedizione' | 'packaging' | 'pubblicita' | 'logistica'
  /** The marketplace that alone takes it; null where every sale costs it. */
  takenBy: 'amazon' | null
  /** Whether VAT is in it as one switch says of all that have this. */
  sharesVAT: boolean
  /** The setting that says it for all articles of which no file does; null where there is none. */
  forAll: 'spedizione' | 'packaging' | 'pubblicita' | null
  /** Beside statements: its name, without and with its article, and whether the reports say it themselves, so that what a file says doesn't count. */
  reported: { name: string; the: string; isToldThere: boolean }
  /** Italian for «it». */
  it: 'lo' | 'la' | 'li' | 'le'
}

const table = {
  cost: {
    column: 'costo',
    field: 'costo',
    takenBy: null,
    sharesVAT: false,
    forAll: null,
    reported: { name: 'costo', the: 'il costo', isToldThere: false },
    it: 'lo',
  },
  shipping: {
    column: 'spedizione',
    field: 'spedizione',
    takenBy: null,
    sharesVAT: true,
    forAll: 'spedizione',
    reported: { name: 'spedizione', the: 'la spedizione', isToldThere: false },
    it: 'la',
  },
  fulfilment: {
    column: 'logistica',
    field: 'logistica',
    takenBy: 'amazon',
    sharesVAT: false,
    forAll: null,
    reported: { name: 'logistica', the: 'la logistica', isToldThere: true },
    it: 'la',
  },
  packaging: {
    column: 'packaging',
    field: 'packaging',
    takenBy: null,
    sharesVAT: true,
    forAll: 'packaging',
    reported: { name: 'imballaggio', the: "l'imballaggio", isToldThere: false },
    it: 'lo',
  },
  advertising: {
    column: 'pubblicita',
    field: 'pubblicita',
    takenBy: null,
    sharesVAT: true,
    forAll: 'pubblicita',
    reported: { name: 'pubblicità', the: 'la pubblicità', isToldThere: true },
    it: 'la',
  },
} as const satisfies Partial<Record<AmountRole, Row>>

/** What a piece costs the seller, as a file may say it. */
export type CostPart = keyof typeof table

/** The parts that may be said for one marketplace in a list that is compared on others. */
export const partsOfOne = ['shipping', 'advertising'] as const satisfies readonly CostPart[]

export type PartOfOne = (typeof partsOfOne)[number]

/** What is said of an article for single marketplaces, by their keys. */
export type SaidThere<Part extends string = PartOfOne> = Readonly<
  Record<string, Readonly<Partial<Record<Part, number>>>>
>

export const nothingThere: SaidThere = {}

/** One row a part, in the order in which they stand in files and dialogs; `role.ts` has their words. */
export const parts: Readonly<Record<CostPart, Row>> = table

/** Whether a sale on a marketplace costs it. */
export function isTakenOn(part: CostPart, marketplace: string): boolean {
  const { takenBy } = parts[part]
  return takenBy === null || takenBy === marketplace
}

export const costParts = Object.keys(table) as CostPart[]

/** What a sale costs besides the piece and sending it. */
export type Expense = {
  [Part in CostPart]: (typeof table)[Part]['field'] extends 'costo' | 'spedizione' ? never : Part
}[CostPart]

/** The fields of a sale that those count in. */
export type ExpenseField = (typeof table)[Expense]['field']

export const expenses: readonly Expense[] = costParts.filter(
  (part): part is Expense => !['costo', 'spedizione'].includes(parts[part].field),
)

/** The parts of which one switch says whether VAT is in. */
export const sharingVAT = costParts.filter((part) => parts[part].sharesVAT)

/** The parts that the seller pays for each piece sold, and that no report tells: to send and to pack it. */
export type OwnExpense = {
  [Part in CostPart]: (typeof table)[Part] extends {
    field: Exclude<Row['field'], 'costo'>
    reported: { isToldThere: false }
  }
    ? Part
    : never
}[CostPart]

export const ownExpenses = costParts.filter(
  (part): part is OwnExpense => parts[part].field !== 'costo' && !parts[part].reported.isToldThere,
)

/** Something for each of those. */
export const ofOwnExpenses = <Value>(of: (part: OwnExpense) => Value): Record<OwnExpense, Value> =>
  Object.fromEntries(ownExpenses.map((one) => [one, of(one)])) as Record<OwnExpense, Value>

export const isCostPart = (role: Role | undefined): role is CostPart =>
  role !== undefined && role in table

/** The same and sending: what is spent on a sale. */
export type Spent = 'shipping' | Expense

export const spent: readonly Spent[] = ['shipping', ...expenses]

/** The parts that have a column of their own. */
export type ColumnPart = 'cost' | Spent

export const columnParts: readonly ColumnPart[] = ['cost', ...spent]

/** The columns of a list that hold parts. */
export type PartColumn = (typeof table)[CostPart]['column']

export const columnOfPart = <Part extends CostPart>(part: Part) =>
  table[part].column as (typeof table)[Part]['column']

export const partColumns: readonly PartColumn[] = columnParts.map(columnOfPart)

/** Something for each of those expenses. */
export const ofExpenses = <Value>(of: (expense: Expense) => Value): Record<Expense, Value> =>
  Object.fromEntries(expenses.map((one) => [one, of(one)])) as Record<Expense, Value>
