import type { CalculationData, FieldCode } from '@margine/contract'
import { saveRequest } from '@margine/contract/schemas/calculation'
import { calculate, type FormProblem } from '@margine/engine'
import { z } from 'zod'

const fieldCodes = {
  negative: 'negative-amount',
  required: 'missing-amount',
  invalid: 'invalid',
} as const satisfies Record<FormProblem['code'], FieldCode>

/**
 * What is asked to be saved, read into what is stored: the result is the engine's own, whatever else
 * the request may hold.
 */
export const calculatedRequest: z.ZodType<Required<CalculationData>> = saveRequest.transform(
  (asked, { issues }) => {
    const calculation = calculate(asked.formData)
    if (calculation.ok) return { ...asked, result: calculation.result }
    for (const { field, code } of calculation.problems)
      issues.push({
        code: 'custom',
        path: ['formData', field],
        message: fieldCodes[code],
        input: asked.formData,
      })
    return z.NEVER
  },
)
