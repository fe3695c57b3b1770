import type {
  Channel,
  OfferCounts,
  RememberedCost,
  SaidElsewhere,
  TypedCost,
} from '@margine/listino'
import type { FileElsewhere } from '../../person/handed.ts'
import type { NamedFile } from '../../save-file.ts'
import type { AccountFacts } from './account-facts.ts'
import type { Amount, Expense } from './articles.ts'
import type { BulkCounts, BulkInput } from './bulk-prices.ts'
import type { Carried } from './carried-changes.ts'
import type { ColumnChoice, ColumnsAsked, ColumnsBy } from './column-choice.ts'
import type { Kept } from './device.ts'
import type { ResultsKind } from './exports.ts'
import type { Progress, TrueFees } from './import.ts'
import type { CostsFound } from './joined-costs.ts'
import type { Preview } from './preview.ts'
import type { Review, ReviewChoice, ReviewedRow } from './price-review.ts'
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
  /** How many rows can't be used, or only as articles whose costs can't be read. */
  unusable: number
  /** How many of these are articles; missing in what an earlier version kept. */
  unreadable?: number
  /** The first of these rows. */
  problems: readonly UnusableRow[]
  /** What is read of its columns, and of its sheets, where it has several. */
  account: AccountFacts
  sheets: SheetFacts | null
  /** How many articles the marketplace sends, and nothing says what it takes for that. */
  lacksFulfilment: number
  costs: CostFacts | null
  /** What became of the changes of the list before; null or missing where there were none. */
  carried?: Carried | null
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  /** By the fees that it was read with. */
  trueFees: TrueFees
  /** Which of its amounts would be others on other marketplaces; missing in what an earlier version kept. */
  elsewhere?: SaidElsewhere
}

export type CostFacts = {
  /** The files that were joined since the list was read, the last one behind. */
  fileNames: readonly string[]
  /** What is read of the last one's columns; null where there is none. */
  account: AccountFacts | null
  /** How many articles have something of what they cost from remembered costs, and how many have no purchase cost. */
  found: number
  missing: number
  /** How many have another purchase cost in their own file than was remembered, and whether the remembered one counts. */
  differing: number
  isOverOwn: boolean
  /** How many have their cost by their SKU without its end, and by another code. */
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
  worst: readonly Row[]
  /** Articles with a price below their minimum: what the minimum would bring, the most in front. */
  gains: readonly { row: Row; gain: number }[]
}

export type CategoryCount = { value: string; label: string; count: number }

/** Whether the list and its changes stay on the device; `newer` is one that another tab keeps there instead. */
export type Keeping = Kept | 'noRoomForChanges' | 'newer'

/** Why a list on the device isn't read: a newer version of this page keeps it, it is broken, or it wasn't asked for. */
export type WhyUnread = 'newerVersion' | 'unreadable' | 'notAsked'

/** For the list on the device: the terms to begin with. */
export type BeginInput = {
  terms: Terms
  /** False where reading it failed before: it is left there unread. */
  isRead: boolean
}

export type OpenInput = {
  file: File
  /** Files that were opened with it: its costs, in their order, or one of two has them. */
  others?: readonly { file: File; isCosts: boolean; withoutSuffix: boolean }[] | undefined
  terms: Terms
  columns?: ColumnsBy
  /** The sheet of a workbook that is read; null or missing for the best. */
  sheet?: string | null
}

