import { isPercent, readNumber, readPercent } from '@margine/engine'
import type { Expense } from './article-columns.ts'
import type { Articles } from './articles.ts'
import { assertToldApart, type Placing } from './placing.ts'

/** What packaging and advertising are for every article of which no file says them, as typed; blank or missing is nothing. */
export type ExpenseTerms = {
  packaging?: string
  pubblicita?: string
  /** Whether advertising is an amount, or percent of all that the customer pays, with VAT. */
  pubblicitaIn?: 'euro' | 'percento'
}

/** What those terms come to: amounts as entered, and advertising in percent of the price; 0 where nothing is said. */
export function expensesIn({ packaging = '', pubblicita = '', pubblicitaIn }: ExpenseTerms) {
  const isShare = pubblicitaIn === 'percento'
  return {
    packaging: readNumber(packaging),
    advertising: isShare ? 0 : readNumber(pubblicita),
    percent: isShare && isPercent(pubblicita) ? readPercent(pubblicita) : 0,
  }
}

/** A column with an amount wherever files say none. */
function filled(articles: Articles, expense: Expense, column: Float64Array, amount: number) {
  if (amount === 0) return column
  const found = column.slice()
  for (let row = 0; row < articles.length; row++)
    if (!articles.says(expense, row)) found[row] = amount
  return found
}

/** How many articles there are of which files don't say an expense. */
export function unsaidIn(articles: Articles): Record<Expense, number> {
  const count = { packaging: 0, pubblicita: 0 }
  for (let row = 0; row < articles.length; row++) {
    count.packaging += Number(!articles.says('packaging', row))
    count.pubblicita += Number(!articles.says('pubblicita', row))
  }
  return count
}

/** Spots twice: where advertising is a percentage of the price, and where the article has an amount of its own. */
function withAdvertising(
  { spots, tariffa, ...placing }: Placing,
  articles: Articles,
  percent: number,
) {
  if (percent === 0) return { spots, tariffa, ...placing }
  const apart = [...spots.map((spot) => ({ ...spot, advertising: percent })), ...spots]
  assertToldApart(apart)
  const own = tariffa.slice()
  for (let row = 0; row < own.length; row++)
    if (articles.says('pubblicita', row)) own[row] = (own[row] as number) + spots.length
  return { ...placing, spots: apart, tariffa: own }
}

/** Articles in their places, with what is said for all of them where their files say nothing. */
export function withExpenses(placing: Placing, articles: Articles, terms: ExpenseTerms): Placing {
  const { packaging, advertising, percent } = expensesIn(terms)
  const { expenses } = placing
  return {
    ...withAdvertising(placing, articles, percent),
    expenses: {
      packaging: filled(articles, 'packaging', expenses.packaging, packaging),
      pubblicita: filled(articles, 'pubblicita', expenses.pubblicita, advertising),
    },
  }
}
