import { type CalculationFormData, ratesOf } from '@margine/engine'
import { conditionsColumn, conditionsInWords, conditionsOf } from '../articles/conditions.ts'
import { termTitles } from '../articles/term-titles.ts'
import { reducedVAT } from '../layouts/vat.ts'
import { type ResultColumn, type TitledColumn, text } from './result-column.ts'
import { afterTaxColumns, resultColumns } from './result-columns.ts'

const yesOrNo = (is: boolean): string => (is ? 'si' : 'no')

/** The name of the form's marketplace, as people know it. */
export const marketplaceName = (form: CalculationFormData): string =>
  ratesOf(form).cards.marketplaces[form.marketplace]?.label ?? form.marketplace

/** The columns that say by which terms prices and costs were calculated: reading the file back needs them. */
function termColumns(form: CalculationFormData, reduced: string): TitledColumn[] {
  const ofAll = form.aliquotaIVA?.trim() ?? ''
  const price = yesOrNo(form.prezzoIncludesIVA)
  return [
    text(
      'marketplace',
      termTitles.marketplace,
      () => form.marketplace,
      () => marketplaceName(form),
    ),
    text('prezzo_con_iva', termTitles.prezzo_con_iva, () => price),
    text('costo_con_iva', termTitles.costo_con_iva, ({ costIncludesVAT }) =>
      yesOrNo(costIncludesVAT ?? form.costoIncludesIVA),
    ),
    text('regime', termTitles.regime, () => form.regime ?? 'ordinario'),
    text(
      'iva',
      termTitles.iva,
      ({ saidVAT }) => ofAll || (saidVAT === reducedVAT ? reduced.trim() : (saidVAT ?? '')),
    ),
    text('foglio', 'Foglio', ({ sheet }) => sheet),
  ]
}

/**
 * The columns of results that were calculated by a form.
 *
 * @param reduced what a reduced rate of VAT is in percent, where files don't tell
 */
export const columnsBy = (form: CalculationFormData, reduced = ''): readonly TitledColumn[] => [
  ...resultColumns,
  ...termColumns(form, reduced),
  ...(form.regime === 'forfettario' ? afterTaxColumns : []),
]

/** The same columns with Italian titles and words, for a file that a person opens. */
export const columnsForPeople = (
  form: CalculationFormData,
  reduced = '',
): readonly ResultColumn[] =>
  columnsBy(form, reduced).map(({ title, kind, value, shown = value }) => ({
    name: title,
    kind,
    value: shown,
  }))

/** What else results were calculated by, in a column where there is something to say. */
export function conditionColumns(
  form: CalculationFormData,
  name: string = conditionsColumn.name,
): readonly ResultColumn[] {
  const said = conditionsInWords(conditionsOf(form))
  return said === '' ? [] : [{ name, kind: 'text', value: () => said }]
}
