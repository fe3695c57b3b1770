import { added } from './added.ts'
import { isSpecified } from './added-fields.ts'
import type { InvalidField, Read } from './added-problems.ts'

const none: readonly InvalidField[] = []

/**
 * What can't be used of the added fields, in their order: of what the sale's regime does not read, nothing.
 *
 * @example
 * invalidFieldsOf({ tariffe: '2026-02-30', aliquotaIVA: '10' }) // ['tariffe']
 */
export const invalidFieldsOf = (form: Read): readonly InvalidField[] =>
  isSpecified(form) ? none : added.addedProblemsOf(form)
