import { articles, counted } from '../words.ts'

/** What is said of rows that can't be used, and of the fees that a file tells. */
export const words = {
  unusable: {
    summary: (number: number) =>
      number === 1 ? '1 riga scartata' : `${counted(number)} righe scartate`,
    intro: 'Il resto del file funziona. Ecco che cosa non va:',
    row: 'Riga',
    sku: 'SKU',
    reason: 'Motivo',
    more: (number: number) =>
      number === 1
        ? "… e un'altra riga: l'elenco da scaricare le ha tutte."
        : `… e altre ${counted(number)} righe: l'elenco da scaricare le ha tutte.`,
    download: "Scarica l'elenco",
    unusedCosts: (number: number) =>
      number === 1
        ? '1 costo non corrisponde a nessun articolo del listino'
        : `${counted(number)} costi non corrispondono a nessun articolo del listino`,
    costProblems: (number: number) =>
      number === 1
        ? '1 riga del file dei costi scartata'
        : `${counted(number)} righe del file dei costi scartate`,
  },

  trueFees: {
    agree: (told: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: coincide sempre con la nostra tabella.`,
    differ: (told: number, other: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: per ${articles(other)} non coincide con la nostra tabella.`,
    show: 'Mostra questi articoli',
    fulfilled: (number: number) =>
      `La spedizione di ${articles(number)} è la tariffa FBA che riporta il file.`,
  },
} as const
