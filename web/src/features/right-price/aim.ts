import {
  figuresOf,
  goalOf,
  isPercentTarget,
  largestAmount,
  pricesOf,
  type Rates,
  readTarget,
  type Sale,
  type Target,
  type TargetProblem,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { percentAsUnderstood } from '../../calculation/typed-percent.ts'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import { roundUp } from './curve/range.ts'

export type TargetKind = Target['kind']

/** What a seller aims at: one of the kinds, and what was last chosen of each; null until something was. */
export type Aim = { kind: TargetKind; texts: Readonly<Record<TargetKind, string | null>> }

export const firstAim: Aim = {
  kind: 'margine',
  texts: { margine: null, guadagno: null, ricarico: null, dopoImposte: null },
}

export const withText = (aim: Aim, text: string): Aim => ({
  ...aim,
  texts: { ...aim.texts, [aim.kind]: text },
})

/** The kinds there are to choose from; one that is chosen stays, so that it can be told why it doesn't work. */
export const kindsFor = ({ taxes }: Rates, chosen: TargetKind): TargetKind[] =>
  taxes !== null || chosen === 'dopoImposte'
    ? ['margine', 'guadagno', 'ricarico', 'dopoImposte']
    : ['margine', 'guadagno', 'ricarico']

/** A margin that leaves room for discounts and surprises; the markup that is nearest to it. */
const firstPercents = { margine: 20, ricarico: 25 } as const

/** Half of the currency's unit: what a first amount is rounded to. */
const half = 0.5

/** Where a kind begins: amounts near what the first margin leaves of this sale. */
function firstValue(kind: TargetKind, sale: Sale, rates: Rates): number {
  if (isPercentTarget(kind)) return firstPercents[kind]
  const target: Target = { kind: 'margine', percent: firstPercents.margine }
  const [interval] = pricesOf(sale, rates, target).prices
  const goal = goalOf({ kind, amount: 0 }, rates)
  if (interval === undefined || goal === null) return half
  const amount = goal.figureOf(figuresOf({ ...sale, prezzoVendita: interval.from }, rates))
  return Math.max(half, Math.round(amount / half) * half)
}

/** A value of a kind as its field shows it. */
export const writeTarget = (kind: TargetKind, value: number): string =>
  writeAmount(value, isPercentTarget(kind) ? 0 : 2)

const percentSteps: Record<'margine' | 'ricarico', SliderSteps> = {
  margine: { min: 0, max: 60, step: 1 },
  ricarico: { min: 0, max: 200, step: 5 },
}

/** How far the value of a kind can be slid. */
function stepsFor(kind: TargetKind, first: number): SliderSteps {
  if (isPercentTarget(kind)) return percentSteps[kind]
  const most = roundUp(first * 3, [1, 2, 5])
  return { min: 0, max: Math.min(most, largestAmount), step: most / 100 }
}

/** An aim as its fields show it, and the target it comes to; null where it can't be read. */
export type ReadAim = {
  text: string
  value: number
  steps: SliderSteps
  problem: TargetProblem | null
  target: Target | null
}

/** What the field of a kind shows once it is left: what was understood; what was not stays as typed. */
export const asUnderstood = (kind: TargetKind, text: string): string =>
  isPercentTarget(kind) ? percentAsUnderstood(text) : writeAsUnderstood(text)

/**
 * What an aim comes to for a sale.
 *
 * @example
 * readAim(withText(firstAim, '22,5'), sale, rates).target // { kind: 'margine', percent: 22.5 }
 */
export function readAim({ kind, texts }: Aim, sale: Sale, rates: Rates): ReadAim {
  const first = firstValue(kind, sale, rates)
  const text = texts[kind] ?? writeTarget(kind, first)
  return { text, steps: stepsFor(kind, first), ...readTarget(kind, text) }
}
