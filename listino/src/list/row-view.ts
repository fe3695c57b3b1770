import {
  type AfterTaxColumns,
  type BetterColumns,
  type FigureColumns,
  verdicts,
} from '@margine/engine'
import type { CostBasis } from '../articles/cost-entry.ts'
import type { Problem } from '../articles/problem.ts'
import { bestOf, type ChannelAnswer } from '../channels/channel.ts'
import { type Expense, expenses, isCostPart, isTakenOn, type Spent, spent } from '../costs/parts.ts'
import { costBases } from './article-numbers.ts'
import type { PlacedSpot } from './placing.ts'
import type { Recalculated } from './recalculated.ts'
import type { Row, RowExpense } from './row.ts'

import { fromOf, lacking, readCategoryOf, readOf, unknownIn } from './row-said.ts'

const noProblems: readonly Problem[] = []

/** Room for the figures of some articles. */
export type Room = FigureColumns &
  BetterColumns &
  AfterTaxColumns &
  Record<'minimum' | 'even', Float64Array>

/** What articles come to on channels, each in their order. */
export type Compared = { answers: readonly ChannelAnswer[][]; isOwnKnown: boolean }

/**
 * Some articles with all that is said of each, one at a time: as many fields as a row has are worked out when they are asked
 * for, and none is kept.
 */
export class RowView implements Omit<Row, Expense> {
  id = 0
  problems: Row['problems'] = noProblems
  profit = Number.NaN
  #entered: Row['entered'] | null = null
  #at = -1
  #place: PlacedSpot
  readonly #ids: ArrayLike<number>
  readonly #of: Recalculated
  readonly #room: Room
  readonly #compared: Compared | null

  constructor(of: Recalculated, ids: ArrayLike<number>, room: Room, compared: Compared | null) {
    this.#of = of
    this.#ids = ids
    this.#room = room
    this.#compared = compared
    this.#place = of.compiled.places[0] as PlacedSpot
  }

