import { type AmountProblem, readAmount } from '../amounts/read.ts'
import type { Target } from './goal.ts'

type Kind = Target['kind']

/** Why a text is no target. */
export type TargetProblem = 'empty' | 'negative' | AmountProblem

/**
 * Whether a kind of target is a percentage; the others are amounts.
 *
 * @example
 * isPercentTarget('ricarico') // true
 */
export const isPercentTarget = (kind: Kind): kind is 'margine' | 'ricarico' =>
  kind === 'margine' || kind === 'ricarico'

function problemIn(text: string): TargetProblem | null {
  const { value, problem } = readAmount(text)
  if (problem !== null) return problem
  if (text.trim() === '') return 'empty'
  return value < 0 ? 'negative' : null
}

/**
 * The target that a text stands for: a number from 0 to the largest amount, a percentage with `%` after it or not.
 *
 * @returns the number read as well, 0 where there is none; `target` is null where there is a problem
 * @example
 * readTarget('margine', '22,5 %').target // { kind: 'margine', percent: 22.5 }
 * readTarget('guadagno', ' ').problem // 'empty'
 */
export function readTarget(
  kind: Kind,
  text: string,
): { value: number; problem: TargetProblem | null; target: Target | null } {
  const bare = isPercentTarget(kind) ? text.replace(/\s*%\s*$/, '') : text
  const { value } = readAmount(bare)
  const problem = problemIn(bare)
  const target: Target = isPercentTarget(kind) ? { kind, percent: value } : { kind, amount: value }
  return { value, problem, target: problem === null ? target : null }
}
