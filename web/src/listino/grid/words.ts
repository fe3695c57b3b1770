import { articles, counted } from '../words.ts'
import type { ColumnKey, Order } from '../worker/view.ts'

const columns = {
  name: 'Articolo',
  sku: 'SKU',
  price: 'Prezzo',
  cost: 'Costo',
  shipping: 'Spedizione',
  vat: 'IVA',
  fees: 'Commissione',
  profit: 'Guadagno',
  margin: 'Margine',
  band: 'Fascia',
  minimum: 'Prezzo minimo',
  breakEven: 'Pareggio',
  dead: 'Soglia',
  category: 'Categoria',
  costFrom: 'Costo da',
} satisfies Record<ColumnKey, string>

const withinSentence = (column: ColumnKey) =>
  column === 'sku' || column === 'vat' ? columns[column] : columns[column].toLowerCase()

const alphabetical = { ascending: 'dalla A alla Z', descending: 'dalla Z alla A' }
const feminine = { ascending: 'dalla più bassa', descending: 'dalla più alta' }
const oldest = { ascending: 'dal più vecchio', descending: 'dal più recente' }
const masculine = { ascending: 'dal più basso', descending: 'dal più alto' }

/** With which end of a column an order begins. */
function endsOf(column: ColumnKey): Record<Order['direction'], string> {
  if (['name', 'sku', 'category'].includes(column)) return alphabetical
  if (column === 'costFrom') return oldest
  return ['shipping', 'vat', 'fees', 'band', 'dead'].includes(column) ? feminine : masculine
}

/** What the articles of a list say, and what they are looked for by. */
export const words = {
  label: 'Articoli',
  columns,
  open: 'Apri nel calcolo',
  openNamed: (name: string) => `Apri nel calcolo: ${name}`,
  openHint:
    'Doppio clic o Invio su un articolo per aprirlo nel calcolo. Dove trovi «—», passa sopra con il mouse: ti dice perché.',
  whyNone: {
    cost: 'manca il costo',
    costFrom: 'il costo è nel file del listino',
    part: 'un costo del file non si può leggere: vedi le righe scartate',
    vat: 'non sappiamo quale IVA ridotta: dillo sopra le cifre',
    rates: 'per questo paese non ci sono tariffe',
    minimum: 'nessun prezzo raggiunge il tuo obiettivo',
    breakEven: 'nessun prezzo copre i costi',
    dead: 'un prezzo più basso non rende di più',
    sku: 'nel file non ha uno SKU',
    category: 'su questo marketplace la tariffa è una sola',
  },
  costFrom: (source: string) => `costo del ${source}`,
  noPrice: 'nessuno',
  unnamed: 'Senza nome',
  noCost: 'manca',
  noFulfilment: 'FBA non contata',
  noPart: 'non nota',
  better: (price: string, gain: string) => `${price} rende ${gain} in più`,
  empty: 'Nessun articolo con questi filtri.',
  choose: 'Colonne',
  chooseTitle: 'Colonne da mostrare',
  done: 'Fatto',
  printed: (first: number, last: number, all: number) =>
    `Su carta gli articoli da ${counted(first)} a ${counted(last)} di ${counted(all)}: per averli tutti premi «Esporta».`,
  shown: (shown: number, all: number) =>
    shown === all ? articles(all) : `${counted(shown)} di ${articles(all)}`,
  sort: 'Ordina per',
  reverse: 'Inverti ordine',
  sorted: (column: ColumnKey, direction: Order['direction']) =>
    `Ordinato per ${withinSentence(column)}, ${endsOf(column)[direction]}.`,
  chosenCategory: 'scelta per tutti',
  assumedCategory: 'ipotizzata',
  ruledCategory: 'da una tua regola',
  trueFee: (percent: string) => `tariffa vera ${percent}`,
  bands: {
    loss: 'in perdita',
    low: 'basso',
    ok: 'OK',
    good: 'buono',
    excellent: 'eccellente',
  },

  filters: {
    region: 'Filtri',
    search: 'Cerca SKU o nome',
    category: 'Categoria',
    everyCategory: 'Tutte',
    clear: 'Togli i filtri',
  },
} as const
