export type { Article } from './articles/article.ts'
export { costColumns } from './articles/cost-columns.ts'
export { Costs } from './articles/costs.ts'
export { fulfilmentInWords } from './articles/fulfilment.ts'
export type { Measures } from './articles/measures.ts'
export { openList } from './articles/open-list.ts'
export { ArticleReader } from './articles/reader.ts'
export { type CategoryBasis, categoryOf } from './categories/category-of.ts'
export { type CategoryRule, firstRule } from './categories/rules.ts'
export { type Channel, ChannelBook, type ChannelCell, mostChannels } from './channels/channel.ts'
export type { NamedChannel } from './channels/columns.ts'
export { atOwnPrice, lackInWords, unsaidThere } from './channels/words.ts'
export { CostMemory } from './costs/cost-memory.ts'
export type { Holding, Sale } from './costs/holding.ts'
export { costsKeptIn, keptCosts } from './costs/kept-costs.ts'
export {
  type CostPart,
  costParts,
  type Expense,
  expenses,
  ofExpenses,
  parts,
} from './costs/parts.ts'
export { ratesIn, salesIn } from './costs/piece-facts.ts'
export type { CostSource } from './costs/remembered.ts'
export type { TypedCost } from './costs/typed-cost.ts'
export { counted } from './counted.ts'
export { fileKindOf } from './file-kind.ts'
export { propose } from './layouts/propose.ts'
export {
  type Certainty,
  type ColumnsFor,
  labelOf,
  type Mapping,
  type Role,
  roles,
  rolesChosenIn,
} from './layouts/role.ts'
export type { DecimalMark } from './numbers/number-style.ts'
export { ArticleFacts } from './statements/article-facts.ts'
export { type ReadStatement, readStatements } from './statements/books.ts'
export { type CardCheck, type Explanation, isAsCard } from './statements/card-check.ts'
export { coverageOf, monthsCovered } from './statements/coverage.ts'
export { BrokenStatement, faultInWords } from './statements/fault.ts'
export { type Kind, kinds } from './statements/kinds.ts'
export { channelName, reportLabels, titlesLacking } from './statements/known.ts'
export type { Ledger } from './statements/ledger.ts'
export type { Line } from './statements/line.ts'
export {
  type MonthOfYear,
  type MonthResult,
  type YearResult,
  yearResults,
} from './statements/months.ts'
export { monthLines, monthsWorkbook } from './statements/months-file.ts'
export { Outcomes } from './statements/outcomes.ts'
export {
  type ArticleRow,
  currenciesIn,
  linesOf,
  type Period,
  type PeriodFacts,
  type PeriodTotals,
  periodFacts,
} from './statements/period.ts'
export {
  type MarketplaceRates,
  type MarketplaceSales,
  type MonthsOf,
  type RealTermsChosen,
  type RealTermsFacts,
  realTermsFacts,
  realTermsOf,
  typedCosts,
} from './statements/real-terms.ts'
export { chargesColumns, chargesHead, chargesLine } from './statements/results.ts'
export { readMeaning } from './statements/row-types.ts'
export type { SendingCheck, SendingExplanation } from './statements/sending-check.ts'
export { openStatement, type Statement } from './statements/statement.ts'
export type { VAT } from './statements/vat.ts'
export { vatNotes, vatWords } from './statements/vat-words.ts'
export {
  fileInWords,
  uncountedParts,
  unsaidInWords,
} from './statements/words.ts'
export type { YearAhead } from './statements/year-ahead.ts'
export {
  type DueInWords,
  dueInWords,
  dueNotes,
  limitInWords,
} from './statements/year-ahead-words.ts'
export type { YearTerms } from './statements/year-terms.ts'
export { headerKey } from './table/cell.ts'
export { type Source, sourceOf } from './table/source.ts'
export { openTable, type Table } from './table/table.ts'
export { Unreadable } from './table/unreadable.ts'
export { calendarFile } from './writing/calendar-file.ts'
export { type OfferCounts, riseOf, type WhenAbove } from './writing/offer.ts'
export { columnsBy, columnsForPeople } from './writing/term-columns.ts'
