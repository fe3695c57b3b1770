import type { OfferCounts } from '@margine/listino'
import type { AccountFacts } from './account-facts.ts'
import type { ColumnChoice, ColumnsAsked, ColumnsBy } from './column-choice.ts'
import type { Kept } from './device.ts'
import type { ExportChoice } from './exports.ts'
import type { Progress, TrueFees } from './import.ts'
import type { CostsFound } from './joined-costs.ts'
import type { Preview } from './preview.ts'
import type { Row } from './row.ts'
import type { SheetFacts } from './sheet-facts.ts'
import type { Choices, Terms } from './terms.ts'
import type { UnusableRow } from './unusable.ts'
import type { Filter, Order } from './view.ts'

/** What is known of the list itself. */
export type ListFacts = {
  fileName: string
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  articles: number
  unusable: number
  /** The first rows that can't be used. */
  problems: readonly UnusableRow[]
  /** What is read of its columns, and of its sheets, where it has several. */
  account: AccountFacts
  sheets: SheetFacts | null
  /** How many articles the marketplace sends, and nothing says what it takes for that. */
  lacksFulfilment: number
  costs: CostFacts | null
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  /** By the fees that it was read with. */
  trueFees: TrueFees
}

type CostFacts = {
  /** The files that costs come from, the last one behind. */
  fileNames: readonly string[]
  /** What is read of the last one's columns. */
  account: AccountFacts
  /** How many articles have their cost from them; of these, by their SKU without its end, and by another code. */
  found: number
  withoutSuffix: number
  otherCode: number
  /** Whether articles are looked up by their SKU without its end too. */
  isLookedUpWithoutSuffix: boolean
  unused: number
  problems: number
}

/** Where the grid looks: rows from one on, so many. */
export type Range = { from: number; count: number }

/** Articles as they stand in the grid, from one on. */
export type Shown = { from: number; rows: readonly Row[]; count: number }

/** The shop in figures. */
export type ShopFigures = {
  loss: number
  without: number
  /** How many have a reduced rate of VAT, and nobody says which. */
  withoutVAT: number
  below: number
  margini: readonly number[]
}

/** What takes a moment longer, and follows when nothing else is asked for. */
export type SlowFigures = {
  dead: number
  worst: readonly Row[]
  /** Articles whose price is below their minimum: what the minimum would bring, the most in front. */
  gains: readonly { row: Row; gain: number }[]
}

export type CategoryCount = { value: string; label: string; count: number }

/** Whether the list stays on the device; `newer` is one that another tab keeps there instead. */
export type Keeping = Kept | 'newer'

/** Why a list on the device isn't read: a newer version of this page keeps it, or it wasn't asked for. */
export type WhyUnread = 'newerVersion' | 'notAsked'

/** Whether the page knows of a list on this device, and when it looked that up, in milliseconds. */
export type Noted = { isNoted: boolean; at: number }

/** What the page asks for. */
export type Question =
  /**
   * For the list on the device: the terms to begin with, its owner, and whether they are known to have one; it is left
   * there unread where reading it failed before.
   */
  | { type: 'begin'; terms: Terms; whose: string; noted: Noted; isRead: boolean }
  | {
      type: 'open'
      file: File
      /** Files that were opened with it: its costs, in their order, or one of two has them. */
      others?: readonly { file: File; isCosts: boolean; withoutSuffix: boolean }[] | undefined
      terms: Terms
      columns?: ColumnsBy
      /** The sheet of a workbook that is read; null or missing for the best. */
      sheet?: string | null
    }
  /** Reads costs, to say what they would do; those that are here already are joined again at once. */
  | {
      type: 'costs'
      file: File
      withoutSuffix: boolean
      isAgain: boolean
      columns?: ColumnsBy
    }
  /** Joins the costs that were found: beside those that are here, or in their place. */
  | { type: 'joinCosts'; isReplacing: boolean }
  /** What the first rows come to by these columns, of the file whose columns are asked. */
  | { type: 'preview'; choice: ColumnChoice; terms: Terms }
  | { type: 'cancel' }
  | { type: 'forget' }
  | { type: 'ask'; terms: Terms; filter: Filter; order: Order | null; range: Range }
  | { type: 'rows'; range: Range }
  | { type: 'download'; what: DownloadKind }
  /** Articles as a file: those that a filter keeps, in an order and by some terms. */
  | { type: 'export'; choice: ExportChoice; terms: Terms; filter: Filter; order: Order | null }
  /** The article with this place among all, as the calculator opens it. */
  | { type: 'article'; id: number; terms: Terms }

export type DownloadKind = 'unusable' | 'unusedCosts' | 'costProblems'

/** What it is answered. */
export type Answer =
  | { type: 'progress'; progress: Progress }
  | {
      type: 'list'
      facts: ListFacts | null
      terms: Terms | null
      /** Whether nothing is being read any more: not while costs follow, nor of the list that there was before. */
      isDone: boolean
    }
  /** Instead of a list at the beginning: the one on the device is left there unread. */
  | { type: 'unread'; why: WhyUnread }
  | { type: 'failed'; message: string }
  | { type: 'columns'; asked: ColumnsAsked }
  | { type: 'costsFound'; found: CostsFound; account: AccountFacts }
  | { type: 'preview'; preview: Preview }
  | { type: 'kept'; keeping: Keeping }
  | { type: 'cancelled' }
  /** Before figures, where what there is to choose from is another than before. */
  | {
      type: 'rates'
      choices: Choices
      categories: readonly CategoryCount[]
      /** How many articles have their category from each of the seller's rules. */
      ruled: readonly number[]
      /** Of how many articles nobody said the category, in words; empty where there are none. */
      assumed: string
    }
  | {
      type: 'figures'
      figures: ShopFigures
      /** By which rules articles outside Italy are reckoned, in words; empty where there is nothing to say. */
      abroad: string
      shown: Shown
    }
  | { type: 'rows'; shown: Shown }
  | { type: 'slow'; figures: SlowFigures }
  | { type: 'file'; name: string; blob: Blob }
  | { type: 'exported'; name: string; blob: Blob; counts: OfferCounts | null }
  | { type: 'article'; link: string; name: string; sku: string }
