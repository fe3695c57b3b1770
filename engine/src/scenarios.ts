import { largestAmount, readNumber, writeAmount } from './amount.ts'
import { type CalculationResult, calculate, type Problem } from './calculate.ts'
import { type FeeRule, feeRuleOf, withFlatRate } from './fee-rule.ts'
import type { CalculationFormData } from './form.ts'
import { withoutNoise } from './rounding.ts'

/** What a scenario tries out in place of a form's own amounts, which are texts as there. */
export type Scenario = Pick<CalculationFormData, 'prezzoVendita' | 'costo' | 'spedizione'> & {
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

const percentOf = (text: string, percent: number) => {
  const amount = withoutNoise((readNumber(text) * percent) / 100)
  return writeAmount(Math.min(amount, largestAmount), 2)
}

/**
 * A quick scenario of a form, its values exact: 10 % more than 39.99 is 43.989.
 *
 * @param nominale the nominal percentage that the form's result tells
 * @example
 * quickScenario('prezzoPiu10', { ...defaultFormData, prezzoVendita: '39,99' }, 15).prezzoVendita // '43,989'
 */
export function quickScenario(
  name: QuickScenario,
  form: CalculationFormData,
  nominale: number,
): Scenario {
  const { prezzoVendita, costo, spedizione } = form
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
 * How far each value can be slid, from what the form holds.
 *
 * @param nominale the nominal percentage that the form's result tells
 * @example
 * sliderRanges({ ...defaultFormData, prezzoVendita: '39,90' }, 15).prezzoVendita // { min: 19.95, max: 100, step: 0.5 }
 */
export function sliderRanges(
  form: CalculationFormData,
  nominale: number,
): Record<ScenarioField, SliderRange> {
  const price = readNumber(form.prezzoVendita)
  const cost = readNumber(form.costo)
  const shipping = readNumber(form.spedizione)
  return {
    prezzoVendita: { min: price / 2, max: Math.max(100, price * 1.5), step: 0.5 },
    costo: { min: cost / 2, max: Math.max(50, cost * 1.5), step: 0.5 },
    spedizione: { min: 0, max: Math.max(20, shipping * 2), step: 0.25 },
    commissione: { min: 0, max: Math.max(30, withoutNoise(nominale + 5)), step: 0.1 },
  }
}

/** What is calculated for a scenario: a form like any other, and the rule it is charged by. */
export type Trial = { form: CalculationFormData; rule: FeeRule }

/**
 * A scenario as the engine calculates it: everything it leaves alone stays as in the form, and a
 * flat percentage keeps the rule's basis and closing fee.
 *
 * @example
 * const scenario = quickScenario('commissionePiu5', defaultFormData, 15)
 * trialOf(defaultFormData, scenario).rule.rate // { kind: 'flat', percent: 20 }
 */
export function trialOf(form: CalculationFormData, scenario: Scenario): Trial {
  const { commissione, ...amounts } = scenario
  const rule = feeRuleOf(form)
  return {
    form: { ...form, ...amounts },
    rule: commissione === null ? rule : withFlatRate(rule, commissione),
  }
}

export type ScenarioProblem = Omit<Problem, 'field'> & { field: Problem['field'] | 'commissione' }

export type Simulation =
  | { ok: true; result: CalculationResult }
  | { ok: false; problems: ScenarioProblem[] }

/**
 * What a scenario would leave: the ordinary calculation, with the scenario's amounts and its rule.
 *
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * const simulation = simulate(form, quickScenario('commissionePiu5', form, 15))
 * simulation.ok && simulation.result.analisiCommissioni.nominale // 20
 */
export function simulate(form: CalculationFormData, scenario: Scenario): Simulation {
  const trial = trialOf(form, scenario)
  const calculation = calculate(trial.form, trial.rule)
  if ((scenario.commissione ?? 0) >= 0) return calculation
  const problems: ScenarioProblem[] = calculation.ok ? [] : calculation.problems
  return { ok: false, problems: [...problems, { field: 'commissione', code: 'negative' }] }
}