  move(at: number): this {
    if (at === this.#at) return this
    const of = this.#of
    const id = this.#ids[at] as number
    this.#at = at
    this.id = id
    this.#place = of.placeOf(id)
    this.#entered = null
    this.problems = this.#problems()
    this.profit = this.problems.length === 0 ? (this.#room.guadagno[at] as number) : Number.NaN
    return this
  }

  /** Why it has no figures: what its row says of itself, where that is kept, else what it lacks. */
  #problems(): readonly Problem[] {
    const { articles, sending } = this.#of
    const said = articles.problemsOf(this.id)
    if (said?.length === 0) return noProblems
    if (said !== null)
      return said.filter(({ role }) => !isCostPart(role) || isTakenOn(role, sending.marketplace))
    const { lacks } = this
    if (lacks === null) return noProblems
    const unknown = unknownIn((part) => this.#amountOf(part))
    return lacks === 'part' ? unknown : [...lacking[lacks], ...unknown]
  }

  get lacks(): Row['lacks'] {
    return this.#of.lackOf(this.id)
  }

  get row(): number {
    return this.#of.articles.numbers.row[this.id] as number
  }

  get sheet(): string {
    return this.#of.articles.sheetOf(this.id)
  }

  get sku(): string {
    return this.#of.articles.texts.sku.at(this.id)
  }

  get name(): string {
    return this.#of.articles.texts.name.at(this.id)
  }

  get price(): number {
    return this.#of.priceOf(this.id)
  }

  get cost(): number {
    return this.#of.costOf(this.id)
  }

  get costBasis(): CostBasis {
    return costBases[this.#of.articles.numbers.costBasis[this.id] as number] ?? 'file'
  }

  get costIncludesVAT(): boolean | null {
    return this.#place.costIncludesVAT
  }

  get costSource(): Row['costSource'] {
    return this.#of.articles.costSourceOf(this.id)
  }

  get read(): Row['read'] {
    return readOf(this.id, this.#of)
  }

  get readCategory(): string | null {
    return readCategoryOf(this.id, this.#of)
  }

  get shipping(): number {
    return this.#of.shippingOf(this.id)
  }

  /** An expense, and who says it. */
  expense(expense: Expense): RowExpense {
    return {
      amount: this.#of.expenseOf(expense, this.id),
      from: fromOf(this.id, expense, this.#of),
    }
  }

  #amountOf(part: Spent): number {
    return part === 'shipping' ? this.shipping : this.#of.expenseOf(part, this.id)
  }

  get entered(): Row['entered'] {
    if (this.#entered === null) {
      const found: Partial<Record<Spent, number | null>> = {}
      for (const part of spent) found[part] = this.#of.enteredOf(part, this.id)
      this.#entered = found as Row['entered']
    }
    return this.#entered
  }

  /** That Amazon sends its own orders says nothing of who sends those of another marketplace. */
  get sender(): Row['sender'] {
    const { articles, sending } = this.#of
    const sender = articles.senderOf(this.id)
    return sender === 'marketplace' && sending.marketplace !== 'amazon' ? null : sender
  }

  get lacksFulfilment(): boolean {
    return this.#of.articles.lacksFee(this.#of.sending, this.id)
  }

  get lacksShipping(): boolean {
    return this.#of.lacksShipping(this.id)
  }

  get vat(): number {
    return this.#place.vatPercent
  }

  get saidVAT(): Row['saidVAT'] {
    return this.#place.vat
  }

  get fees(): number {
    return this.#room.commissione[this.#at] as number
  }

  get monthlySales(): number {
    return this.#of.monthlySalesOf(this.id)
  }

  get monthlyProfit(): number {
    return this.monthlySales * this.profit
  }

  get margin(): number {
    return this.#room.margine[this.#at] as number
  }

  get afterTax(): number {
    return this.#room.dopoImposte[this.#at] as number
  }

  get afterTaxShare(): number {
    return this.#room.quota[this.#at] as number
  }

  get verdict(): Row['verdict'] {
    const verdict = this.#of.verdictOf(this.id, this.profit, this.margin)
    return this.problems.length > 0 || verdict === null ? null : (verdicts[verdict] ?? null)
  }

  get #judged(): number {
    return this.#of.judgedAfterTax(this.id, this.profit)
  }

  get isJudgedAfterTax(): boolean {
    return !Number.isNaN(this.#judged)
  }

  get minimum(): number {
    return this.#room.minimum[this.#at] as number
  }

  get breakEven(): number {
    return this.lacksFulfilment ? Number.NaN : (this.#room.even[this.#at] as number)
  }

  get better(): number {
    return this.#room.better[this.#at] as number
  }

  get loss(): number {
    return this.#room.loss[this.#at] as number
  }

  get category(): string {
    return this.#place.label
  }

  get categoryKey(): string {
    return this.#place.category
  }

  get categoryBasis(): Row['categoryBasis'] {
    return this.#place.basis
  }

  get ownRate(): string {
    return this.#of.compiled.ownRate
  }

  get isPrime(): boolean {
    return this.ownRate === '' && this.#place.isPrime
  }

  get country(): string {
    return this.#place.country
  }

  get currency(): Row['currency'] {
    return this.#place.currency
  }

  get truePercent(): number {
    return this.#of.rateOf(this.id).truePercent
  }

  get tableAgrees(): boolean {
    return this.#of.rateOf(this.id).tableAgrees
  }

  get rateSource(): Row['rateSource'] {
    return this.#of.rateOf(this.id).rateSource
  }

  get channels(): Row['channels'] {
    const [, ...areBest] = this.#bests
    return this.#answers.map((one, on) => ({ ...one, isBest: areBest[on] === true }))
  }

  get isBest(): boolean {
    return this.#compared?.isOwnKnown === true && this.#bests[0] === true
  }

  get #answers(): ChannelAnswer[] {
    return (this.#compared?.answers ?? []).map((all) => all[this.#at] as ChannelAnswer)
  }

  get #bests(): boolean[] {
    const { entered, lacksFulfilment } = this
    // What counts no sending isn't better than what does.
    const isSent = entered.shipping !== null || entered.fulfilment !== null
    const there = this.#answers.map(({ guadagno, unsaid }) =>
      unsaid === 'fulfilment' || (unsaid === 'shipping' && isSent) ? Number.NaN : guadagno,
    )
    return bestOf([lacksFulfilment ? Number.NaN : this.profit, ...there])
  }
}

for (const expense of expenses)
  Object.defineProperty(RowView.prototype, expense, {
    get(this: RowView) {
      return this.expense(expense)
    },
  })
