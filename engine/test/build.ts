import { expect } from 'vitest'
import {
  type BreakdownItem,
  type CalculationFormData,
  type CalculationResult,
  calculate,
  defaultFormData,
  type Fee,
  type FeeRule,
  type Figures,
  figuresOf as figuresOfSale,
  type Rate,
  type Rates,
  ratesOf,
  readSale,
  type Sale,
} from '../src/index.ts'

/** A form that calculates, different from the default only where a test says so. */
export function buildForm(overrides: Partial<CalculationFormData> = {}): CalculationFormData {
  return { ...defaultFormData, costo: '10', prezzoVendita: '39,90', ...overrides }
}

/** The result of a form, or a failed test where there is none. */
export function resultOf(form: CalculationFormData): CalculationResult {
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error(`No result: ${JSON.stringify(calculation.problems)}`)
  return calculation.result
}

/** A form as what searches take: its numbers and its rates. */
export const saleOf = (form: CalculationFormData): [Sale, Rates] => [readSale(form), ratesOf(form)]

/** The figures of a form that has a result. */
export const buildFigures = (overrides: Partial<CalculationFormData> = {}): Figures =>
  figuresOfSale(...saleOf(buildForm(overrides)))

/** The rate of a rule's commission. */
export function rateOf({ fees }: Pick<FeeRule, 'fees'>): Rate {
  const rates = fees.flatMap((fee) => (fee.kind === 'commission' ? [fee.rate] : []))
  const [rate] = rates
  if (rate === undefined || rates.length > 1) throw new Error('Not one rate')
  return rate
}

/** The closing fee among fees, 0 where there is none. */
export const closingOf = (fees: readonly Fee[]): number =>
  fees.reduce((sum, fee) => (fee.kind === 'closing' ? sum + fee.amount : sum), 0)

export function buildResult(overrides: Partial<CalculationFormData> = {}): CalculationResult {
  return resultOf(buildForm(overrides))
}

export function commissionItemOf({ breakdown }: CalculationResult): BreakdownItem | undefined {
  return breakdown.find(({ color }) => color === 'commissione')
}

/** The commission of a form: 0 where the breakdown leaves it out. */
export function commissionOf(overrides: Partial<CalculationFormData>): number {
  return commissionItemOf(buildResult(overrides))?.value ?? 0
}

/** Equal but for double noise: 1e-9, relative above 1. */
export function expectClose(actual: number, expected: number, what = ''): void {
  const distance = Math.abs(actual - expected)
  const said = `${what} ${actual} instead of ${expected}`.trim()
  expect(distance, said).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))
}

/** Every number inside a value, however deep, by its path. */
export function figuresOf(value: unknown, path = ''): [path: string, figure: number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, `${path}.${key}`))
}

/** Fails for NaN, the infinities and -0 anywhere inside a value. */
export function expectPlainFigures(value: unknown): void {
  const odd = figuresOf(value).filter(([, x]) => !Number.isFinite(x) || Object.is(x, -0))
  expect(odd).toEqual([])
}

/** Keys that name no row but exist on objects, or nearly name one. */
export const strangeKeys = [
  '',
  ' ',
  'unknown',
  'Amazon',
  'amazon ',
  'BASE',
  'it',
  'toString',
  'valueOf',
  'constructor',
  'hasOwnProperty',
  '__proto__',
  'prototype',
]
