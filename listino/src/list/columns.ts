import { ofExpenses, parts } from '../costs/parts.ts'
import type { Articles } from './articles.ts'
import type { Recalculated } from './recalculated.ts'
import type { Pause } from './turns.ts'

/** What a list is sorted by: one of its texts, or a number of each article, NaN where nothing stands in its cell. */
type Sorting =
  | keyof Pick<Articles['texts'], 'name' | 'sku'>
  | ((
      recalculated: Recalculated,
      articles: Articles,
      pause: Pause,
    ) => Float64Array | Promise<Float64Array>)

export type ListColumn = {
  sort: Sorting
  /** The columns of results that say the same. */
  results: readonly string[]
}

const column = (sort: Sorting, ...results: string[]): ListColumn => ({ sort, results })

/** Sorts by what is worked out row by row. */
const each =
  (of: (recalculated: Recalculated, row: number) => number): Sorting =>
  (recalculated, { numbers }) =>
    Float64Array.from(numbers.row, (_, row) => of(recalculated, row))

/** The columns of the list, in their order; how each looks stands in `web/src/listino/grid/columns.ts`. */
export const listColumns = {
  name: column('name', 'nome'),
  sku: column('sku', 'sku'),
  price: column((_, { numbers }) => numbers.prezzoVendita, 'prezzo'),
  cost: column((_, { numbers }) => numbers.costo, 'costo'),
  shipping: column(
    each((of, row) => of.shippingOf(row)),
    'spedizione',
  ),
  vat: column(
    each((of, row) => of.placeOf(row)?.vatPercent ?? Number.NaN),
    'iva',
  ),
  fees: column(({ figures }) => figures.commissione, 'commissione'),
  profit: column(({ figures }) => figures.guadagno, 'guadagno'),
  margin: column(({ figures }) => figures.margine, 'margine'),
  afterTax: column(async (of, _, pause) => (await of.afterTax(pause)).dopoImposte, 'dopo_imposte'),
  band: column(({ figures }) => figures.margine, 'fascia'),
  minimum: column((of, _, pause) => of.minimum(pause), 'prezzo_minimo'),
  breakEven: column((of, _, pause) => of.breakEven(pause), 'pareggio'),
  dead: column(async (of, _, pause) => (await of.better(pause)).loss, 'prezzo_migliore', 'in_meno'),
  category: column((of) => of.categoryRanks(), 'categoria', 'categoria_da', 'tariffa_vera'),
  costFrom: column((of) => of.costDays(), 'costo_da'),
  ...ofExpenses((expense) =>
    column(
      each((of, row) => of.expenseOf(expense, row)),
      parts[expense].column,
    ),
  ),
} as const satisfies Readonly<Record<string, ListColumn>>

export type ColumnKey = keyof typeof listColumns
