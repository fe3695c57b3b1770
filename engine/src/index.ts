export {
  type AddedFields,
  addedDefaults,
  type FbaPiece,
  isSpecified,
  type OwnCommission,
  type PaymentTerms,
  type ReturnTerms,
  saysContributions,
  type TaxSettings,
  withoutDefaults,
} from './added-fields.ts'
export type { InvalidField } from './added-problems.ts'
export { type Advice, type AdvisedGoal, adviseOn, type NextVerdict } from './advice.ts'
export { onItsMarketplace } from './after-change.ts'
export { isPercent } from './amounts/percentage.ts'
export { type AmountProblem, largestAmount, readAmount, readNumber } from './amounts/read.ts'
export { readPercent } from './amounts/read-percent.ts'
export { roundToCents, withoutNoise } from './amounts/rounding.ts'
export { writeAmount, writeAsUnderstood } from './amounts/write.ts'
export { type BreakdownItem, type Voce, voci } from './breakdown.ts'
export { type AfterTaxColumns, afterTaxColumns, afterTaxes } from './bulk/after-taxes.ts'
export { type BetterColumns, betterColumns, betterPrices } from './bulk/better-prices.ts'
export { binOf } from './bulk/bins.ts'
export { type BulkColumns, rowsFrom } from './bulk/columns.ts'
export { type Wanted, wantedOf } from './bulk/conditions.ts'
export { lowestPrices } from './bulk/lowest-prices.ts'
export { type Direction, sortedRows, sorting } from './bulk/order.ts'
export { type PriceGroups, priceGrouping, priceGroupsOf } from './bulk/price-groups.ts'
export { type FigureColumns, figureColumns, recalculate } from './bulk/recalculate.ts'
export { firstRows, selectedRows } from './bulk/selection.ts'
export { compileTariffs, type Tariff, type Tariffs } from './bulk/tariffs.ts'
export { type TriedSummary, triedSummary } from './bulk/tried-summary.ts'
export { lastLoss, lastTaxedAway, verdictAt, verdicts } from './bulk/verdicts.ts'
export { asItIs, priceIn, type WhatIf } from './bulk/what-if.ts'
export {
  calculate,
  calculateForm,
  type FormCalculation,
  type FormProblem,
} from './calculate.ts'
export { changeField, type FieldChange } from './change-field.ts'
export { type ComparedRow, type Comparison, type CostsElsewhere, compare } from './compare.ts'
export type { ChosenCategories, ComparedCategory } from './compared-category.ts'
export { dayAfter, daysUntil, isFuture, isMonth } from './days.ts'
export { type DueDate, dueDates } from './due-dates.ts'
export { explain } from './explain/explain.ts'
export type { Step, StepName, StepRule } from './explain/step.ts'
export { type Explanation, stepsOf } from './explain/steps-of.ts'
export { type CostKind, costKinds, type Figures, figuresOf } from './figures.ts'
export { type FixedCost, fixedCostsIn, piecesToPay } from './fixed-costs.ts'
export {
  type AmountField,
  amountFields,
  type CalculationFormData,
  defaultFormData,
  isOwnShop,
  isSameForm,
  normalForm,
  notInItaly,
  primeApplies,
  type SpecifiedFields,
} from './form.ts'
export { deductionOn, incomeTaxOn } from './income-tax.ts'
export { invalidFieldsOf } from './invalid-fields.ts'
export { type KeyField, knownKeys, unknownKeysOf } from './known-keys.ts'
export { monthTyped } from './month-typed.ts'
export { curve, deadZones, pricesFor } from './pricing.ts'
export { categoryAlike } from './product-kinds.ts'
export { type ProfitPart, profitChange } from './profit-change.ts'
export { ratesOf } from './rates/asked-rates.ts'
export { datedCards } from './rates/cards/dated.ts'
export { margine131 } from './rates/cards/margine-1.3.1.ts'
export type { Cards } from './rates/cards.ts'
export type { Country, Currency } from './rates/countries.ts'
export { saidFeeOf } from './rates/fba.ts'
export type { FbaCard, FbaDoubt } from './rates/fba-card.ts'
export { fbaCardOf } from './rates/fba-offer.ts'
export {
  type Fee,
  type FeeKind,
  type FeeLine,
  isPercentage,
  type LineKind,
} from './rates/fee.ts'
export { type FeeRule, isFree, wordsOf } from './rates/fee-rule.ts'
export { type MarketplaceHistory, rateHistory } from './rates/history.ts'
export type { Fulfilment, Logistics, Storage } from './rates/logistics.ts'
export { isOwnPayment, isPaymentKnown } from './rates/payment.ts'
export { type PaymentService, paymentServiceOf, paymentServices } from './rates/payment-services.ts'
export type { PublishedCard, PublishedCategory } from './rates/published-card.ts'
export type { Rate } from './rates/rate.ts'
export type { Category, CategoryTable, DatedCard, RateCard } from './rates/rate-card.ts'
export { hasOnePrice, type Rates, ratesFrom } from './rates/rates.ts'
export { ruleInWords } from './rates/rule-in-words.ts'
export type { Source } from './rates/sources.ts'
export { feesInWords } from './rates/words.ts'
export {
  type CalculationResult,
  type CommissionAnalysis,
  nominaleOf,
  resultOf,
} from './result.ts'
export type { Returns } from './returns.ts'
export { type DayTakings, type RevenueLimit, revenueLimit } from './revenue-limit.ts'
export { type Problem, problemsOf, readSale, type Sale } from './sale.ts'
export {
  type QuickScenario,
  quickScenario,
  quickScenarios,
  type Scenario,
  type ScenarioField,
  type Simulation,
  simulate,
  sliderRanges,
  type Trial,
  trialOf,
} from './scenarios.ts'
export {
  type SettingLeaf,
  settingIn,
  settingLeaves,
  settings,
  withSetting,
} from './setting-values.ts'
export {
  addedSettings,
  type Leaf,
  type SettingName,
  type SettingRow,
  settingNames,
} from './settings.ts'
export { asShared } from './shared-form.ts'
export { type CurvePiece, type CurvePoint, curveOf } from './solve/curve.ts'
export { betterPriceBelow, type DeadZone, deadZonesOf } from './solve/dead-zones.ts'
export { endingsIn } from './solve/endings.ts'
export { type Goal, goalOf, reaches, type Target } from './solve/goal.ts'
export {
  breakEvenAcos,
  type CostField,
  type Discount,
  largestCommission,
  largestCost,
  largestDiscount,
} from './solve/largest.ts'
export { type Lever, leversOf } from './solve/levers.ts'
export {
  type NoPriceReason,
  type PriceInterval,
  type PriceSet,
  pricesOf,
} from './solve/prices-for.ts'
export { costForMargin, lowestPriceForMargin, priceForMargin } from './solve/target.ts'
export { isPercentTarget, readTarget, type TargetProblem } from './solve/typed-target.ts'
export { isProvisional, reduced, type TaxRules, taxRulesIn, taxRulesOf } from './tax-rules.ts'
export { type TaxYear, type TaxYearInput, taxYear } from './tax-year.ts'
export { afterTaxMarginOf, type TaxedSale, type Taxes } from './taxes.ts'
export {
  type Band,
  bandOf,
  bands,
  isLoss,
  isNearBorder,
  judgedTaxes,
  leavesNothing,
  ricaricoOf,
  type Verdict,
  verdictBy,
  verdictOf,
} from './verdict.ts'
export { yearContributions } from './year-contributions.ts'
