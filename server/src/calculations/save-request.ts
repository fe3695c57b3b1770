import type { CalculationData, FieldCode } from '@margine/contract'
import { saveRequest } from '@margine/contract/schemas/calculation'
import {
  addedDefaults,
  type CalculationFormData,
  calculate,
  type FormProblem,
  type InvalidField,
  isFuture,
  onItsMarketplace,
  settingLeaves,
  withoutDefaults,
} from '@margine/engine'
import { z } from 'zod'

const amountCodes = {
  negative: 'negative-amount',
  required: 'missing-amount',
} as const satisfies Record<string, FieldCode>

const kinds: ReadonlyMap<string, string> = new Map(
  settingLeaves.map(({ path, leaf }) => [path, leaf.kind]),
)

function invalidCodeOf(field: InvalidField): FieldCode {
  if (field === 'tariffe') return 'unreadable-date'
  if (field === 'logisticaAmazon') return 'invalid-logistics'
  // Advertising, an amount too, is told here as a percentage that is none.
  const isAmount = field !== 'pubblicita' && kinds.get(field) === 'amount'
  return isAmount ? 'invalid-amount' : 'invalid-percentage'
}

type Refusal = { field: FormProblem['field']; code: FieldCode }

const refusalOf = (problem: FormProblem): Refusal => ({
  field: problem.field,
  code: problem.code === 'invalid' ? invalidCodeOf(problem.field) : amountCodes[problem.code],
})

/** The rates of a day that has not come yet are not known. */
function futureIn({ tariffe = addedDefaults.tariffe }: CalculationFormData): Refusal[] {
  const today = new Date().toISOString().slice(0, 10)
  return isFuture(tariffe, today) ? [{ field: 'tariffe', code: 'future-date' }] : []
}

/**
 * What is asked to be saved, read into what is stored: the form without what it holds by default, and the
 * engine's own result, whatever else the request may hold.
 */
export const calculatedRequest: z.ZodType<Required<CalculationData>> = saveRequest.transform(
  ({ name, formData: asked }, { issues }) => {
    const formData = withoutDefaults(onItsMarketplace(asked))
    const calculation = calculate(formData)
    const refusals = calculation.ok ? [] : calculation.problems.map(refusalOf)
    refusals.push(...futureIn(formData))
    if (calculation.ok && refusals.length === 0)
      return { name, formData, result: calculation.result }
    for (const { field, code } of refusals)
      issues.push({
        code: 'custom',
        path: ['formData', ...field.split('.')],
        message: code,
        input: asked,
      })
    return z.NEVER
  },
)
