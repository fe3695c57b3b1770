import type { CalculationFormData } from '@margine/engine'
import type { CostBasis } from '../articles/cost-entry.ts'
import { termTitles } from '../articles/term-titles.ts'
import type { CategoryBasis } from '../categories/category-of.ts'
import { columnParts, parts } from '../costs/parts.ts'
import { labelOf } from '../layouts/role.ts'
import type { ResultColumn } from './result-columns.ts'
import { columnsBy, marketplaceName } from './term-columns.ts'

/** What a person reads above each column. */
const titles: Readonly<Record<string, string>> = {
  riga: 'Riga',
  sku: 'SKU',
  nome: 'Articolo',
  paese: 'Paese',
  valuta: 'Valuta',
  categoria: 'Categoria',
  categoria_da: 'Categoria presa da',
  prezzo: 'Prezzo',
  costo_da: 'Costo preso da',
  commissione: 'Commissione',
  guadagno: 'Guadagno',
  margine: 'Margine %',
  fascia: 'Fascia',
  prezzo_minimo: 'Prezzo minimo',
  pareggio: 'Pareggio',
  prezzo_migliore: 'Prezzo migliore',
  in_meno: 'Guadagno in meno',
  tariffa_vera: 'Tariffa vera %',
  tariffa_in_tabella: 'Tariffa in tabella',
  problema: 'Problema',
  ...Object.fromEntries(columnParts.map((part) => [parts[part].column, labelOf(part)])),
  foglio: 'Foglio',
  dopo_imposte: 'Dopo le imposte',
  ...termTitles,
}

const categoryBases: Readonly<Record<CategoryBasis, string>> = {
  scritta: 'scritta da te',
  file: 'file',
  numeroEbay: 'numero eBay',
  tariffaVera: 'tariffa vera',
  regola: 'tua regola',
  scelta: 'scelta per tutti',
  ipotizzata: 'ipotizzata',
}

const costBases: Readonly<Record<CostBasis, string>> = {
  file: 'file',
  costi: 'file dei costi',
  costiSenzaSuffisso: 'file dei costi, SKU senza suffisso',
  costiAltroCodice: 'file dei costi, per ASIN, EAN o numero',
  scritto: 'scritto da te',
}

/** What a person reads in a column instead of what a program does. */
const values: Readonly<Record<string, ResultColumn['value']>> = {
  categoria: ({ category }) => category,
  categoria_da: ({ categoryBasis }) => categoryBases[categoryBasis],
  costo_da: ({ cost, costBasis }) => (Number.isNaN(cost) ? '' : costBases[costBasis]),
}

/** The columns of results, calculated by a form, with Italian titles and words, for a file that a person opens. */
export const columnsForPeople = (
  form: CalculationFormData,
  reduced = '',
): readonly ResultColumn[] =>
  columnsBy(form, reduced).map((column) => ({
    ...column,
    name: titles[column.name] ?? column.name,
    value:
      column.name === 'marketplace'
        ? () => marketplaceName(form)
        : (values[column.name] ?? column.value),
  }))