export type CostsInput = {
  file: File
  withoutSuffix: boolean
  /** Whether they are joined already, and are joined again at once. */
  isAgain: boolean
  columns?: ColumnsBy
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

export type DownloadKind = 'unusable' | 'unusedCosts' | 'costProblems'

/** A list that was read; without terms where it is read by those that are chosen. */
export type ListRead = { type: 'list'; facts: ListFacts; terms: Terms | null }

/** What a file of costs would do. */
export type CostsTold = { type: 'costsFound'; found: CostsFound; account: AccountFacts }

/** What reading files ends in; a list is as before, but where it ends in one. */
export type ReadEnd =
  | ListRead
  | CostsTold
  | { type: 'columnsAsked'; asked: ColumnsAsked }
  /** So many costs, which wait for a list. */
  | { type: 'costsRemembered'; fileName: string; costs: number }
  /** The file too, where another page reads it. */
  | { type: 'refused'; message: string; elsewhere: FileElsewhere | null }
  /** Cancelled, or begun anew since. */
  | { type: 'aborted' }

/** What is told while files are read: a list may come before its costs. */
export type ReadStep = { type: 'progress'; progress: Progress } | ListRead

/** What there is to choose from, told before figures where it is another than before. */
export type RatesTold = {
  type: 'rates'
  choices: Choices
  categories: readonly CategoryCount[]
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  /** Of how many articles nobody said the category, in words; empty where there are none. */
  assumed: string
  /** How many articles there are of which files don't say an expense. */
  unsaid: Record<Expense, number>
}

export type FiguresTold = {
  type: 'figures'
  figures: ShopFigures
  /** By which rules articles outside Italy are calculated, in words; empty where there is nothing to say. */
  abroad: string
  shown: Shown
  changes: ChangesTold
}

/** What the seller changed in the grid: of how many articles, and whether a step can be taken back, or once more. */
export type ChangesTold = { articles: number; canUndo: boolean; canRedo: boolean }

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

/** What there is on the device at the beginning. */
export type Begun =
  | { type: 'list'; facts: ListFacts; terms: Terms; keeping: Keeping }
  | { type: 'none' }
  /** It is left there unread. */
  | { type: 'unread'; why: WhyUnread }

/** Of the costs that are remembered: whether there are any, and whether all of them stay on the device. */
export type CostsKept = { areThere: boolean; keeping: Kept }

/**
 * What became of the list or the costs on the device, in this tab or another; with costs the list as it is with them, null
 * where that was told already.
 */
export type News =
  | { type: 'kept'; keeping: Keeping }
  | { type: 'deleted' }
  | { type: 'changed' }
  | { type: 'costs'; facts: ListFacts | null; costs: CostsKept }

/** What is looked for among the costs: those that are remembered, or articles that have none. */
export type CostsQuery = { of: 'remembered' | 'missing'; text: string; most: number }

/** A cost as the panel shows it; of an article without one there are no parts. */
export type ShownCost = Pick<
  RememberedCost,
  'key' | 'ids' | 'parts' | 'facts' | 'sources' | 'includesVAT' | 'isDisputed'
> & {
  /** The name of an article that has this SKU; empty where none has. */
  name: string
  /** The currency of its parts; of several where they differ. */
  currency: string
}

export type ShownCosts = {
  /** The first of those that fit. */
  costs: readonly ShownCost[]
  /** How many fit, and how many there are in all. */
  fitting: number
  all: number
  /** When the oldest and the newest came, in milliseconds; null where there is none. */
  span: { from: number; to: number } | null
}

/** What the seller does with costs that are remembered: types some, or deletes one by its key, or all. */
export type CostsChange =
  | { type: 'typed'; costs: readonly TypedCost[] }
  /** Beside what is remembered of the same pieces. */
  | { type: 'added'; costs: readonly TypedCost[] }
  | { type: 'deleted'; key: string }
  | { type: 'allDeleted' }

/** An article as the calculator opens it. */
export type ArticleLink = { link: string; name: string; sku: string; place: number }

/** With counts where it is for a marketplace. */
export type ExportedFile = NamedFile & { counts: OfferCounts | null }

type Tell<Told> = (told: Told) => void

/**
 * What the worker does for the page. Every call has one input, may tell on the way, and ends in a value; what fails is an
 * error of the worker. Null stands for an answer about a list that is gone, or that the page hasn't heard of yet.
 */
export interface ListApi {
  /** Never ends. */
  follow(input: null, tell: Tell<News>): Promise<never>
  begin(input: BeginInput): Promise<Begun>
  /** Reads a list, a list and its costs, or costs alone; aborts what is being read. */
  open(input: OpenInput, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** Reads costs, to say what they would do. */
  costs(input: CostsInput, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** Joins the costs that were found: beside those that are here, or in their place. */
  joinCosts(input: { isReplacing: boolean }, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** The figures of the first rows by these columns, of the file that is asked about; null for an older choice. */
  preview(input: { choice: ColumnChoice; terms: Terms }): Promise<Preview | null>
  /** Aborts what is being read, and leaves what was asked about files. */
  cancel(input: null): Promise<null>
  /** Deletes the list; the costs stay. */
  forget(input: null): Promise<null>
  /** Lets remembered costs count for the list before those of its own file, or only where they are newer. */
  yieldToCosts(input: boolean): Promise<null>
  /** What is remembered of costs. */
  rememberedCosts(input: CostsQuery): Promise<ShownCosts>
  /** Changes what is remembered; what becomes of the list is news. */
  changeCosts(input: CostsChange): Promise<null>
  /** All that is remembered, as a file of costs. */
  exportCosts(input: null): Promise<NamedFile>
  /** Aborts the view before. Null where it was aborted, or nothing is new since. */
  view(input: ViewInput, tell: Tell<RatesTold | FiguresTold>): Promise<SlowFigures | null>
  /** Changes articles: rows stay where they are until they are sorted or filtered anew. Null as for a view. */
  edit(input: EditInput, tell: Tell<RatesTold | FiguresTold>): Promise<SlowFigures | null>
  /** What a rule would do to the rows that are shown; null before there are any. */
  bulk(input: BulkInput): Promise<BulkCounts | null>
  /** The first rows of the view, so many, for paper. */
  printed(input: { most: number }): Promise<Shown | null>
  /** Other rows of the view. */
  rows(input: Range): Promise<Shown | null>
  export(input: ExportInput): Promise<ExportedFile | null>
  /** What a file of prices would change; that file is the one of the next two. */
  review(input: ReviewInput): Promise<Review | null>
  reviewed(input: Range): Promise<readonly ReviewedRow[]>
  /** Writes the file of a review without some articles; null where another was asked for since. */
  exportReviewed(input: {
    review: number
    leftOut: readonly number[]
  }): Promise<ExportedFile | null>
  download(input: DownloadKind): Promise<NamedFile | null>
  /** The article with this place among all. */
  article(input: { id: number; terms: Terms }): Promise<ArticleLink | null>
}
