import type { NamedChannel, OfferCounts } from '@margine/listino'
import type {
  AccountFacts,
  BulkCounts,
  BulkInput,
  ChangesQuery,
  ColumnChoice,
  ColumnsAsked,
  ColumnsBy,
  CostsChange,
  CostsFound,
  CostsQuery,
  DownloadKind,
  EditInput,
  ExportInput,
  FiguresTold,
  FileElsewhere,
  Left,
  LeftInput,
  ListFacts,
  OpenInput,
  Preview,
  Progress,
  Range,
  RatesTold,
  Review,
  ReviewedRow,
  ReviewInput,
  Shown,
  ShownCostChange,
  ShownCosts,
  SlowFigures,
  Terms,
  ViewInput,
} from '@margine/listino/list'
import type { Kept } from '../../person/device.ts'
import type { NamedFile } from '../../save-file.ts'

/** Whether the list and its changes stay on the device; `newer` is one that another tab keeps there instead. */
export type Keeping = Kept | 'noRoomForChanges' | 'newer'

/** Whether a list, or costs, would go with the page. */
export const isInTabAlone = (keeping: Keeping | null): boolean =>
  keeping === 'noRoom' || keeping === 'noRoomForChanges' || keeping === 'notAllowed'

/** Why a list on the device isn't read: a newer version of this page keeps it, it is broken, or it wasn't asked for. */
export type WhyUnread = 'newerVersion' | 'unreadable' | 'notAsked'

/** A list on the device. */
export type ListHere = NamedChannel & {
  /** How many articles it has; null where it can't be read. */
  articles: number | null
}

/** For the list on the device: the terms to begin with. */
export type BeginInput = {
  terms: Terms
  /** Of which marketplace; null for any: there is one for each. */
  marketplace: string | null
  /** False where reading it failed before: it is left there unread. */
  isRead: boolean
}

export type CostsInput = {
  file: File
  withoutSuffix: boolean
  /** Whether they are joined already, and are joined again at once. */
  isAgain: boolean
  columns?: ColumnsBy
  /** By which margins before and after are told. */
  terms: Terms
}

/** How the costs that were found are joined: beside those that are here, or in their place. */
export type JoinInput = {
  isReplacing: boolean
  /** From which day on those hold of which the file says none; missing for today. */
  from?: string
  /** The articles whose costs stay as they are, by their places; and whether all do that rise by more than half. */
  leftOut?: readonly number[]
  leavesRises?: boolean
}

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

/** What there is on the device at the beginning; a list that isn't kept is the one that was here, which would be lost. */
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
  /** The lists on the device, and of which marketplace the one is that is shown, or comes next. */
  | { type: 'lists'; lists: readonly ListHere[]; shown: string }
  | { type: 'deleted' }
  | { type: 'changed' }
  | { type: 'costs'; facts: ListFacts | null; costs: CostsKept }

/** An article as the calculator opens it. */
export type ArticleLink = { link: string; name: string; sku: string; place: number }

/** With counts where it is for a marketplace. */
export type ExportedFile = NamedFile & { counts: OfferCounts | null }

export type Tell<Told> = (told: Told) => void

/** What is told of a view before it is answered. */
export type ViewStep = RatesTold | FiguresTold

/**
 * What the worker does for the page. Every call has one input, may tell on the way, and ends in a value; what fails is an
 * error of the worker. Null stands for an answer about a list that is gone, or that the page hasn't heard of yet.
 */
export interface ListApi {
  /** The names of every file that is known. */
  knownFiles(input: null): Promise<readonly string[]>
  /** Never ends. */
  follow(input: null, tell: Tell<News>): Promise<never>
  /** Takes the list of a marketplace from the device, instead of the one that is here. */
  begin(input: BeginInput): Promise<Begun>
  /** Reads a list, a list and its costs, or costs alone; aborts what is being read. */
  open(input: OpenInput, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** Reads costs, to say what they would do. */
  costs(input: CostsInput, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** Joins the costs that were found. */
  joinCosts(input: JoinInput, tell: Tell<ReadStep>): Promise<ReadEnd>
  /** What the costs that were found change, those that rise most in front; null where none wait any more. */
  costChanges(
    input: ChangesQuery,
  ): Promise<{ rows: readonly ShownCostChange[]; fitting: number } | null>
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
  view(input: ViewInput, tell: Tell<ViewStep>): Promise<SlowFigures | null>
  /** Changes articles: rows stay where they are until they are sorted or filtered anew. Null as for a view. */
  edit(input: EditInput, tell: Tell<ViewStep>): Promise<SlowFigures | null>
  /** What an article would leave with other amounts; null where it is another's. */
  leftWith(input: LeftInput): Promise<Left | null>
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
