import type { UnreadableCode } from '@margine/listino'

/** What the worker says. */
export const messages = {
  whichIsWhich:
    'Non capiamo quale dei due file è il listino e quale ha i costi: apri prima il listino, poi aggiungi i costi.',
  outOfReach: (name: string) =>
    `Non riusciamo a leggere «${name}»: è una cartella, oppure il file è stato spostato. Scegli di nuovo il file.`,
  unknownTerm: (name: string, column: string, text: string) =>
    `In ${name}, colonna «${column}», «${text}» non si capisce: correggi la cella e riapri il file.`,
  unreadable: {
    empty: (name) => `${name} è vuoto.`,
    oldExcel: (name) =>
      `${name} è un vecchio file .xls o è protetto da una password: salvalo come .xlsx o come CSV.`,
    protected: (name) => `${name} è protetto da una password: toglila e riprova.`,
    notATable: (name) => `${name} non è una tabella: serve un file CSV, TXT o XLSX.`,
    brokenWorkbook: (name) =>
      `${name} è un file XLSX danneggiato: aprilo, salvalo di nuovo e riprova.`,
    decimalCommas: (name) =>
      `In ${name} le virgole separano le colonne e scrivono anche i decimali, così gli importi si spezzano: salvalo con il punto e virgola, o con gli importi tra virgolette.`,
    noSheet: (name, hidden) =>
      hidden === ''
        ? `${name} non ha nessun foglio con una tabella.`
        : `${name} non ha nessun foglio visibile con una tabella; nascosti: ${hidden}.`,
    emptySheet: (name, sheet) => `Nel foglio «${sheet}» di ${name} non c'è una tabella.`,
    unknownSheet: (name, sheets) =>
      sheets === ''
        ? `${name} è un file di testo: non ha fogli.`
        : `${name} non ha quel foglio. Ci sono: ${sheets}.`,
    otherSpreadsheet: (name, ending) =>
      `I file ${ending} non si aprono: salva ${name} come .xlsx o CSV.`,
    tooManyColumns: (name, sheet) =>
      `${sheet === '' ? name : `Il foglio «${sheet}» di ${name}`} ha più di 1.000 colonne: lascia solo quelle che servono.`,
    tooMuchUnpacked: (name) =>
      `${name} è troppo grande una volta aperto: lascia solo il foglio che serve, o salvalo come CSV.`,
  } satisfies Record<UnreadableCode, (name: string, detail: string) => string>,
  files: {
    csv: 'listino-margine.csv',
    xlsx: 'listino-margine.xlsx',
    unusable: 'righe-scartate.csv',
    unusedCosts: 'costi-senza-articolo.csv',
    costProblems: 'righe-dei-costi-scartate.csv',
    rememberedCosts: 'i-tuoi-costi.csv',
  },
  columns: { row: 'Riga', sku: 'SKU', reason: 'Motivo', sheet: 'Foglio' },
}
