import type { Role } from '@margine/listino'
import type { ColumnsFor } from '../shop/column-choice.ts'
import type { Lack } from './choosing.ts'

/** What is said of a file's columns. */
export const words = {
  title: {
    articles: "Che cosa c'è in ogni colonna?",
    costs: 'Quali colonne hanno SKU e costo?',
  } satisfies Record<ColumnsFor, string>,
  intro: (file: string) =>
    `Controlla le colonne di «${file}»: i prossimi file con le stesse intestazioni si aprono subito.`,
  unnamed: 'Queste sono le prime righe di un file senza intestazioni.',
  columns: 'Colonne del file',
  untitled: (number: number) => `senza nome, ${number}ª`,
  unused: 'Non usare',
  roles: {
    sku: 'SKU',
    listing: 'Numero inserzione',
    name: 'Nome',
    price: 'Prezzo',
    cost: 'Costo',
    shipping: 'Spedizione',
    fulfilment: 'Tariffa FBA',
    packaging: 'Packaging',
    advertising: 'Pubblicità',
    currency: 'Valuta',
    store: 'Paese',
    category: 'Categoria',
    ebayCategory: 'Categoria eBay (numero)',
    quantity: 'Quantità',
    referral: 'Tariffa vera',
    rowKind: 'Tipo di riga',
    variation: 'Variante',
    group: 'Prodotto delle varianti',
    minimum: 'Prezzo minimo',
    maximum: 'Prezzo massimo',
  } satisfies Record<Role, string>,
  sure: {
    certa: 'riconosciuta dal titolo',
    probabile: 'da controllare',
    detta: 'scelta da te',
  },
  numbers: 'Come sono scritti i numeri',
  marks: {
    auto: 'Lo capiamo dal file',
    comma: '1.234,56 (virgola)',
    dot: '1,234.56 (punto)',
  },
  preview: 'Così leggiamo le prime righe',
  notes: 'Note',
  waiting: {
    articles: 'Scegli la colonna del prezzo e vedrai qui le prime righe.',
    costs: 'Scegli le colonne di SKU e costo e vedrai qui le prime righe.',
  } satisfies Record<ColumnsFor, string>,
  ambiguous: (number: string) =>
    `«${number}» si può leggere in due modi: scegli come sono scritti i numeri.`,
  lacks: {
    price: 'Scegli la colonna del prezzo di vendita: senza, non possiamo calcolare niente.',
    article: 'Scegli la colonna dello SKU o quella del nome: serve a distinguere gli articoli.',
    skuAndCost: 'Scegli la colonna dello SKU e quella del costo di acquisto.',
    mark: 'Scegli come sono scritti i numeri: alcuni si possono leggere in due modi.',
  } satisfies Record<Lack, string>,
  cancel: 'Annulla',
  read: {
    articles: 'Leggi il file',
    costs: 'Unisci i costi',
  } satisfies Record<ColumnsFor, string>,
}
