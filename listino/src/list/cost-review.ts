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
  /** The first of them, those that rise most in front. */
  rows: readonly ShownCostChange[]
}

/** So many are shown. */
const mostShown = 200
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

/** What changes of costs come to, by the terms of a list. */
export async function reviewOf(
  changes: readonly CostChange[],
  articles: Articles,
  terms: Terms,
  pause: Pause,
): Promise<CostReview> {
  const basis = basisOf(terms)
  const sorted = changes.toSorted((one, other) => riseOf(other) - riseOf(one))
  const rows: ShownCostChange[] = []
  let [falling, over50] = [0, 0]
  for (const [at, change] of sorted.entries()) {
    if (at % atOnce === 0) await pause()
    const { id, before, after, includesVAT } = change
    const form = articleForm(id, articles, terms)
    const now = verdictOf({ ...form, costo: writeAmount(before, 2) }, basis)
    const costoIncludesIVA = includesVAT ?? form.costoIncludesIVA
    const then = verdictOf({ ...form, costo: writeAmount(after, 2), costoIncludesIVA }, basis)
    over50 += Number(risesByHalf(change))
    falling += Number(now.reaches && !then.reaches)
    if (rows.length === mostShown) continue
    const { sku, name } = articles.texts
    rows.push({
      ...{ id, before, after, sku: sku.at(id), name: name.at(id) },
      currency: ratesOf(form).country.currency,
      marginBefore: now.margin,
      marginAfter: then.margin,
    })
  }
  return { count: changes.length, over50, falling, rows }
}
