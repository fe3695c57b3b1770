import type { CostBasis } from '../articles/cost-entry.ts'

export const costBases = [
  'file',
  'costi',
  'costiSenzaSuffisso',
  'costiAltroCodice',
  'scritto',
] as const satisfies CostBasis[]

/**
 * What is known of the fee for sending an article: nothing, that it is missing though the marketplace sends it, or that it
 * counts as shipping.
 */
const fulfilments = ['none', 'missing', 'shipping'] as const

export type Fulfilment = (typeof fulfilments)[number]

/** As a column holds it. */
export const fulfilmentIn = (known: Fulfilment): number => fulfilments.indexOf(known)

/** What a file of costs may change of articles. */
export const costColumns = [
  'costo',
  'spedizione',
  'packaging',
  'pubblicita',
  'place',
  'costBasis',
  'fulfilment',
  'joined',
  'costSource',
] as const satisfies (keyof Numbers)[]

/** Those columns as they were; none is written to any more once it is here. */
export type CostColumns = Pick<Numbers, (typeof costColumns)[number]>

/** The columns of numbers, each of its type. */
export const numberColumns = {
  prezzoVendita: Float64Array,
  /** What is asked where no sale is on; NaN where one is, and the file doesn't say. */
  standingPrice: Float64Array,
  costo: Float64Array,
  spedizione: Float64Array,
  packaging: Float64Array,
  pubblicita: Float64Array,
  /** What the marketplace says that it takes, in percent; NaN where it doesn't say. */
  truePercent: Float64Array,
  /** The number of the row in the file. */
  row: Uint32Array,
  /** The index of the article's place. */
  place: Uint16Array,
  costBasis: Uint8Array,
  tableAgrees: Uint8Array,
  /** 1 where the SKU is the seller's own, and not the listing's number. */
  hasOwnSku: Uint8Array,
  /** The index of what is known of the fee for sending it. */
  fulfilment: Uint8Array,
  /** 1 where something of what it costs is from the remembered costs. */
  joined: Uint8Array,
  /** Which of the sources its purchase cost is from, counted from 1; 0 where that is its own file. */
  costSource: Uint16Array,
  /** The bits of the expenses that its file says are 0. */
  saidNone: Uint8Array,
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
