import type { CalculationResult } from './calculate.ts'
import { type FeeRule, feeRuleOf } from './fee-rule.ts'
import type { CalculationFormData } from './form.ts'
import { costForMargin, lowestPriceForMargin, priceForMargin } from './target.ts'
import { bands, verdictOf } from './verdict.ts'

/** How to reach a margin by one change alone; null where that change alone doesn't get there. */
export type NextVerdict = { margine: number; prezzo: number | null; costo: number | null }

/** What the numbers of a sale allow, every amount as it would be entered. */
export type Advice = {
  /** The way to the next better verdict; null where there is no better one. */
  next: NextVerdict | null
  /** How low the price can go within the verdict; null in a loss and below the first border. */
  room: { margine: number; prezzo: number } | null
}

/**
 * What would bring a sale to the next better verdict, and what it can afford within its own.
 *
 * @param form a form that has a result
 * @param result the form's result
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * const calculation = calculate(form)
 * calculation.ok && adviseOn(form, calculation.result).next // { margine: 30, prezzo: 29.5, costo: 10.59 }
 */
export function adviseOn(
  form: CalculationFormData,
  result: CalculationResult,
  rule = feeRuleOf(form),
): Advice {
  const verdict = verdictOf(result)
  const reached = bands.find(({ band }) => band === verdict)?.from ?? null
  if (reached === null) return { next: waysTo(form, 0, rule), room: null }
  const better = bands.find(({ from }) => from > reached)
  const lowest = verdict === 'low' ? null : lowestPriceForMargin(form, reached, rule)
  return {
    next: better === undefined ? null : waysTo(form, better.from, rule),
    room: lowest === null ? null : { margine: reached, prezzo: lowest },
  }
}

function waysTo(form: CalculationFormData, margine: number, rule: FeeRule): NextVerdict {
  return {
    margine,
    prezzo: priceForMargin(form, margine, rule),
    costo: costForMargin(form, 'costo', margine, rule),
  }
}
