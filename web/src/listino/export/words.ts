import { articles, counted } from '../words.ts'
import type { ExportKind } from '../worker/exports.ts'

const left = (number: number) =>
  number === 1 ? '1 articolo lasciato' : `${articles(number)} lasciati`

/** What is said of files to take away. */
export const words = {
  open: 'Esporta',
  title: (number: number) => `Esporta ${articles(number)}`,
  kind: 'Esporta gli articoli filtrati come',
  kinds: {
    csv: { label: 'CSV per Excel', note: "tutte le colonne, numeri all'italiana (1.234,56)" },
    xlsx: { label: 'Foglio XLSX', note: 'tutte le colonne, con i numeri come numeri' },
    amazonPrices: {
      label: 'Amazon: aggiornamento prezzi',
      note: 'prezzo e prezzo minimo, da caricare in Seller Central',
    },
    automatePricing: {
      label: 'Amazon: Automatizza prezzi',
      note: 'il prezzo minimo di ogni articolo',
    },
    ebayPrices: {
      label: 'eBay: modifica dei prezzi',
      note: 'solo gli articoli da rincarare fino al prezzo minimo',
    },
  } satisfies Record<ExportKind, { label: string; note: string }>,
  whenAbove: 'Se il prezzo minimo è più alto del tuo prezzo (Amazon rifiuterebbe la riga)',
  raise: 'Alza anche il prezzo',
  leaveOut: "Lascia fuori l'articolo",
  trying: (tried: string) =>
    `Attenzione: il file conterrà i valori di prova (${tried}), non quelli del negozio.`,
  cancel: 'Annulla',
  download: 'Scarica',
  working: 'Prepariamo il file…',
  done: (name: string) => `Fatto: ${name} è tra i tuoi download.`,
  written: (name: string, number: number) => `${name}: ${articles(number)}.`,
  raised: (number: number) =>
    number === 1 ? '1 prezzo alzato al minimo.' : `${counted(number)} prezzi alzati al minimo.`,
  above: (number: number) => `${left(number)} fuori: il prezzo minimo è più alto del prezzo.`,
  withoutMinimum: (number: number) => `${articles(number)} senza un prezzo minimo.`,
  unnamed: (number: number) =>
    `${articles(number)} senza uno SKU o un numero di inserzione da scrivere nel file.`,
  otherStores: (number: number) =>
    number === 1
      ? '1 articolo venduto in un altro negozio, non in questo file.'
      : `${articles(number)} venduti in altri negozi, non in questo file.`,
  unchanged: (number: number) => `${articles(number)} già sopra il prezzo minimo.`,
  variants: (number: number) =>
    number === 1
      ? '1 variante: eBay la aggiorna in un altro modo.'
      : `${counted(number)} varianti: eBay le aggiorna in un altro modo.`,
} as const
