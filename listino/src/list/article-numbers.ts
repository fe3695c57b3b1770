import type { CostBasis } from '../articles/cost-entry.ts'
import { columnOfPart, type PartColumn, partColumns, spent } from '../costs/parts.ts'

export const costBases = [
  'file',
  'costi',
  'costiSenzaSuffisso',
  'costiAltroCodice',
  'scritto',
] as const satisfies CostBasis[]

/**
 * What files say of a part of what an article costs, beside its amount: nothing, or that amount (NaN where nobody knows it).
 * Of the fee for sending also who sends the article, the seller or Amazon, where no fee is said; of shipping how far it
 * reaches (see `Reach`), and that the seller wrote it in the list, so that it counts there before what costs say for that
 * marketplace alone.
 */
const states = ['unsaid', 'bySeller', 'lacksFee', 'said', 'mayBeFee', 'here', 'written'] as const

export type State = (typeof states)[number]

const stateCodes = Object.fromEntries(states.map((state, code) => [state, code]))

/** As a column holds it. */
export const stateIn = (state: State): number => stateCodes[state] as number

type SpentColumn = Exclude<PartColumn, 'costo'>

/** The column with the state of each that is spent on a sale. */
export const stateOf = Object.fromEntries(
  partColumns.map((column) => [column, `${column}State`]),
) as { readonly [Column in SpentColumn]: `${Column}State` }

const stateColumns = spent.map((part) => stateOf[columnOfPart(part)])

/** What holds the parts of what articles cost: where all is 0, nothing is said of one. */
export const columnsOfParts = [...partColumns, ...stateColumns] as const

/** What a file of costs may change of articles. */
export const costColumns = [
  ...columnsOfParts,
  'place',
  'costBasis',
  'joined',
  'costSource',
  'monthlySales',
  'costChanged',
] as const satisfies readonly (keyof Numbers)[]

/** Those columns as they were; none is written to any more once it is here. */
export type CostColumns = Pick<Numbers, (typeof costColumns)[number]>

const each = <Key extends string, Type>(keys: readonly Key[], type: Type) =>
  Object.fromEntries(keys.map((key) => [key, type])) as Record<Key, Type>

const amountsOfParts = each(partColumns, Float64Array)
const statesOfParts = each(stateColumns, Uint8Array)

/** The columns of numbers, each of its type. */
export const numberColumns = {
  prezzoVendita: Float64Array,
  /** What is asked where no sale is on; NaN where one is, and the file doesn't say. */
  standingPrice: Float64Array,
  ...amountsOfParts,
  ...statesOfParts,
  /** What the marketplace says that it takes, in percent; NaN where it doesn't say. */
  truePercent: Float64Array,
  /** Pieces sold in a month; NaN where nobody says. */
  monthlySales: Float64Array,
  /** What is news of it since the file before: see `since-last.ts`. */
  news: Uint8Array,
  /** The number of the row in the file. */
  row: Uint32Array,
  /** The index of the article's place. */
  place: Uint16Array,
  costBasis: Uint8Array,
  tableAgrees: Uint8Array,
  /** 1 where the SKU is the seller's own, and not the listing's number. */
  hasOwnSku: Uint8Array,
  /** 1 where something of what it costs is from the remembered costs. */
  joined: Uint8Array,
  /** Which of the sources its purchase cost is from, counted from 1; 0 where that is its own file. */
  costSource: Uint16Array,
  /** 1 where the file of costs that was joined last says another purchase cost than before. */
  costChanged: Uint8Array,
} as const

export type Numbers = {
  [Name in keyof typeof numberColumns]: InstanceType<(typeof numberColumns)[Name]>
}

export type Column = Numbers[keyof Numbers]

/** Columns by their names. */
export const byName = <Name extends keyof Numbers>(
  names: readonly Name[],
  columnOf: (name: Name) => Column,
) => Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Pick<Numbers, Name>

export const columnNames = Object.keys(numberColumns) as (keyof Numbers)[]

export const numbersFor = (length: number): Numbers =>
  byName(columnNames, (name) => new numberColumns[name](length))

/** How many of the first so many amounts are missing. */
export function missingIn(amounts: Float64Array, length: number): number {
  let missing = 0
  for (let row = 0; row < length; row++) missing += Number(Number.isNaN(amounts[row]))
  return missing
}
