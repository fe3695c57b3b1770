import { readAmount } from '@margine/engine'
import { strings } from '../application-strings.ts'

const words = strings.calculator.amountHints

/** Why a number can't be used as it was typed; null where it can. */
export function amountProblem(text: string): string | null {
  const { value, problem } = readAmount(text)
  if (problem !== null) return words[problem]
  return value < 0 ? words.negative : null
}
