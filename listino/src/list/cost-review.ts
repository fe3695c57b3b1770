import {
  type CalculationFormData,
  figuresOf,
  goalOf,
  ratesOf,
  reaches,
  readSale,
  writeAmount,
} from '@margine/engine'
import { articleForm } from './article-form.ts'
import type { Articles } from './articles.ts'
import { basisOf, type Terms } from './terms.ts'
import type { Pause } from './turns.ts'

/** A purchase cost that a file changes. */
export type CostChange = {
  /** The article's place among all. */
  id: number
  before: number
  after: number
  /** Whether the new one includes VAT; null where the file doesn't say. */
  includesVAT: boolean | null
}

/** The same as it is shown, with the margin that it leaves before and after; NaN where nobody knows that. */
export type ShownCostChange = Pick<CostChange, 'id' | 'before' | 'after'> & {
  sku: string
  name: string
  currency: string
  marginBefore: number
  marginAfter: number
}

/** What a file of costs changes. */
export type CostReview = {
  /** How many costs change, and how many of them rise by more than half. */
  count: number
  over50: number
  /** How many articles reach the target and wouldn't any more. */
  falling: number
}

const atOnce = 2000

/** By how much a cost rises: 0,12 is 12 %. */
const riseOf = ({ before, after }: Pick<CostChange, 'before' | 'after'>): number =>
  after / before - 1

export const risesByHalf = (change: CostChange): boolean => riseOf(change) > 0.5

/** The margin of an article, and whether it reaches the target. */
function verdictOf(form: CalculationFormData, { target }: ReturnType<typeof basisOf>) {
  const rates = ratesOf(form)
  const figures = figuresOf(readSale(form), rates)
  const goal = goalOf(target, rates)
  return { margin: figures.margine, reaches: goal !== null && reaches(figures, goal) }
}

/** An article before and after a change: its verdicts, and the currency of its costs. */
function weighed(change: CostChange, articles: Articles, terms: Terms) {
  const { id, before, after, includesVAT } = change
  const form = articleForm(id, articles, terms)
  const costoIncludesIVA = includesVAT ?? form.costoIncludesIVA
  const basis = basisOf(terms)
  return {
    now: verdictOf({ ...form, costo: writeAmount(before, 2) }, basis),
    later: verdictOf({ ...form, costo: writeAmount(after, 2), costoIncludesIVA }, basis),
    currency: ratesOf(form).country.currency,
  }
}

/** Changes with those that rise most in front. */
export const byRise = (changes: readonly CostChange[]): CostChange[] =>
  changes.toSorted((one, other) => riseOf(other) - riseOf(one))

/** Which changes are asked for: those whose SKU or name has a text, and how many of them at most. */
export type ChangesQuery = { text: string; most: number }

/** The first of the changes that fit, and how many do. */
export function shownChanges(
  { text, most }: ChangesQuery,
  changes: readonly CostChange[],
  articles: Articles,
  terms: Terms,
): { rows: ShownCostChange[]; fitting: number } {
  const { sku, name } = articles.texts
  const sought = text.trim().toLowerCase()
  const fitting = changes.filter(({ id }) =>
    [sku, name].some((of) => of.at(id).toLowerCase().includes(sought)),
  )
  const rows = fitting.slice(0, most).map((change): ShownCostChange => {
    const { now, later, currency } = weighed(change, articles, terms)
    const { id, before, after } = change
    return {
      ...{ id, before, after, sku: sku.at(id), name: name.at(id), currency },
      marginBefore: now.margin,
      marginAfter: later.margin,
    }
  })
  return { rows, fitting: fitting.length }
}

/** What changes of costs come to, by the terms of a list. */
export async function reviewOf(
  changes: readonly CostChange[],
  articles: Articles,
  terms: Terms,
  pause: Pause,
): Promise<CostReview> {
  let [falling, over50] = [0, 0]
  for (const [at, change] of changes.entries()) {
    if (at % atOnce === 0) await pause()
    const { now, later } = weighed(change, articles, terms)
    over50 += Number(risesByHalf(change))
    falling += Number(now.reaches && !later.reaches)
  }
  return { count: changes.length, over50, falling }
}
