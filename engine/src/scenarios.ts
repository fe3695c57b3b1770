import { largestAmount } from './amounts/read.ts'
import { withoutNoise } from './amounts/rounding.ts'
import { calculateSale } from './calculate-sale.ts'
import { type Rates, withCommission } from './rates/rates.ts'
import type { CalculationResult } from './result.ts'
import type { Problem, Sale } from './sale.ts'

/** What a scenario tries out in place of a sale's own amounts, as entered. */
export type Scenario = Pick<Sale, 'prezzoVendita' | 'costo' | 'spedizione'> & {
  /** A flat percentage in place of the marketplace's rule; null applies the rule itself. */
  commissione: number | null
}

export type ScenarioField = keyof Scenario

/** The scenarios one press away, in their order; the first is the sale as it is. */
export const quickScenarios = [
  'situazioneAttuale',
  'prezzoPiu10',
  'costoMeno10',
  'commissionePiu5',
] as const

export type QuickScenario = (typeof quickScenarios)[number]

/** How far the value of a scenario can be slid, and in which steps. */
export type SliderRange = { min: number; max: number; step: number }

const percentOf = (amount: number, percent: number) =>
  Math.min(withoutNoise((amount * percent) / 100), largestAmount)

/**
 * A quick scenario of a sale, its values exact: 10 % more than 39.99 is 43.989.
 *
 * @param nominale the nominal percentage that the sale's result tells
 * @example
 * quickScenario('prezzoPiu10', readSale({ ...defaultFormData, prezzoVendita: '39,99' }), 15).prezzoVendita // 43.989
 */
export function quickScenario(name: QuickScenario, sale: Sale, nominale: number): Scenario {
  const { prezzoVendita, costo, spedizione } = sale
  const asItIs: Scenario = { prezzoVendita, costo, spedizione, commissione: null }
  switch (name) {
    case 'situazioneAttuale':
      return asItIs
    case 'prezzoPiu10':
      return { ...asItIs, prezzoVendita: percentOf(prezzoVendita, 110) }
    case 'costoMeno10':
      return { ...asItIs, costo: percentOf(costo, 90) }
    case 'commissionePiu5':
      return { ...asItIs, commissione: withoutNoise(nominale + 5) }
  }
}

/**
 * How far each value can be slid, from what the sale holds.
 *
 * @param nominale the nominal percentage that the sale's result tells
 * @example
 * sliderRanges(readSale({ ...defaultFormData, prezzoVendita: '39,90' }), 15).prezzoVendita // { min: 19.95, max: 100, step: 0.5 }
 */
export function sliderRanges(
  { prezzoVendita, costo, spedizione }: Sale,
  nominale: number,
): Record<ScenarioField, SliderRange> {
  return {
    prezzoVendita: { min: prezzoVendita / 2, max: Math.max(100, prezzoVendita * 1.5), step: 0.5 },
    costo: { min: costo / 2, max: Math.max(50, costo * 1.5), step: 0.5 },
    spedizione: { min: 0, max: Math.max(20, spedizione * 2), step: 0.25 },
    commissione: { min: 0, max: Math.max(30, withoutNoise(nominale + 5)), step: 0.1 },
  }
}

/** What is calculated for a scenario: a sale like any other, and the rates it is charged by. */
export type Trial = { sale: Sale; rates: Rates }

/**
 * A scenario as the engine calculates it: everything it leaves alone stays as in the sale, and a
 * flat percentage keeps the rule's basis and its other fees.
 *
 * @example
 * const trial = { sale: readSale(form), rates: ratesOf(form) }
 * trialOf(trial, quickScenario('commissionePiu5', trial.sale, 15)).rates.rule.fees
 * // [{ kind: 'commission', rate: { kind: 'flat', percent: 20 } }]
 */
export function trialOf({ sale, rates }: Trial, scenario: Scenario): Trial {
  const { commissione, ...amounts } = scenario
  return {
    sale: { ...sale, ...amounts },
    rates: commissione === null ? rates : withCommission(rates, commissione),
  }
}

type ScenarioProblem = Omit<Problem, 'field'> & { field: ScenarioField | Problem['field'] }

export type Simulation =
  | { ok: true; result: CalculationResult }
  | { ok: false; problems: ScenarioProblem[] }

/**
 * What a scenario would leave: the ordinary calculation, with the scenario's amounts and its rule.
 *
 * @example
 * const trial = { sale: readSale(form), rates: ratesOf(form) }
 * const simulation = simulate(trial, quickScenario('commissionePiu5', trial.sale, 15))
 * simulation.ok && simulation.result.analisiCommissioni.nominale // 20
 */
export function simulate(original: Trial, scenario: Scenario): Simulation {
  const { sale, rates } = trialOf(original, scenario)
  const calculation = calculateSale(sale, rates)
  if ((scenario.commissione ?? 0) >= 0) return calculation
  const problems: ScenarioProblem[] = calculation.ok ? [] : calculation.problems
  return { ok: false, problems: [...problems, { field: 'commissione', code: 'negative' }] }
}
