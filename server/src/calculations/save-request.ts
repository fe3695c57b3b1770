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
  withoutDefaults,
} from '@margine/engine'
import { z } from 'zod'

const amountCodes = {
  negative: 'negative-amount',
  required: 'missing-amount',
} as const satisfies Record<string, FieldCode>

const invalidCodes = {
  tariffe: 'unreadable-date',
  aliquotaIVA: 'invalid-percentage',
  'imposte.coefficiente': 'invalid-percentage',
  'commissionePropria.percentuale': 'invalid-percentage',
  'commissionePropria.fissa': 'invalid-amount',
  'commissionePropria.minima': 'invalid-amount',
  spedizioneIncassata: 'invalid-amount',
  pubblicita: 'invalid-percentage',
  'pagamento.percentuale': 'invalid-percentage',
  'pagamento.fissa': 'invalid-amount',
  logisticaAmazon: 'invalid-logistics',
  'resi.percentuale': 'invalid-percentage',
  'resi.rivendibili': 'invalid-percentage',
  'resi.costo': 'invalid-amount',
} as const satisfies Record<InvalidField, FieldCode>

type Refusal = { field: FormProblem['field']; code: FieldCode }

const refusalOf = (problem: FormProblem): Refusal => ({
  field: problem.field,
  code: problem.code === 'invalid' ? invalidCodes[problem.field] : amountCodes[problem.code],
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
