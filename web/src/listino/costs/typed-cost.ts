import { readAmount } from '@margine/engine'
import type { CostPart } from '@margine/listino'
import { amountOf, words } from './words.ts'

const { problem: problems } = words

/** An amount as it is typed, beside what it was. */
export type TypedAmount = { text: string; was: number | undefined }

export const typedFrom = (was: number | undefined): TypedAmount => ({
  text: was === undefined ? '' : amountOf(was),
  was,
})

/** What a text for a part comes to; undefined for a blank one. What isn't touched stays to its last digit. */
export function amountIn({ text, was }: TypedAmount): number | undefined {
  if (text.trim() === '') return undefined
  return was !== undefined && text === amountOf(was) ? was : readAmount(text).value
}

/** Why a text is no amount of a part; null for one that is, and for a blank one. */
export function problemIn(part: CostPart, { text }: Pick<TypedAmount, 'text'>): string | null {
  if (text.trim() === '') return null
  const { value, problem } = readAmount(text)
  if (problem !== null) return problems[problem]
  if (value < 0) return problems.negative
  return part === 'cost' && value === 0 ? problems.zero : null
}
