import { articles, counted } from '../words.ts'

/** What is said of rows that can't be used, and of the fees that a file tells. */
export const words = {
  unusable: {
    summary: (number: number) =>
      number === 1 ? '1 riga non usabile' : `${counted(number)} righe non usabili`,
    intro: 'Il resto del file funziona. Ecco che cosa non va:',
    sheet: 'Foglio',
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

  account: {
    columnsOf: (file: string) => `Colonne di ${file}`,
    untitled: (number: number) => `senza titolo, ${number}ª`,
  },

  costsFound: {
    title: (number: number) =>
      number === 1 ? 'Costi trovati per 1 articolo' : `Costi trovati per ${articles(number)}`,
    from: (file: string) => `Nel file «${file}».`,
    adding: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'era senza costo' : 'erano senza costo'}`,
    changing: (number: number) =>
      number === 0
        ? ''
        : `${articles(number)} ${number === 1 ? 'aveva un altro costo' : 'avevano un altro costo'}`,
    unused: (number: number) => (number === 0 ? '' : words.unusable.unusedCosts(number)),
    problems: (number: number) => (number === 0 ? '' : words.unusable.costProblems(number)),
    none: 'Nessun codice del file è nel listino: controlla che SKU, ASIN, EAN o numeri di inserzione siano gli stessi.',
    suffix: "Se uno SKU non c'è, prova senza l'ultima parte (ABC-1-BL → ABC-1)",
    merging:
      'Unendo i costi, quelli nuovi valgono più di quelli che ci sono; gli altri restano come sono.',
    cancel: 'Annulla',
    replace: 'Sostituisci tutti i costi',
    join: 'Unisci i costi',
  },

  trueFees: {
    notAddingUp: (number: number) =>
      `Per ${articles(number)} il totale delle tariffe Amazon non è la somma di commissione, chiusura e FBA: altre tariffe non sono nel conto.`,

    agree: (told: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: coincide sempre con la nostra tabella.`,
    differ: (told: number, other: number) =>
      `Il file riporta la tariffa vera di ${articles(told)}: per ${articles(other)} non coincide con la nostra tabella.`,
    show: 'Mostra questi',
    fulfilled: (number: number) =>
      `La spedizione di ${articles(number)} è la tariffa FBA che riporta il file.`,
  },
} as const
