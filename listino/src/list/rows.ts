import {
  afterTaxColumns,
  afterTaxes,
  type BulkColumns,
  betterColumns,
  betterPrices,
  figureColumns,
  lowestPrices,
  recalculate,
  verdictAt,
  verdicts,
} from '@margine/engine'
import type { Problem } from '../articles/problem.ts'
import { type Expense, ofExpenses, spent } from '../costs/parts.ts'
import { labelOf } from '../layouts/role.ts'
import { reducedVAT } from '../layouts/vat.ts'
import { type Amount, changeables } from './article-columns.ts'
import { costBases, stateIn } from './article-numbers.ts'
import { sendingBy } from './basis.ts'
import { categoryNameAt } from './compiled.ts'
import { spotOf } from './placing.ts'
import { breakEven, type Recalculated } from './recalculated.ts'
import type { Row, RowExpense } from './row.ts'

const noChannels: Row['channels'] = []
const noneRead: Row['read'] = {}
const noProblems: readonly Problem[] = []

/** The figures of some articles, in their order. */
function figuresOf(columns: BulkColumns, { compiled }: Recalculated) {
  const { tariffs, target, whatIf } = compiled
  const { length } = columns
  const figures = figureColumns(length)
  const minimum = new Float64Array(length)
  const even = new Float64Array(length)
  const found = betterColumns(length)
  const left = afterTaxColumns(length)
  recalculate(columns, tariffs, figures, whatIf)
  lowestPrices(columns, tariffs, target, minimum, whatIf)
  lowestPrices(columns, tariffs, breakEven, even, whatIf)
  betterPrices(columns, tariffs, found, whatIf)
  afterTaxes(columns, tariffs, figures, left, whatIf)
  return { ...figures, ...found, ...left, minimum, even }
}

/** What files say of what the seller changed of an article. */
function readOf(id: number, { articles }: Recalculated): Row['read'] {
  if (articles.read === null) return noneRead
  const read: Partial<Record<Amount, number>> = {}
  for (const what of changeables) {
    if (what === 'category') continue
    const was = articles.readAmount(what, id)
    if (was !== undefined) read[what] = was
  }
  return read
}

/** The name of an article's category before the seller wrote another; null where they didn't. */
function readCategoryOf(id: number, { articles, compiled }: Recalculated): string | null {
  const { read, texts, places } = articles
  if (read === null || articles.readAmount('category', id) === undefined) return null
  const { book, basis } = compiled
  const spot = spotOf(id, { numbers: read, texts, places }, basis.rules)
  return categoryNameAt(spot, book, basis.category)
}

/** An expense of an article, and what of it is entered in euro. */
function expenseOf(id: number, expense: Expense, recalculated: Recalculated) {
  const { articles, compiled } = recalculated
  const { forAll } = compiled.basis
  const amount = recalculated.expenseOf(expense, id)
  const isSaid = articles.says(expense, id)
  const ofAll = forAll[expense]
  const isOfAll = !Number.isNaN(ofAll) || (expense === 'advertising' && forAll.percent > 0)
  const from: RowExpense['from'] = isSaid ? 'file' : isOfAll ? 'all' : 'none'
  return { said: { amount, from }, entered: isSaid || !Number.isNaN(ofAll) ? amount : Number.NaN }
}

const lacking = {
  cost: [{ code: 'noCost' }],
  rates: [{ code: 'onlyInItaly' }],
  vat: [{ code: 'reducedVAT', text: reducedVAT }],
} as const satisfies Record<Exclude<Row['lacks'], 'part' | null>, readonly Problem[]>

/** The expenses of an article that are not known, by the titles of their columns. */
const unknownIn = (expenses: Row['entered']): readonly Problem[] =>
  spent
    .filter((role) => Number.isNaN(expenses[role]))
    .map((role) => ({ code: 'unknown', role, column: labelOf(role), text: '?' }))

/** Why an article has no figures: what its row says of itself, where that is kept, else what it lacks. */
function problemsOf(
  id: number,
  lacks: Row['lacks'],
  expenses: Row['entered'],
  { articles, compiled }: Recalculated,
): readonly Problem[] {
  const said = articles.problemsOf(id)
  if (said === null) {
    if (lacks === null) return noProblems
    const unknown = unknownIn(expenses)
    return lacks === 'part' ? unknown : [...lacking[lacks], ...unknown]
  }
  const isUnsent = articles.isUnsentBy(sendingBy(compiled.basis), id)
  return isUnsent ? [...said, { code: 'unsent', role: 'shipping' }] : said
}

/**
 * Articles with all that is said of each, but what they come to on channels.
 *
 * @param columns those of these articles, in their order
 */
export function rowsOf(
  recalculated: Recalculated,
  ids: ArrayLike<number>,
  columns = recalculated.columnsOf(ids),
): Row[] {
  const { articles, compiled } = recalculated
  const { texts, numbers } = articles
  const { ownRate, basis } = compiled
  const figures = figuresOf(columns, recalculated)
  const isOnAmazon = basis.form.marketplace === 'amazon'
  const isShippingOfAll =
    !Number.isNaN(basis.forAll.shipping) || 'amount' in compiled.whatIf.spedizione
  return Array.from(ids, (id, at): Row => {
    const place = recalculated.placeOf(id)
    const shipping = recalculated.shippingOf(id)
    const expenses = ofExpenses((expense) => expenseOf(id, expense, recalculated))
    const amounts = ofExpenses((expense) => expenses[expense].said.amount)
    const lacks = recalculated.lackOf(id)
    const problems = problemsOf(id, lacks, { shipping, ...amounts }, recalculated)
    const isKnown = problems.length === 0
    const profit = isKnown ? (figures.guadagno[at] as number) : Number.NaN
    const margin = figures.margine[at] as number
    const isJudged = isKnown && recalculated.isJudged(id)
    const { truePercent, tableAgrees, rateSource } = recalculated.rateOf(id)
    return {
      id,
      row: numbers.row[id] as number,
      sheet: articles.sheetOf(id),
      sku: texts.sku.at(id),
      name: texts.name.at(id),
      price: recalculated.priceOf(id),
      cost: recalculated.costOf(id),
      costBasis: costBases[numbers.costBasis[id] as number] ?? 'file',
      costIncludesVAT: place.costIncludesVAT,
      costSource: articles.costSourceOf(id),
      read: readOf(id, recalculated),
      readCategory: readCategoryOf(id, recalculated),
      category: place.label,
      categoryKey: place.category,
      categoryBasis: place.basis,
      ownRate,
      isPrime: ownRate === '' && place.isPrime,
      country: place.country,
      currency: place.currency,
      shipping,
      ...ofExpenses((expense) => expenses[expense].said),
      entered: {
        shipping: isShippingOfAll || articles.says('shipping', id) ? shipping : Number.NaN,
        ...ofExpenses((expense) => expenses[expense].entered),
      },
      lacksFulfilment: isOnAmazon && numbers.spedizioneState[id] === stateIn('lacksFee'),
      vat: place.vatPercent,
      saidVAT: place.vat,
      lacks,
      problems,
      fees: figures.commissione[at] as number,
      profit,
      margin,
      afterTax: figures.dopoImposte[at] as number,
      afterTaxShare: figures.quota[at] as number,
      verdict: isJudged ? (verdicts[verdictAt(profit, margin)] ?? null) : null,
      minimum: figures.minimum[at] as number,
      breakEven: figures.even[at] as number,
      better: figures.better[at] as number,
      loss: figures.loss[at] as number,
      channels: noChannels,
      isBest: false,
      truePercent,
      tableAgrees,
      rateSource,
    }
  })
}
