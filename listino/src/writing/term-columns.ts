import { type CalculationFormData, ratesOf } from '@margine/engine'
import { type ResultColumn, resultColumns } from './result-columns.ts'

const yesOrNo = (is: boolean): string => (is ? 'si' : 'no')

/** What prices and costs were reckoned by, in columns of their own: who reads the file again needs it. */
function termColumns(form: CalculationFormData): ResultColumn[] {
  const said = {
    marketplace: form.marketplace,
    prezzo_con_iva: yesOrNo(form.prezzoIncludesIVA),
    costo_con_iva: yesOrNo(form.costoIncludesIVA),
    regime: form.regime ?? 'ordinario',
    iva: form.aliquotaIVA?.trim() ?? '',
  }
  return Object.entries(said).map(([name, text]) => ({ name, kind: 'text', value: () => text }))
}

/** The columns of results that were reckoned by a form. */
export const columnsBy = (form: CalculationFormData): readonly ResultColumn[] => [
  ...resultColumns,
  ...termColumns(form),
]

/** The name of the form's marketplace, as people know it. */
export const marketplaceName = (form: CalculationFormData): string =>
  ratesOf(form).cards.marketplaces[form.marketplace]?.label ?? form.marketplace
