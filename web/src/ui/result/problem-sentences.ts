import type { FormProblem } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { addedFieldNames } from './added-field-names.ts'

const names = { ...strings.calculator.fields, ...addedFieldNames }

const sentences = {
  negative: (field: string) => `${field}: l'importo non può essere negativo.`,
  required: (field: string) => `${field}: inserisci un importo maggiore di zero.`,
  invalid: (field: string) => `${field}: il valore non è valido.`,
} satisfies Record<FormProblem['code'], (field: string) => string>

/** Of a field of several inputs, what is to be filled in. */
const ofSeveralInputs: Partial<Record<FormProblem['field'], string>> = {
  logisticaAmazon: `${names.logisticaAmazon}: scrivi i tre lati e il peso del pezzo.`,
}

/** What keeps a form from a result, a sentence for each problem. */
export const problemSentences = (problems: readonly FormProblem[]): string[] =>
  problems.map(({ field, code }) => ofSeveralInputs[field] ?? sentences[code](names[field]))
