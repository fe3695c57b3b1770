export { type Answer, answerOf, saleOf } from './answers/answer.ts'
export type { Article } from './articles/article.ts'
export {
  type CostBasis,
  type CostProblem,
  Costs,
  type CostsChoice,
  costMapping,
} from './articles/costs.ts'
export { type OpenedList, openList } from './articles/open-list.ts'
export type { Problem, ProblemCode } from './articles/problem.ts'
export { RatesBook } from './articles/rates-book.ts'
export { ArticleReader, type ReaderChoice } from './articles/reader.ts'
export { problemInWords, unreadableInWords } from './articles/words.ts'
export type { CategoryBasis } from './categories/category-of.ts'
export { type CategoryRule, readRule } from './categories/rules.ts'
export type { Layout, LayoutKey } from './layouts/layout.ts'
export type { Confidence } from './layouts/propose.ts'
export type { Mapping, Role } from './layouts/role.ts'
export type { DecimalMark } from './numbers/number-style.ts'
export type { Batch, Cell } from './table/cell.ts'
export { type Source, sourceOf } from './table/source.ts'
export { openTable, type Table } from './table/table.ts'
export { Unreadable, type UnreadableCode } from './table/unreadable.ts'
export { type ResultForm, resultLine, resultsHead } from './writing/results-text.ts'
