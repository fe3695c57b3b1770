import type { Certainty, ColumnsFor } from '@margine/listino'
import type { Lack } from './choosing.ts'

/** What is said of a file's columns. */
export const words = {
  title: {
    articles: "Che cosa c'è in ogni colonna?",
    costs: "Che cosa c'è nel file dei costi?",
  } satisfies Record<ColumnsFor, string>,
  intro: (file: string) =>
    `Controlla le colonne di «${file}»: i prossimi file con le stesse intestazioni si aprono subito.`,
  unnamed: 'Queste sono le prime righe di un file senza intestazioni.',
  columns: 'Colonne del file',
  untitled: (number: number) => `senza nome, ${number}ª`,
  unused: 'Non usare',
  sure: {
    layout: '',
    title: 'riconosciuta dal titolo',
    guess: 'da controllare',
    chosen: 'scelta da te',
  } satisfies Record<Certainty, string>,
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
    idAndCost:
      'Scegli la colonna che dice di quale articolo si parla (SKU, ASIN, EAN o numero inserzione) e almeno un costo.',
    mark: 'Scegli come sono scritti i numeri: alcuni si possono leggere in due modi.',
  } satisfies Record<Lack, string>,
  cancel: 'Annulla',
  read: {
    articles: 'Leggi il file',
    costs: 'Leggi i costi',
  } satisfies Record<ColumnsFor, string>,
}
