import type { FormProblem } from '@margine/engine'
import { strings } from '../../strings.ts'

const { fields, addedFields } = strings.calculator
const names = { ...fields, ...addedFields }

/** What keeps a form from a result, a sentence for each problem. */
export const problemSentences = (problems: readonly FormProblem[]): string[] =>
  problems.map(({ field, code }) => strings.results.problem[code](names[field]))
