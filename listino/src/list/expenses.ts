import { isPercent, readNumber, readPercent } from '@margine/engine'
import {
  type Expense,
  expenses,
  isTakenOn,
  ofExpenses,
  parts,
  type Spent,
  spent,
} from '../costs/parts.ts'
import type { ArticleColumns } from './article-columns.ts'
import { type ForAll, type ListBasis, type Sending, sendingBy } from './basis.ts'
import { assertToldApart, type Placing } from './placing.ts'

/** What shipping, packaging and advertising are for every article of which no file says them, as typed; blank or missing is nothing. */
export type ExpenseTerms = {
  spedizioneNonDetta?: string
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
    shipping: amountIn(terms.spedizioneNonDetta ?? ''),
    ...ofExpenses((expense) => {
      const { forAll } = parts[expense]
      const isAmount = forAll === 'packaging' || (forAll === 'pubblicita' && !isShare)
      return isAmount ? amountIn(terms[forAll] ?? '') : Number.NaN
    }),
    percent: isShare && isPercent(pubblicita) ? readPercent(pubblicita) : Number.NaN,
  }
}

/** What an expense is where articles are sold; of one that a sale there doesn't cost nothing. */
function filled(
  articles: ArticleColumns,
  expense: Expense,
  column: Float64Array,
  basis: ListBasis,
): Float64Array {
  const { [expense]: amount } = basis.forAll
  const sending = sendingBy(basis)
  const { length } = articles
  if (!isTakenOn(expense, sending.marketplace)) return new Float64Array(length)
  const isOfOne = expense === 'advertising' && articles.there.has(sending.marketplace, expense)
  if (Number.isNaN(amount) && !isOfOne) return column
  const found = column.slice()
  for (let row = 0; row < length; row++)
    if (isOfOne) found[row] = articles.advertisingBy(sending, amount, row)
    else if (!articles.says(expense, row)) found[row] = amount
  return found
}

/** Of how many articles nobody says an expense, and of how many files do. */
type SaidCount = { unsaid: number; said: number }

/** What files say of each expense; `brought`: of shipping that brings articles to Amazon, which doesn't send them. */
export type SaidCounts = Record<Spent | 'brought', SaidCount>

export const noneSaid = (): SaidCounts =>
  Object.fromEntries(
    [...spent, 'brought'].map((part) => [part, { unsaid: 0, said: 0 }]),
  ) as SaidCounts

/**
 * Counts what files say of expenses, where articles are sold.
 *
 * @param uncounted articles that are left out
 */
export function countSaid(
  sending: Sending,
  articles: ArticleColumns,
  uncounted: readonly number[] = [],
): SaidCounts {
  const counts = noneSaid()
  const silent = expenses.filter((expense) => articles.areSilentOf(expense))
  const spoken = spent.filter((part) => part === 'shipping' || !silent.includes(part))
  const count = (row: number, by: 1 | -1) => {
    const isBrought = sending.marketplace === 'amazon' && articles.isSentByAmazon(row)
    for (const part of spoken) {
      const found = counts[part === 'shipping' && isBrought ? 'brought' : part]
      if (articles.saysOn(sending, part, row)) found.said += by
      else found.unsaid += by
    }
  }
  for (let row = 0; row < articles.length; row++) count(row, 1)
  for (const row of uncounted) count(row, -1)
  for (const expense of silent) counts[expense].unsaid = articles.length - uncounted.length
  return counts
}

/** Each spot twice: where advertising is a percentage of the price, and where the article has an amount of its own. */
function withAdvertising(
  { spots, tariffa, ...placing }: Placing,
  articles: ArticleColumns,
  basis: ListBasis,
): Placing {
  const { percent } = basis.forAll
  if (Number.isNaN(percent)) return { spots, tariffa, ...placing }
  const apart = spots.flatMap((spot) => [{ ...spot, advertising: percent }, spot])
  assertToldApart(apart)
  const sending = sendingBy(basis)
  const own = tariffa.map(
    (spot, row) => 2 * spot + Number(articles.saysOn(sending, 'advertising', row)),
  )
  return { ...placing, spots: apart, tariffa: own }
}

/** Articles in their places, with what is said for all of them where their files say nothing. */
export function withExpenses(
  placing: Placing,
  articles: ArticleColumns,
  basis: ListBasis,
): Placing {
  return {
    ...withAdvertising(placing, articles, basis),
    expenses: ofExpenses((expense) => filled(articles, expense, placing.expenses[expense], basis)),
  }
}
