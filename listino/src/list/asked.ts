import type { Channel } from '../channels/channel.ts'
import type { Amount } from './article-columns.ts'
import type { BulkInput } from './bulk-prices.ts'
import type { ColumnsBy } from './column-choice.ts'
import type { SaidCounts } from './expenses.ts'
import type { ResultsKind } from './exports.ts'
import type { Droppable } from './monthly.ts'
import type { Order } from './order.ts'
import type { ReviewChoice } from './price-review.ts'
import type { Row } from './row.ts'
import type { Choices, Terms } from './terms.ts'
import type { Filter } from './view.ts'

/** Where the grid looks: rows from one on, so many. */
export type Range = { from: number; count: number }

/** Articles as they stand in the grid, from one on. */
export type Shown = { from: number; rows: readonly Row[]; count: number }

/** The shop in figures. */
export type ShopFigures = {
  loss: number
  /** How many have no purchase cost. */
  without: number
  /** How many have one, and a shipping, packaging or advertising that nobody knows. */
  unknown: number
  /** How many have a reduced rate of VAT, and nobody says which. */
  withoutVAT: number
  below: number
  /** How many have figures by a regime that may not be the seller's, and are in none of the others. */
  unjudged: number
  margini: readonly number[]
}

/** What takes a moment longer, and follows when nothing else is asked for. */
export type SlowFigures = {
  dead: number
  /** What leaves least, in a month; where nobody says how many are sold, a piece. */
  worst: readonly Row[]
  /** Those of them to give up, the worst in front, and by what; `count` of all. */
  drop: Omit<Droppable, 'rows'> & { worst: readonly Row[] }
  /** Of how many articles nobody says how many are sold. */
  withoutSales: number
  /** Articles with a price below their minimum: what the minimum would bring a piece, the most a month in front. */
  gains: readonly { row: Row; gain: number }[]
}

export type CategoryCount = { value: string; label: string; count: number }

export type OpenInput = {
  file: File
  /** Files that were opened with it: its costs, in their order, or one of two has them. */
  others?: readonly { file: File; isCosts: boolean; withoutSuffix: boolean }[] | undefined
  terms: Terms
  columns?: ColumnsBy
  /** The sheet of a workbook that is read; null or missing for the best. */
  sheet?: string | null
}

/** How the list is looked at. */
export type ViewInput = {
  terms: Terms
  /** Other marketplaces that it is compared on. */
  channels: readonly Channel[]
  filter: Filter
  order: Order | null
  range: Range
}

/** Results as a file: of the articles that a filter keeps, in an order and by some terms. */
export type ExportInput = Omit<ViewInput, 'range'> & { kind: ResultsKind }

/** A file of prices of those articles, to be looked at. */
export type ReviewInput = Omit<ViewInput, 'range'> & { choice: ReviewChoice }

/** What there is to choose from, told before figures where it is another than before. */
export type RatesTold = {
  type: 'rates'
  choices: Choices
  categories: readonly CategoryCount[]
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  /** Of how many articles nobody said the category, in words; empty where there are none. */
  assumed: string
}

export type FiguresTold = {
  type: 'figures'
  figures: ShopFigures
  /** Of how many articles files say each expense, and of how many they don't. */
  said: SaidCounts
  /** By which rules articles outside Italy are calculated, in words; empty where there is nothing to say. */
  abroad: string
  shown: Shown
  changes: ChangesTold
}

/** What the seller changed in the grid: of how many articles, and whether a step can be taken back, or once more. */
export type ChangesTold = { articles: number; canUndo: boolean; canRedo: boolean }

/** Amounts that an article might have, as they are entered; those that aren't here are its own. */
export type LeftInput = { id: number; amounts: Readonly<Partial<Record<Amount, number>>> }

/** A change to the list: amounts that are written to rows of the view, or a step back or forth. */
export type EditInput =
  | {
      type: 'write'
      what: Amount
      /** The first row of the view that is written to, and the article that stands there. */
      from: number
      id: number
      /** One for each row from there on; NaN takes back what was written. */
      amounts: readonly number[]
    }
  /** Categories by their keys, in the same way; a blank one takes back what was written. */
  | { type: 'categories'; from: number; id: number; keys: readonly string[] }
  /** A price to one article, wherever it stands. */
  | { type: 'price'; id: number; sku: string; name: string; amount: number }
  /** By a rule, the prices of the rows that are shown. */
  | ({ type: 'bulk' } & BulkInput)
  /** The prices of all articles as they are tried. */
  | { type: 'adopt' }
  | { type: 'undo' }
  | { type: 'redo' }
