import type { AmountField, FormProblem } from '@margine/engine'
import { strings } from '../../application-strings.ts'

/** What the fields beyond the specification are called where their section is out of view. */
export const addedFieldNames: Record<Exclude<FormProblem['field'], AmountField>, string> = {
  tariffe: 'Giorno delle tariffe',
  aliquotaIVA: 'IVA del prodotto',
  'imposte.coefficiente': 'Coefficiente di redditività',
  'commissionePropria.percentuale': 'La tua percentuale',
  'commissionePropria.fissa': 'La tua quota fissa',
  'commissionePropria.minima': 'Il tuo minimo',
  spedizioneIncassata: 'Spedizione pagata dal cliente',
  'pagamento.percentuale': 'Percentuale del servizio di pagamento',
  'pagamento.fissa': 'Quota fissa del servizio di pagamento',
  logisticaAmazon: 'Logistica di Amazon (FBA)',
  'resi.percentuale': 'Resi',
  'resi.rivendibili': 'Resi rivendibili',
  'resi.costo': 'Costo di un reso',
}

const names = { ...strings.calculator.fields, ...addedFieldNames }

const sentences = {
  negative: (field: string) => `${field}: l'importo non può essere negativo.`,
  required: (field: string) => `${field}: inserisci un importo maggiore di zero.`,
  invalid: (field: string) => `${field}: il valore non è valido.`,
} satisfies Record<FormProblem['code'], (field: string) => string>

/** Of a field of several inputs, what is to be filled in. */
const ofSeveralInputs: Partial<Record<FormProblem['field'], string>> = {
  logisticaAmazon: `${names.logisticaAmazon}: scrivi la tariffa o, in Italia con le tariffe di una data, i tre lati e il peso del pezzo; i mesi, se li scrivi, in numeri e con lati e peso.`,
}

/** What keeps a form from a result, a sentence for each problem. */
export const problemSentences = (problems: readonly FormProblem[]): string[] =>
  problems.map(({ field, code }) => ofSeveralInputs[field] ?? sentences[code](names[field]))
