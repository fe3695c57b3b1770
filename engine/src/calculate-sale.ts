import { figuresOf } from './figures.ts'
import type { Rates } from './rates/rates.ts'
import { type CalculationResult, resultOf } from './result.ts'
import { type Problem, problemsOf, type Sale } from './sale.ts'

/** What a sale comes to, or why it comes to nothing. */
export type Calculation =
  | { ok: true; result: CalculationResult }
  | { ok: false; problems: Problem[] }

/**
 * What a sale leaves by given rates: see `calculate`.
 *
 * @example
 * calculateSale(readSale(form), ratesOf(form)) // calculate(form)
 */
export function calculateSale(sale: Sale, rates: Rates): Calculation {
  const problems = problemsOf(sale)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, result: resultOf(figuresOf(sale, rates), rates) }
}
