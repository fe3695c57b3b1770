import type { FormProblem } from './calculate.ts'
import type { CalculationFormData } from './form.ts'
import { invalidFieldsOf } from './invalid-fields.ts'
import { ratesOf } from './rates/asked-rates.ts'
import type { Rates } from './rates/rates.ts'
import { problemsOf, readSale, type Sale } from './sale.ts'
import { type CurvePiece, curveOf } from './solve/curve.ts'
import { type DeadZone, deadZonesOf } from './solve/dead-zones.ts'
import type { Target } from './solve/goal.ts'
import { type PriceSet, pricesOf } from './solve/prices-for.ts'

/** What is asked of a form at every price, or what keeps it from an answer. */
type Answer<Found> = ({ ok: true } & Found) | { ok: false; problems: FormProblem[] }

/** An answer about a form without reading its price; its other problems are those of `calculate`. */
function answer<Found>(
  form: CalculationFormData,
  find: (sale: Sale, rates: Rates) => Found,
): Answer<Found> {
  const sale = { ...readSale(form), prezzoVendita: 1 }
  const invalid = invalidFieldsOf(form).map((field) => ({ field, code: 'invalid' as const }))
  const problems: FormProblem[] = [...problemsOf(sale), ...invalid]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, ...find(sale, ratesOf(form)) }
}

/**
 * Every price, to the cent and as entered, at which a form reaches a target: see {@link pricesOf}.
 *
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '5,30' }
 * const found = pricesFor(form, { kind: 'margine', percent: 25 })
 * found.ok && found.prices // [{ from: 9.92, to: 10 }, { from: 11.41, to: null }]
 */
export const pricesFor = (form: CalculationFormData, target: Target): Answer<PriceSet> =>
  answer(form, (sale, rates) => pricesOf(sale, rates, target))

/**
 * The prices of a form that earn less than a lower one: see {@link deadZonesOf}.
 *
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4' }
 * const found = deadZones(form)
 * found.ok && found.zones[0]?.better // 10
 */
export const deadZones = (form: CalculationFormData): Answer<{ zones: DeadZone[] }> =>
  answer(form, (sale, rates) => ({ zones: deadZonesOf(sale, rates) }))

/**
 * Profit and margin of a form against its price: see {@link curveOf}.
 *
 * @example
 * const found = curve({ ...defaultFormData, costo: '10' })
 * found.ok && found.pieces.length // 1: a flat rate is one straight line
 */
export const curve = (form: CalculationFormData): Answer<{ pieces: CurvePiece[] }> =>
  answer(form, (sale, rates) => ({ pieces: curveOf(sale, rates) }))
