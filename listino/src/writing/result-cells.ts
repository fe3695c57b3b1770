import { conditionsColumn } from '../articles/conditions.ts'
import type { Spent } from '../costs/parts.ts'
import type { Calculated } from '../list/blocks.ts'
import { monthly } from '../list/monthly.ts'
import type { TextColumn } from '../list/text-column.ts'

/** Numbers of rows: of a column of texts those with one number have the same. */
type Numbers = Float64Array | Uint32Array | Uint16Array | Uint8Array

type Cells = (block: Calculated) => Numbers | TextColumn | 'same' | null

const same = () => 'same' as const

/** Whether none of the first so many numbers is there. */
export const areMissing = (numbers: ArrayLike<number>, length: number): boolean => {
  for (let at = 0; at < length; at++) if (!Number.isNaN(numbers[at])) return false
  return true
}

/** Articles that are charged alike. */
const places: Cells = ({ recalculated: { compiled, columns } }) =>
  compiled.places.length === 1 ? 'same' : columns.tariffa

const entered =
  (part: Spent): Cells =>
  ({ recalculated }) =>
    recalculated.enteredIn(part) ?? 'same'

/** The same where no marketplace says what it takes. */
function trueFees({ articles: { numbers, length }, recalculated: { compiled } }: Calculated) {
  const isPaid = compiled.places.some(({ paid }) => paid !== null)
  return areMissing(numbers.truePercent, length) && !isPaid ? 'same' : null
}

function verdicts({ articles, recalculated, figures: { guadagno, margine } }: Calculated) {
  const found = new Uint8Array(articles.length)
  for (let id = 0; id < found.length; id++) {
    const [profit, margin] = [guadagno[id] as number, margine[id] as number]
    found[id] = recalculated.verdictOf(id, profit, margin) ?? 255
  }
  return found
}

/** What columns of results hold of the rows of a block, by their names. */
const ofAll: Readonly<Record<string, Cells>> = {
  riga: ({ articles }) => articles.numbers.row,
  sku: ({ articles }) => articles.texts.sku,
  nome: ({ articles }) => articles.texts.name,
  paese: places,
  categoria: places,
  categoria_da: places,
  prezzo: ({ recalculated: { columns, compiled } }) =>
    compiled.whatIf.prezzo === 0 ? columns.prezzoVendita : null,
  costo: ({ recalculated: { columns, compiled } }) =>
    compiled.whatIf.costo === 0 ? columns.costo : null,
  tariffa_vera: trueFees,
  tariffa_in_tabella: trueFees,
  chi_spedisce: ({ articles }) => articles.numbers.logisticaState,
  pezzi_mese: ({ articles }) => articles.numbers.monthlySales,
  marketplace: same,
  prezzo_con_iva: same,
  costo_con_iva: places,
  regime: same,
  iva: places,
  foglio: ({ articles }) => (articles.sheets.length === 0 ? 'same' : null),
  [conditionsColumn.name]: same,
}

/** The same of rows that have figures. */
const ofCalculated: Readonly<Record<string, Cells>> = {
  valuta: places,
  costo_da: ({ articles }) => articles.numbers.costBasis,
  commissione: ({ figures }) => figures.commissione,
  guadagno: ({ figures }) => figures.guadagno,
  margine: ({ figures }) => figures.margine,
  fascia: verdicts,
  prezzo_minimo: ({ figures }) => figures.minimum,
  pareggio: ({ recalculated, figures }) => recalculated.whereFeesAreKnown(figures.even),
  prezzo_migliore: ({ figures }) => figures.better,
  in_meno: ({ articles: { length }, figures: { better, loss } }) =>
    areMissing(better, length)
      ? 'same'
      : loss.map((lost, row) => (Number.isNaN(better[row]) ? Number.NaN : lost)),
  problema: same,
  spedizione: entered('shipping'),
  packaging: entered('packaging'),
  pubblicita: entered('advertising'),
  logistica: entered('fulfilment'),
  guadagno_mese: ({ articles: { numbers, length }, recalculated, figures }) =>
    areMissing(numbers.monthlySales, length) ? 'same' : monthly(figures.guadagno, recalculated),
  dopo_imposte: ({ figures }) => figures.dopoImposte,
}

/**
 * What a column of results holds of the rows of a block, or of those of them that have figures: an amount or a text each, or the
 * same; null where each row is asked.
 */
export const cellsOf = (name: string, block: Calculated, haveFigures: boolean) =>
  (ofAll[name] ?? (haveFigures ? ofCalculated[name] : undefined))?.(block) ?? null
