export { type PartOfOne, partsOfOne } from '../costs/parts.ts'
export { listLabels } from '../layouts/known.ts'
export type { AccountFacts } from './account-facts.ts'
export { applyCosts } from './applied-costs.ts'
export { type Amount, type Changeable, changeables } from './article-columns.ts'
export { articleForm } from './article-form.ts'
export {
  byName,
  type Column,
  columnNames,
  columnsOfParts,
  costColumns,
  numberColumns,
} from './article-numbers.ts'
export { Articles } from './articles.ts'
export { asOf } from './as-of.ts'
export type {
  CategoryCount,
  ChangesTold,
  EditInput,
  ExportInput,
  FiguresTold,
  LeftInput,
  OpenInput,
  Range,
  RatesTold,
  ReviewInput,
  ShopFigures,
  Shown,
  SlowFigures,
  ViewInput,
} from './asked.ts'
export type { BulkCounts, BulkInput, BulkRule } from './bulk-prices.ts'
export type { Left } from './calculated-with.ts'
export { lostChanges } from './carried-changes.ts'
export { Changes } from './changes.ts'
export {
  type ColumnChoice,
  type ColumnsAsked,
  type ColumnsBy,
  type ColumnsWanted,
  fingerprintOf,
  type KnownChoices,
} from './column-choice.ts'
export { type ColumnKey, listColumns } from './columns.ts'
export {
  type ChangesQuery,
  type CostReview,
  risesByHalf,
  type ShownCostChange,
  shownChanges,
} from './cost-review.ts'
export {
  type AskedFile,
  type CostsFound,
  countCosts,
  keysOf,
  type ReadCosts,
} from './counted-costs.ts'
export { costsFile, type DownloadKind, download } from './downloads.ts'
export { expensesIn, noneSaid, type SaidCounts, withExpenses } from './expenses.ts'
export type { Exported, ExportKind, PricesKind, ResultsKind } from './exports.ts'
export type { Carried, CostFacts, ListFacts, SinceLast } from './facts.ts'
export { following } from './following.ts'
export { importList, type Progress, type Report, readCosts, type TrueFees } from './import.ts'
export {
  type BeforeJoining,
  costsIn,
  fromToday,
  type JoinedAs,
  type Joining,
  joiningOf,
} from './joining.ts'
export type { JoinedCosts, KnownList } from './known-list.ts'
export { hearing, type LastCosts, listOf, withCosts } from './list-facts.ts'
export { areCostsAlone, listAndCosts } from './list-or-costs.ts'
export { ListView } from './list-view.ts'
export { mostRisePercent } from './monthly.ts'
export { mostRules } from './most-rules.ts'
export { leastPoints, type News, newsKinds } from './news.ts'
export { hasColumn, isChannelKey, type Order } from './order.ts'
export { PlacedList } from './placed-list.ts'
export type { PaidRate, PaidRates, Place } from './places.ts'
export { placed } from './placing.ts'
export { type Preview, type PreviewRow, previewOf } from './preview.ts'
export type { Review, ReviewChoice, ReviewedRow } from './price-review.ts'
export {
  followingProfile,
  type SaidTerms,
  saidOf,
  termsSaying,
  withSaid,
} from './profile-terms.ts'
export { Recalculated } from './recalculated.ts'
export type { Row } from './row.ts'
export { rowsOf } from './rows.ts'
export {
  asksPlan,
  knowsContributions,
  ownRateIn,
  type ProfileTerm,
  paymentIn,
  paysByPiece,
  profileTerms,
  taxSettingsIn,
} from './seller-terms.ts'
export type { SheetFacts } from './sheet-facts.ts'
export {
  beginningToday,
  type CostsChange,
  type CostsQuery,
  changedCosts,
  type ShownCost,
  type ShownCosts,
  shownCosts,
  writtenCosts,
} from './shown-costs.ts'
export { mostGone } from './since-last.ts'
export {
  areReturnsOfOne,
  asItIs,
  basisOf,
  type Choices,
  choicesOf,
  comparedOn,
  compileTerms,
  isTrying,
  namesOf,
  readingForm,
  returnsIn,
  type Terms,
  targetOf,
  withRealReturns,
  withReturns,
} from './terms.ts'
export { type FileReading, withoutSaid } from './terms-of-file.ts'
export { TextColumn } from './text-column.ts'
export { sortedByText } from './text-keys.ts'
export { rowsHolding } from './text-search.ts'
export { There } from './there.ts'
export { Newest, pauseUntil, turn } from './turns.ts'
export { type FileElsewhere, readingOf, Unread, unreadIn } from './unread-file.ts'
export { mayBeFeeInWords, type Unsaid, unsaidIn, unsaidInWords } from './unsaid.ts'
export { Unusable, type UnusableRow } from './unusable.ts'
export { utcDay } from './utc-day.ts'
export { bins, everything, type Filter, type Group } from './view.ts'
export { messages } from './words.ts'
