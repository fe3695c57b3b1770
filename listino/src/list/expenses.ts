import { isPercent, readNumber, readPercent } from '@margine/engine'
import { type Expense, ofExpenses, parts, type Spent } from '../costs/parts.ts'
import type { ArticleColumns } from './article-columns.ts'
import type { ForAll } from './basis.ts'
import { assertToldApart, type Placing } from './placing.ts'

/** What packaging and advertising are for every article of which no file says them, as typed; blank or missing is nothing. */
export type ExpenseTerms = {
  packaging?: string
  pubblicita?: string
  /** Whether advertising is an amount, or percent of all that the customer pays, with VAT. */
  pubblicitaIn?: 'euro' | 'percento'
}

/** An amount that is said for all; NaN where it is nothing. */
const amountIn = (typed: string): number => readNumber(typed) || Number.NaN

/** What those terms say for all. */
export function expensesIn(terms: ExpenseTerms): ForAll {
  const { pubblicita = '', pubblicitaIn } = terms
  const isShare = pubblicitaIn === 'percento'
  return {
    shipping: Number.NaN,
    ...ofExpenses((expense) => {
      const { forAll } = parts[expense]
      const isAmount = forAll === 'packaging' || (forAll === 'pubblicita' && !isShare)
      return isAmount ? amountIn(terms[forAll] ?? '') : Number.NaN
    }),
    percent: isShare && isPercent(pubblicita) ? readPercent(pubblicita) : Number.NaN,
  }
}

/** A column with an amount wherever files say none. */
function filled(articles: ArticleColumns, expense: Expense, column: Float64Array, amount: number) {
  if (Number.isNaN(amount)) return column
  const found = column.slice()
  for (let row = 0; row < articles.length; row++)
    if (!articles.says(expense, row)) found[row] = amount
  return found
}

/** Of how many articles files don't say a part. */
export function unsaidIn(
  part: Spent,
  articles: ArticleColumns,
  isCounted: (row: number) => boolean = () => true,
): number {
  let count = 0
  for (let row = 0; row < articles.length; row++)
    count += Number(isCounted(row) && !articles.says(part, row))
  return count
}

/** Each spot twice: where advertising is a percentage of the price, and where the article has an amount of its own. */
function withAdvertising(
  { spots, tariffa, ...placing }: Placing,
  articles: ArticleColumns,
  percent: number,
): Placing {
  if (Number.isNaN(percent)) return { spots, tariffa, ...placing }
  const apart = spots.flatMap((spot) => [{ ...spot, advertising: percent }, spot])
  assertToldApart(apart)
  const own = tariffa.map((spot, row) => 2 * spot + Number(articles.says('advertising', row)))
  return { ...placing, spots: apart, tariffa: own }
}

/** Articles in their places, with what is said for all of them where their files say nothing. */
export function withExpenses(placing: Placing, articles: ArticleColumns, forAll: ForAll): Placing {
  return {
    ...withAdvertising(placing, articles, forAll.percent),
    expenses: ofExpenses((expense) =>
      filled(articles, expense, placing.expenses[expense], forAll[expense]),
    ),
  }
}
