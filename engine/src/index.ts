export { type Advice, adviseOn, type NextVerdict } from './advice.ts'
export {
  type AmountProblem,
  largestAmount,
  readAmount,
  readNumber,
  writeAmount,
  writeAsUnderstood,
} from './amount.ts'
export {
  type BreakdownColor,
  type BreakdownItem,
  type Calculation,
  type CalculationResult,
  type CommissionAnalysis,
  calculate,
  type Problem,
} from './calculate.ts'
export { amazonCategories } from './catalogue/amazon.ts'
export type { Category } from './catalogue/category.ts'
export { type Country, type Currency, countries, countryOf } from './catalogue/countries.ts'
export { manomanoCategories } from './catalogue/manomano.ts'
export {
  type Basis,
  type CategoryTable,
  type Marketplace,
  marketplaces,
} from './catalogue/marketplaces.ts'
export type { Source } from './catalogue/source.ts'
export { categoryTableOf, type FeeRule, feeRuleOf, withFlatRate, wordsOf } from './fee-rule.ts'
export {
  type AmountField,
  amountFields,
  type CalculationFormData,
  changeField,
  defaultFormData,
  primeApplies,
} from './form.ts'
export { type Lever, leversOf } from './levers.ts'
export { type ProfitPart, profitChange } from './profit-change.ts'
export type { Rate } from './rate.ts'
export { roundToCents } from './rounding.ts'
export {
  type QuickScenario,
  quickScenario,
  quickScenarios,
  type Scenario,
  type ScenarioField,
  type ScenarioProblem,
  type Simulation,
  type SliderRange,
  simulate,
  sliderRanges,
  type Trial,
  trialOf,
} from './scenarios.ts'
export {
  betterPriceBelow,
  type CostField,
  costForMargin,
  lowestPriceForMargin,
  priceForMargin,
} from './target.ts'
export {
  type Band,
  bandOf,
  bands,
  isLoss,
  isNearBorder,
  ricaricoOf,
  type Verdict,
  verdictOf,
} from './verdict.ts'
