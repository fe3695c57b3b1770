import { roundToCents } from '@margine/engine'
import type { CostBasis } from '../articles/cost-entry.ts'
import type { CategoryBasis } from '../categories/category-of.ts'
import { ofExpenses } from '../costs/parts.ts'
import {
  amount,
  code,
  entered,
  expense,
  figure,
  type TitledColumn,
  text,
} from '../writing/result-column.ts'
import type { Articles } from './articles.ts'
import { monthly } from './monthly.ts'
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
  /** The columns of results that say the same; that of VAT stands among the terms that reading them back needs. */
  results: readonly TitledColumn[]
}

const column = (sort: Sorting, ...results: TitledColumn[]): ListColumn => ({ sort, results })

/** Sorts by what is worked out row by row. */
const each =
  (of: (recalculated: Recalculated, row: number) => number): Sorting =>
  (recalculated, { numbers }) =>
    Float64Array.from(numbers.row, (_, row) => of(recalculated, row))

const verdicts = {
  loss: 'in perdita',
  taxedAway: 'in perdita dopo le imposte',
  low: 'basso',
  ok: 'OK',
  good: 'buono',
  excellent: 'eccellente',
} as const

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

/** The columns of the list, in their order; how each looks stands in `web/src/listino/grid/columns.ts`. */
export const listColumns = {
  name: column(
    'name',
    text('nome', 'Articolo', ({ name }) => name),
  ),
  sku: column(
    'sku',
    code('sku', 'SKU', ({ sku }) => sku),
  ),
  price: column(
    (_, { numbers }) => numbers.prezzoVendita,
    entered('prezzo', 'Prezzo', ({ price }) => price),
  ),
  cost: column(
    (_, { numbers }) => numbers.costo,
    entered('costo', 'Costo', ({ cost }) => cost),
  ),
  shipping: column(
    each((of, row) => of.shippingOf(row)),
    expense('shipping'),
  ),
  vat: column(each((of, row) => of.placeOf(row)?.vatPercent ?? Number.NaN)),
  fees: column(
    ({ figures }) => figures.commissione,
    figure('commissione', 'Commissione', ({ fees }) => fees),
  ),
  profit: column(
    ({ figures }) => figures.guadagno,
    figure('guadagno', 'Guadagno', ({ profit }) => profit),
  ),
  margin: column(
    ({ figures }) => figures.margine,
    figure('margine', 'Margine %', ({ margin }) => margin),
  ),
  afterTax: column(
    async (of, _, pause) => (await of.afterTax(pause)).dopoImposte,
    figure('dopo_imposte', 'Dopo le imposte', ({ afterTax }) => afterTax),
  ),
  band: column(
    // What taxes leave nothing of comes after what loses money, and before all that leaves something.
    each((of, row) => {
      const margin = of.figures.margine[row] as number
      return of.isLost(row) ? Math.min(margin, 0) : margin
    }),
    text('fascia', 'Fascia', ({ verdict }) => (verdict === null ? '' : verdicts[verdict])),
  ),
  minimum: column(
    (of, _, pause) => of.minimum(pause),
    figure('prezzo_minimo', 'Prezzo minimo', ({ minimum }) => minimum),
  ),
  breakEven: column(
    async (of, _, pause) => of.whereFeesAreKnown(await of.breakEven(pause)),
    figure('pareggio', 'Pareggio', ({ breakEven }) => breakEven),
  ),
  dead: column(
    async (of, _, pause) => (await of.better(pause)).loss,
    figure('prezzo_migliore', 'Prezzo migliore', ({ better }) => better),
    figure('in_meno', 'Guadagno in meno', ({ better, loss }) =>
      Number.isNaN(better) ? Number.NaN : loss,
    ),
  ),
  monthlySales: column(
    each((of, row) => of.monthlySalesOf(row)),
    amount('pezzi_mese', 'Pezzi al mese', ({ monthlySales }) => monthlySales),
  ),
  monthlyProfit: column(
    (of) => monthly(of.figures.guadagno, of),
    figure('guadagno_mese', 'Guadagno al mese', ({ monthlyProfit }) => monthlyProfit),
  ),
  category: column(
    (of) => of.categoryRanks(),
    text(
      'categoria',
      'Categoria',
      ({ categoryKey }) => categoryKey,
      ({ category }) => category,
    ),
    text(
      'categoria_da',
      'Categoria presa da',
      ({ categoryBasis }) => categoryBasis,
      ({ categoryBasis }) => categoryBases[categoryBasis],
    ),
    amount('tariffa_vera', 'Tariffa vera %', ({ truePercent }) => roundToCents(truePercent)),
  ),
  costFrom: column(
    (of) => of.costDays(),
    text(
      'costo_da',
      'Costo preso da',
      ({ cost, costBasis }) => (Number.isNaN(cost) ? '' : costBasis),
      ({ cost, costBasis }) => (Number.isNaN(cost) ? '' : costBases[costBasis]),
    ),
  ),
  ...ofExpenses((part) =>
    column(
      each((of, row) => of.expenseOf(part, row)),
      expense(part),
    ),
  ),
} as const satisfies Readonly<Record<string, ListColumn>>

export type ColumnKey = keyof typeof listColumns
