import { readAmount } from '@margine/engine'
import type { CostPart } from '@margine/listino'
import { amountOf, words } from './words.ts'

const { problem: problems } = words

/** An amount as it is typed, beside what it was, where there was one. */
export type TypedAmount = { text: string; was?: number | undefined }

export const typedFrom = (was: number | undefined): TypedAmount => ({
  text: was === undefined ? '' : amountOf(was),
  was,
})

/** Whether it is as it was, be it that nobody knows it. */
const isUntouched = ({ text, was }: TypedAmount): boolean =>
  was !== undefined && text === amountOf(was)

/** What a text for a part comes to; undefined for a blank one. What isn't touched stays to its last digit. */
export function amountIn(typed: TypedAmount): number | undefined {
  const { text, was } = typed
  if (text.trim() === '') return undefined
  return isUntouched(typed) ? was : readAmount(text).value
}

/** Why a text is no amount of a part; null for one that is, for a blank one, and for one that isn't touched. */
export function problemIn(part: CostPart, typed: TypedAmount): string | null {
  const { text } = typed
  if (text.trim() === '' || isUntouched(typed)) return null
  const { value, problem } = readAmount(text)
  if (problem !== null) return problems[problem]
  if (value < 0) return problems.negative
  return part === 'cost' && value === 0 ? problems.zero : null
}
