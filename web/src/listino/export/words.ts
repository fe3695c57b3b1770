import type { ExportKind } from '../shop/exports.ts'
import { articles, counted } from '../words.ts'

/** What is said of files to take away. */
export const words = {
  open: 'Esporta',
  title: (number: number) => `Esporta ${articles(number)}`,
  kind: 'Esporta gli articoli filtrati come',
  kinds: {
    csv: { label: 'CSV per Excel', note: 'tutte le colonne, con virgole e punti italiani' },
    xlsx: { label: 'Foglio XLSX', note: 'tutte le colonne, con i numeri come numeri' },
    amazonPrices: {
      label: 'Amazon: prezzi e quantità',
      note: 'prezzo e prezzo minimo, da caricare in Seller Central',
    },
    automatePricing: {
      label: 'Amazon: Automatizza prezzi',
      note: 'il prezzo minimo di ogni articolo',
    },
    ebayPrices: {
      label: 'eBay: modifica dei prezzi',
      note: 'gli articoli il cui prezzo sale al minimo',
    },
  } satisfies Record<ExportKind, { label: string; note: string }>,
  whenAbove: 'Se il minimo supera il prezzo (Amazon lo rifiuta)',
  raise: 'Alza anche il prezzo',
  leaveOut: "Lascia fuori l'articolo",
  trying: (tried: string) =>
    `Attenzione: il file conterrà i valori di prova (${tried}), non quelli del negozio.`,
  cancel: 'Annulla',
  download: 'Scarica',
  working: 'Prepariamo il file…',
  done: (name: string) => `Fatto: ${name} è tra i tuoi download.`,
  written: (name: string, number: number) => `${name}: ${articles(number)}.`,
  raised: (number: number) => `Prezzo alzato al minimo: ${counted(number)}.`,
  above: (number: number) =>
    `Lasciati fuori perché il minimo supera il prezzo: ${counted(number)}.`,
  withoutMinimum: (number: number) => `Senza un prezzo minimo: ${counted(number)}.`,
  unnamed: (number: number) =>
    `Senza uno SKU o un numero di inserzione utilizzabile: ${counted(number)}.`,
  otherStores: (number: number) =>
    `Venduti in altri negozi, non in questo file: ${counted(number)}.`,
  unchanged: (number: number) => `Già sopra il minimo: ${counted(number)}.`,
  variants: (number: number) => `Varianti, che eBay aggiorna in un altro modo: ${counted(number)}.`,
} as const
