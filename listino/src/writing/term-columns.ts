import { type CalculationFormData, ratesOf } from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { returnTitles } from '../articles/term-titles.ts'
import { reducedVAT } from '../layouts/vat.ts'
import { afterTaxColumn, type ResultColumn, resultColumns } from './result-columns.ts'

const yesOrNo = (is: boolean): string => (is ? 'si' : 'no')

const textColumns = (said: Readonly<Record<string, (article: Article) => string>>) =>
  Object.entries(said).map(([name, value]): ResultColumn => ({ name, kind: 'text', value }))

/** The columns that say by which terms prices and costs were calculated: reading the file back needs them. */
function termColumns(form: CalculationFormData, reduced: string): ResultColumn[] {
  const ofAll = form.aliquotaIVA?.trim() ?? ''
  const vatOf = ({ vat }: Article) => ofAll || (vat === reducedVAT ? reduced.trim() : (vat ?? ''))
  return textColumns({
    marketplace: () => form.marketplace,
    prezzo_con_iva: () => yesOrNo(form.prezzoIncludesIVA),
    costo_con_iva: ({ costIncludesVAT }) => yesOrNo(costIncludesVAT ?? form.costoIncludesIVA),
    regime: () => form.regime ?? 'ordinario',
    iva: vatOf,
    foglio: ({ sheet }) => sheet,
  })
}

/** What is counted of returns, whose share every profit has in it; none where nothing is. */
const returnColumns = ({ resi }: CalculationFormData): ResultColumn[] =>
  resi == null
    ? []
    : textColumns({
        resi: () => resi.percentuale,
        resi_rivendibili: () => resi.rivendibili,
        resi_spesa: () => resi.costo,
      } satisfies Record<keyof typeof returnTitles, () => string>)

/**
 * The columns of results that were calculated by a form.
 *
 * @param reduced what a reduced rate of VAT is in percent, where files don't tell
 */
export const columnsBy = (form: CalculationFormData, reduced = ''): readonly ResultColumn[] => [
  ...resultColumns,
  ...termColumns(form, reduced),
  ...(form.regime === 'forfettario' ? [afterTaxColumn] : []),
  ...returnColumns(form),
]

/** The name of the form's marketplace, as people know it. */
export const marketplaceName = (form: CalculationFormData): string =>
  ratesOf(form).cards.marketplaces[form.marketplace]?.label ?? form.marketplace
