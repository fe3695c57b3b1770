export { type Answer, answerOf, saleOf } from './answers/answer.ts'
export { abroadInWords } from './articles/abroad.ts'
export {
  accountOf,
  type ColumnAccount,
  guessed,
  leftOut,
} from './articles/account.ts'
export {
  accountInShort,
  columnInWords,
  warningsOf,
  whyLeftOut,
} from './articles/account-words.ts'
export type { Article, ProductOption } from './articles/article.ts'
export { ambiguousNumber, areCostsCertain, isCertain } from './articles/certainty.ts'
export { hasCutAmounts } from './articles/columns.ts'
export {
  type Conditions,
  conditionsColumn,
  conditionsIn,
  conditionsInFile,
  conditionsInWords,
} from './articles/conditions.ts'
export { costColumns, isCostToo } from './articles/cost-columns.ts'
export type { CostBasis, CostParts } from './articles/cost-entry.ts'
export {
  type ChargedRate,
  CostMemory,
  type CostSource,
  type FoundInMemory,
  marketplaceIn,
  type PieceFacts,
  type RememberedCost,
  rateKey,
  type TypedCost,
} from './articles/cost-memory.ts'
export { CostReader } from './articles/cost-reader.ts'
export {
  type CostProblem,
  Costs,
  type CostsChoice,
  type FoundCosts,
} from './articles/costs.ts'
export { type SaidElsewhere, saidElsewhere } from './articles/elsewhere.ts'
export { fulfilmentInWords } from './articles/fulfilment.ts'
export { fbaPieceOf, type Measures } from './articles/measures.ts'
export {
  costVATIn,
  expensesVATIn,
  expensesVATInWords,
  type OpenedList,
  openList,
  priceVATIn,
  priceVATInWords,
  rateInTitle,
  rateInWords,
} from './articles/open-list.ts'
export { ownTermsIn } from './articles/own-terms.ts'
export type { Problem, ProblemCode } from './articles/problem.ts'
export { RatesBook } from './articles/rates-book.ts'
export { ArticleReader, type ReaderChoice } from './articles/reader.ts'
export type { RowNotes } from './articles/row-notes.ts'
export { sheetsInWords } from './articles/sheets-in-words.ts'
export { tableInWords } from './articles/table-in-words.ts'
export { isUsable, lacksPart } from './articles/usable.ts'
export { problemInWords } from './articles/words.ts'
export { type Assumed, assumedInWords } from './categories/assumed.ts'
export { knownName } from './categories/category-names.ts'
export { type CategoryBasis, type CategoryClues, categoryOf } from './categories/category-of.ts'
export { ebayCategoryOf } from './categories/ebay-numbers.ts'
export { type CategoryRule, firstRule } from './categories/rules.ts'
export {
  bestOf,
  type Channel,
  type ChannelAnswer,
  ChannelBook,
  type ChannelCell,
  type ChannelLack,
  isChannel,
  mostChannels,
} from './channels/channel.ts'
export { channelColumnsForPeople, type NamedChannel } from './channels/columns.ts'
export { lackInWords } from './channels/words.ts'
export { counted } from './counted.ts'
export { type FileKind, fileKindOf, openArticles } from './file-kind.ts'
export { knownLayouts } from './layouts/known.ts'
export type { Layout, LayoutKey } from './layouts/layout.ts'
export { type Proposal, propose } from './layouts/propose.ts'
export {
  type AmountRole,
  type Certainty,
  type ColumnsFor,
  type CostPart,
  costParts,
  labelOf,
  type Mapping,
  type Role,
  rolesChosenIn,
} from './layouts/role.ts'
export { namesChannel } from './layouts/title.ts'
export { type RowVAT, reducedVAT } from './layouts/vat.ts'
export { type DecimalMark, kindOf } from './numbers/number-style.ts'
export { ArticleFacts } from './statements/article-facts.ts'
export type { Balance, SetAside } from './statements/balance.ts'
export { type ReadStatement, readStatements } from './statements/books.ts'
export {
  type CardCheck,
  type Explanation,
  type FoundCategory,
  isAsCard,
} from './statements/card-check.ts'
export { hasCards } from './statements/card-days.ts'
export { BrokenStatement, faultInWords } from './statements/fault.ts'
export type { Figures as ChargeFigures } from './statements/figures.ts'
export { type Kind, kinds } from './statements/kinds.ts'
export { channelName, reportLabels, titlesLacking } from './statements/known.ts'
export type { Ledger } from './statements/ledger.ts'
export type { Line } from './statements/line.ts'
export { type KnownCosts, type Outcome, Outcomes, type SellerTerms } from './statements/outcomes.ts'
export {
  type AccountCost,
  type ArticleRow,
  currenciesIn,
  linesOf,
  type MonthTotals,
  type Period,
  type PeriodFacts,
  type PeriodTotals,
  periodFacts,
  type RowCheck,
  type SendingFacts,
} from './statements/period.ts'
export {
  type MarketplaceRates,
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
export {
  addOutcome,
  beforeCost,
  lacksCost,
  noTotals,
  type Totals as ChargeTotals,
} from './statements/totals.ts'
export {
  costPartNames,
  daysInWords,
  misfitsInWords,
  notesInWords,
  rowsInWords,
  setAsideInWords,
  sumsInWords,
  uncountedParts,
  unsaidInWords,
} from './statements/words.ts'
export { type Batch, type Cell, headerKey, shownIn, textIn } from './table/cell.ts'
export { decimalCommasIn } from './table/decimal-commas.ts'
export type { Decoding } from './table/decode.ts'
export type { LeftSheet, Sheets } from './table/sheet-choice.ts'
export { type Source, sourceOf } from './table/source.ts'
export { openTable, type Table, type TableChoice } from './table/table.ts'
export { Unreadable, type UnreadableCode } from './table/unreadable.ts'
export {
  type AmazonChoice,
  amazonPriceFile,
  automatePricingFile,
} from './writing/amazon-files.ts'
export { amazonMark } from './writing/amazon-mark.ts'
export { changesFile } from './writing/changes-file.ts'
export { columnsForPeople } from './writing/columns-for-people.ts'
export { costLines } from './writing/costs-file.ts'
export { byteOrderMark, lineOf } from './writing/delimited-lines.ts'
export { ebayPriceFile } from './writing/ebay-file.ts'
export {
  type Fate,
  isChange,
  type Offer,
  type OfferCounts,
  type OfferFile,
  OfferWriter,
  type RiseChoice,
  riseOf,
  type WhenAbove,
  type WrittenOffer,
} from './writing/offer.ts'
export { type ResultColumn, resultColumns } from './writing/result-columns.ts'
export { type ResultForm, resultLines, resultsHead } from './writing/results-text.ts'
export { shopifyPriceFile } from './writing/shopify-file.ts'
export { columnsBy, conditionColumns } from './writing/term-columns.ts'
export { type CutTexts, guarded } from './writing/text-cell.ts'
export { woocommercePriceFile } from './writing/woocommerce-file.ts'
export { type ResultRow, resultsWorkbook } from './writing/workbook.ts'
