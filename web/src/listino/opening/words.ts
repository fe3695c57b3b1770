import { articles, counted } from '../words.ts'

/** What is said of rows that can't be used, and of the fees that a file tells. */
export const words = {
  unusable: {
    summary: (number: number) =>
      number === 1 ? '1 riga non usabile' : `${counted(number)} righe non usabili`,
    intro: 'Il resto del file funziona. Ecco che cosa non va:',
    row: 'Riga',
    sku: 'SKU',
    reason: 'Motivo',
    more: (number: number) => `… e altre ${counted(number)}: sono tutte nel file.`,
    download: "Scarica l'elenco",
    unusedCosts: (number: number) =>
      number === 1
        ? 'Un costo non ha un articolo'
        : `${counted(number)} costi non hanno un articolo`,
    costProblems: (number: number) =>
      number === 1
        ? 'Una riga dei costi non è usabile'
        : `${counted(number)} righe dei costi non sono usabili`,
  },

  trueFees: {
    agree: (told: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: coincide sempre con la nostra tabella.`,
    differ: (told: number, other: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: per ${articles(other)} non coincide con la nostra tabella.`,
    show: 'Mostra questi',
    fulfilled: (number: number) =>
      `La spedizione di ${articles(number)} è la tariffa FBA che riporta il file.`,
  },
} as const
