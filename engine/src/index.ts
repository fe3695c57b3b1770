export { type Band, bandOf, bands, isNearBorder, ricaricoOf } from './advice.ts'
export {
  type AmountProblem,
  largestAmount,
  readAmount,
  readNumber,
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
export { categoryTableOf, type FeeRule, feeRuleOf } from './fee-rule.ts'
export {
  type AmountField,
  amountFields,
  type CalculationFormData,
  changeField,
  defaultFormData,
  primeApplies,
} from './form.ts'
export type { Rate } from './rate.ts'
export { roundToCents } from './rounding.ts'
