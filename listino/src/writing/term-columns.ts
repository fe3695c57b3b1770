import { type CalculationFormData, ratesOf } from '@margine/engine'
import { conditionsColumn, conditionsInWords, conditionsOf } from '../articles/conditions.ts'
import { reducedVAT } from '../layouts/vat.ts'
import type { Row } from '../list/row.ts'
import { afterTaxColumn, type ResultColumn, resultColumns } from './result-columns.ts'

const yesOrNo = (is: boolean): string => (is ? 'si' : 'no')

/** The columns that say by which terms prices and costs were calculated: reading the file back needs them. */
function termColumns(form: CalculationFormData, reduced: string): ResultColumn[] {
  const ofAll = form.aliquotaIVA?.trim() ?? ''
  const vatOf = ({ saidVAT }: Row) =>
    ofAll || (saidVAT === reducedVAT ? reduced.trim() : (saidVAT ?? ''))
  const said: Record<string, (row: Row) => string> = {
    marketplace: () => form.marketplace,
    prezzo_con_iva: () => yesOrNo(form.prezzoIncludesIVA),
    costo_con_iva: ({ costIncludesVAT }) => yesOrNo(costIncludesVAT ?? form.costoIncludesIVA),
    regime: () => form.regime ?? 'ordinario',
    iva: vatOf,
    foglio: ({ sheet }) => sheet,
  }
  return Object.entries(said).map(([name, value]) => ({ name, kind: 'text', value }))
}

/**
 * The columns of results that were calculated by a form.
 *
 * @param reduced what a reduced rate of VAT is in percent, where files don't tell
 */
export const columnsBy = (form: CalculationFormData, reduced = ''): readonly ResultColumn[] => [
  ...resultColumns,
  ...termColumns(form, reduced),
  ...(form.regime === 'forfettario' ? [afterTaxColumn] : []),
]

/** What else results were calculated by, in a column where there is something to say. */
export function conditionColumns(
  form: CalculationFormData,
  name: string = conditionsColumn.name,
): readonly ResultColumn[] {
  const said = conditionsInWords(conditionsOf(form))
  return said === '' ? [] : [{ name, kind: 'text', value: () => said }]
}

/** The name of the form's marketplace, as people know it. */
export const marketplaceName = (form: CalculationFormData): string =>
  ratesOf(form).cards.marketplaces[form.marketplace]?.label ?? form.marketplace
