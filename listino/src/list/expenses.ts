import { isPercent, readNumber, readPercent } from '@margine/engine'
import type { ArticleColumns, Expense } from './article-columns.ts'
import type { ForAll } from './basis.ts'
import { assertToldApart, type Placing } from './placing.ts'

/** What packaging and advertising are for every article of which no file says them, as typed; blank or missing is nothing. */
export type ExpenseTerms = {
  packaging?: string
  pubblicita?: string
  /** Whether advertising is an amount, or percent of all that the customer pays, with VAT. */
  pubblicitaIn?: 'euro' | 'percento'
}

const expenses = ['spedizione', 'packaging', 'pubblicita'] as const satisfies Expense[]

/** An amount that is said for all; NaN where it is nothing. */
const amountIn = (typed: string): number => readNumber(typed) || Number.NaN

/** What those terms say for all. */
export function expensesIn({
  packaging = '',
  pubblicita = '',
  pubblicitaIn,
}: ExpenseTerms): ForAll {
  const isShare = pubblicitaIn === 'percento'
  return {
    shipping: Number.NaN,
    packaging: amountIn(packaging),
    advertising: isShare ? Number.NaN : amountIn(pubblicita),
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

/** Of how many articles files don't say an expense. */
export function unsaidIn(
  articles: ArticleColumns,
  isCounted: (row: number) => boolean = () => true,
): Record<Expense, number> {
  const count = { spedizione: 0, packaging: 0, pubblicita: 0 }
  for (let row = 0; row < articles.length; row++) {
    if (!isCounted(row)) continue
    for (const expense of expenses) count[expense] += Number(!articles.says(expense, row))
  }
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
  const own = tariffa.map((spot, row) => 2 * spot + Number(articles.says('pubblicita', row)))
  return { ...placing, spots: apart, tariffa: own }
}

/** Articles in their places, with what is said for all of them where their files say nothing. */
export function withExpenses(placing: Placing, articles: ArticleColumns, forAll: ForAll): Placing {
  const { packaging, advertising, percent } = forAll
  const { expenses } = placing
  return {
    ...withAdvertising(placing, articles, percent),
    expenses: {
      packaging: filled(articles, 'packaging', expenses.packaging, packaging),
      pubblicita: filled(articles, 'pubblicita', expenses.pubblicita, advertising),
    },
  }
}
