import type { Group, Order } from '@margine/listino/list'
import { articles, counted } from '../../italian/counts.ts'
import { words as figures } from '../figures/words.ts'

const withinSentence = (title: string) =>
  title === title.toUpperCase() ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** With which end of a column an order begins, by what stands in it. */
const ends = {
  text: { ascending: 'dalla A alla Z', descending: 'dalla Z alla A' },
  feminine: { ascending: 'dalla più bassa', descending: 'dalla più alta' },
  masculine: { ascending: 'dal più basso', descending: 'dal più alto' },
  days: { ascending: 'dal più vecchio', descending: 'dal più recente' },
} as const satisfies Record<string, Record<Order['direction'], string>>

export type Ends = keyof typeof ends

/** What the articles of a list say, and what they are looked for by. */
export const words = {
  label: 'Articoli',
  open: 'Apri nel calcolo',
  openNamed: (name: string) => `Apri nel calcolo: ${name}`,
  openHint:
    'Scrivi in Prezzo, Costo, Spedizione o Categoria per cambiarli; doppio clic sul nome apre il calcolo.',
  whyNone: {
    cost: 'manca il costo',
    part: 'una spesa non è nota: vedi gli avvisi',
    vat: 'non sappiamo quale IVA ridotta: dillo sopra le cifre',
    rates: 'per questo paese non ci sono tariffe',
  },
  noVat: 'in regime forfettario non c’è IVA sulla vendita',
  afterTaxes: (left: string) => `dopo le imposte ${left}`,
  afterTax: (amount: string, share: string) => `${amount} · ${share}`,
  left: (profit: string, margin: string) => `Ti restano ${profit}, margine ${margin}`,
  forAll: (amount: string) => `${amount} · per tutti`,
  costWritten: 'scritto nel listino',
  costFrom: (source: string) => `costo del ${source}`,
  costHere: 'costo scritto nel listino',
  unnamed: 'Senza nome',
  noCost: 'manca',
  noFulfilment: 'FBA non contata',
  withoutFulfilment: 'senza FBA',
  noPart: 'non nota',
  noShipping: 'spedizione non detta',
  shipping: (amount: string) => `spedizione ${amount}`,
  fulfilment: (amount: string) => `FBA ${amount}`,
  noSales: 'nessuno dice quanti pezzi vendi al mese',
  unsaid: (it: string) => `nessuno ${it} dice`,
  better: (price: string, gain: string) => `${price} rende ${gain} in più`,
  empty: 'Nessun articolo con questi filtri.',
  choose: 'Colonne',
  chooseTitle: 'Colonne da mostrare',
  done: 'Fatto',
  print: 'Stampa',
  printed: (first: number, last: number, all: number) =>
    `Su carta gli articoli da ${counted(first)} a ${counted(last)} di ${counted(all)}: per averli tutti premi «Stampa».`,
  shown: (shown: number, all: number) =>
    shown === all ? articles(all) : `${counted(shown)} di ${articles(all)}`,
  sort: 'Ordina per',
  reverse: 'Inverti ordine',
  /** @param title of the column */
  sorted: (title: string, by: Ends, direction: Order['direction']) =>
    `Ordinato per ${withinSentence(title)}, ${ends[by][direction]}.`,
  chosenCategory: 'scelta per tutti',
  writtenCategory: 'scelta da te',
  assumedCategory: 'ipotizzata',
  ruledCategory: 'da una tua regola',
  prime: 'idoneo a Prime',
  ownRate: (percent: string) => `tua tariffa ${percent}`,
  paidCategory: (source: string) => `pagata davvero (${source})`,
  trueFee: (percent: string) => `tariffa vera ${percent}`,
  bands: {
    loss: 'in perdita',
    taxedAway: 'in perdita dopo le imposte',
    low: 'basso',
    ok: 'OK',
    good: 'buono',
    excellent: 'eccellente',
  },

  editing: {
    region: 'Modifiche',
    field: (column: string, name: string) => `${column} di ${name}`,
    costVAT: (isIncluded: boolean) =>
      `Il costo di questo articolo è ${isIncluded ? 'con' : 'senza'} IVA, come dice il suo file.`,
    was: (amount: string) => `, era ${amount}`,
    changed: (number: number) =>
      number === 1 ? '1 articolo modificato' : `${articles(number)} modificati`,
    none: 'Nessuna modifica',
    only: 'Solo modificati',
    undo: 'Annulla',
    redo: 'Ripeti',
    wrong: {
      notANumber: (text: string) => `«${text}» non è un numero.`,
      tooLarge: (text: string) => `«${text}» è troppo grande.`,
      negative: {
        price: 'Il prezzo non può essere negativo.',
        cost: 'Il costo non può essere negativo.',
        shipping: 'La spedizione non può essere negativa.',
      },
      zero: {
        price: 'Il prezzo deve essere più di 0.',
        cost: 'Il costo deve essere più di 0.',
      },
      category: (text: string) => `«${text}» non è una categoria di questo marketplace.`,
      decimals: 'Un prezzo ha al massimo due decimali.',
    },
    asInFile: 'Come nel file',
    fileCategory: (label: string) => `Come nel file: ${label}`,
    left: (problem: string) => `${problem} Il valore resta quello di prima.`,
    twoColumns: 'Incolla una colonna alla volta. Non abbiamo incollato nulla.',
    tooMany: (lines: number, room: number) =>
      `Hai copiato ${counted(lines)} righe, ma da qui in giù ce ne sono ${counted(room)}. Non abbiamo incollato nulla.`,
    pastedWrong: (line: number, problem: string) =>
      `Riga ${counted(line)}: ${problem} Non abbiamo incollato nulla.`,
    pastedBlank: (line: number) => `La riga ${counted(line)} è vuota. Non abbiamo incollato nulla.`,
    pasted: (number: number) =>
      number === 1 ? '1 valore incollato.' : `${counted(number)} valori incollati.`,
    locked: {
      price: 'Stai provando altri prezzi: torna ai dati del file per scriverne uno.',
      cost: 'Stai provando altri costi: torna ai dati del file per scriverne uno.',
      shipping: 'Stai provando una spedizione per tutti: torna ai dati del file per scriverne una.',
      category: 'Su questo marketplace la tariffa è una sola: non ci sono categorie.',
    },
    card: 'Cambia',
    cardNamed: (name: string) => `Cambia prezzo e costi: ${name}`,
    sheet: (name: string) => `Cambia «${name}»`,
    sheetHint: (amount: string) => `Nel file: ${amount}. Lascia vuoto per tornare a quello.`,
    save: 'Salva',
    cancel: 'Annulla',
  },

  filters: {
    region: 'Filtri',
    search: 'Cerca SKU o nome',
    category: 'Categoria',
    everyCategory: 'Tutte le categorie',
    groups: {
      ...figures.groups,
      noExpense: 'Spese non note',
      otherFee: 'Tariffa vera diversa',
      drop: figures.drop,
      changed: 'Solo modificati',
      newCost: 'Costo cambiato',
      added: 'Nuovi',
      repriced: 'Prezzo cambiato',
      remargined: 'Margine cambiato',
    } satisfies Record<Group, string>,
    margin: (range: string) => `Margine ${range}`,
    text: (text: string) => `«${text}»`,
    clear: 'Togli i filtri',
  },
} as const
