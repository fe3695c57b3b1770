import type { CalculationFormData } from '@margine/engine'
import { type ApiProblem, detailOf } from '../../api.ts'
import { afterColon } from '../../italian/after-colon.ts'
import { savedWords } from '../../italian/saved.ts'

/** Something that went wrong with what is saved, and what can be done about it. */
export interface SavedProblem {
  message: string
  remedy: Remedy | null
}

type Remedy =
  | {
      kind: 'retry'
      retry: () => void
      /** Offered only while this form is on the screen. */
      form?: CalculationFormData
    }
  | { kind: 'replace' }
  | { kind: 'signIn' }
  | { kind: 'reload' }

/** The limit is reached: said before asking the server, and when the server says so. */
export const limitProblem: SavedProblem = {
  message: savedWords.limit,
  remedy: { kind: 'replace' },
}

/** Problems that may be over when it is tried again. */
const temporary = new Set(['offline', 'unreadable', 'unavailable', 'internal-error', 'too-busy'])

/** What a call failed with, as the page says it. */
export function savedProblem(
  problem: ApiProblem,
  sentence: (message: string) => string,
  retry: () => void,
  form?: CalculationFormData,
): SavedProblem {
  if (problem.code === 'beta-limit') return limitProblem
  const message = sentence(afterColon(detailOf(problem)))
  if (problem.code === 'unauthenticated') return { message, remedy: { kind: 'signIn' } }
  if (problem.code === 'other-user') return { message, remedy: { kind: 'reload' } }
  return {
    message,
    remedy: temporary.has(problem.code) ? { kind: 'retry', retry, ...(form && { form }) } : null,
  }
}
