import type { ExportKind } from '@margine/listino/list'
import { articles, counted } from '../../italian/counts.ts'

const left = (number: number) =>
  number === 1 ? '1 articolo lasciato' : `${articles(number)} lasciati`

const changesOut = (number: number) =>
  number === 1
    ? '1 prezzo che hai cambiato resta fuori'
    : `${counted(number)} prezzi che hai cambiato restano fuori`

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
      note: 'solo le inserzioni con un prezzo modificato',
    },
    shopifyPrices: {
      label: 'Shopify: aggiornamento prezzi',
      note: 'solo i prodotti con un prezzo modificato, con tutte le loro varianti, da importare con «Sovrascrivi»',
    },
    woocommercePrices: {
      label: 'WooCommerce: aggiornamento prezzi',
      note: 'solo i prodotti con un prezzo modificato, da importare con «Aggiorna i prodotti esistenti»',
    },
    priceChanges: {
      label: 'Elenco dei prezzi modificati',
      note: 'prezzo attuale e prezzo nuovo, da copiare a mano',
    },
  } satisfies Record<ExportKind, { label: string; note: string }>,
  trying: (tried: string) =>
    `Attenzione: il file conterrà i valori di prova (${tried}), non quelli del negozio.`,
  untried: (tried: string) =>
    `I valori di prova (${tried}) restano fuori da questo file: contano solo i prezzi modificati.`,
  cancel: 'Annulla',
  download: 'Scarica',
  review: 'Rivedi',
  etsy: 'Etsy non importa prezzi da un file: scarica l’elenco e copiali nelle inserzioni.',
  working: 'Prepariamo il file…',
  done: (name: string) => `Fatto: ${name} è tra i tuoi download.`,
  written: (name: string, number: number) => `${name}: ${articles(number)}.`,
  changed: (number: number) =>
    number === 0
      ? 'Nessun prezzo cambia.'
      : number === 1
        ? '1 prezzo cambiato.'
        : `${counted(number)} prezzi cambiati.`,
  leftOut: (number: number) => `${left(number)} fuori da te.`,
  /** Why prices that the seller changed are not in a file; `written` where it has none. */
  changesOut: {
    written: (number: number) => `${changesOut(number)}: questo file porta solo i prezzi minimi.`,
    above: (number: number) =>
      `${changesOut(number)}: ${number === 1 ? 'è' : 'sono'} sotto il prezzo minimo.`,
    tooHigh: (number: number) =>
      `${changesOut(number)}: ${number === 1 ? 'salirebbe' : 'salirebbero'} più del massimo.`,
    onSale: (number: number) =>
      `${changesOut(number)}: in offerta, o con un prezzo solo per un paese, che questo file non cambia.`,
    unnamed: (number: number) =>
      `${changesOut(number)}: manca uno SKU o un numero di inserzione da scrivere nel file.`,
    otherStores: (number: number) => `${changesOut(number)}: questo file è per un altro negozio.`,
    variants: (number: number) =>
      `${changesOut(number)}: delle varianti eBay chiede anche la quantità, che intanto può cambiare. Il prezzo nuovo è nell'«Elenco dei prezzi modificati», da scrivere in Seller Hub.`,
    partial: (number: number) =>
      `${changesOut(number)}: il file non dice tutte le varianti del prodotto, e Shopify può cancellare quelle che mancano. Apri un'esportazione intera di Shopify, o scrivi il prezzo nel negozio.`,
  },
  tooHigh: (number: number) => `${left(number)} fuori: il prezzo salirebbe più del massimo.`,
  above: (number: number) => `${left(number)} fuori: il prezzo minimo è più alto del prezzo.`,
  withoutMinimum: (number: number) => `${articles(number)} senza un prezzo minimo.`,
  unnamed: (number: number) =>
    `${articles(number)} senza uno SKU o un numero di inserzione da scrivere nel file.`,
  otherStores: (number: number) =>
    number === 1
      ? '1 articolo venduto in un altro negozio, non in questo file.'
      : `${articles(number)} venduti in altri negozi, non in questo file.`,
  beside: (number: number) =>
    number === 1
      ? 'Nel file c’è anche 1 altra variante degli stessi prodotti, al prezzo che ha: Shopify le vuole tutte.'
      : `Nel file ci sono anche ${counted(number)} altre varianti degli stessi prodotti, al prezzo che hanno: Shopify le vuole tutte.`,
} as const
