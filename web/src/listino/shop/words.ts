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
    costsWithVAT: (name) =>
      `I costi di ${name} sono IVA inclusa, quelli del listino no: accendi «Costi con IVA» in «Tariffe e condizioni» e aggiungi di nuovo il file, oppure usa costi senza IVA.`,
    costsWithoutVAT: (name) =>
      `I costi di ${name} sono senza IVA, quelli del listino IVA inclusa: spegni «Costi con IVA» in «Tariffe e condizioni» e aggiungi di nuovo il file, oppure usa costi IVA inclusa.`,
    unknownCostVAT: (name) =>
      `In ${name} non si capisce se i costi sono IVA inclusa: nella colonna «Costo con IVA» scrivi «si» o «no» e aggiungi di nuovo il file.`,
    tooManyColumns: (name) =>
      `${name} ha più di 1.000 colonne: tieni solo quelle che servono e riprova.`,
    noSheet: (name) => `${name} non ha nessun foglio con una tabella.`,
  } satisfies Record<UnreadableCode, (name: string) => string>,
  files: {
    csv: 'listino-margine.csv',
    xlsx: 'listino-margine.xlsx',
    unusable: 'righe-non-usabili.csv',
    unusedCosts: 'costi-senza-articolo.csv',
    costProblems: 'costi-non-usabili.csv',
  },
  columns: { row: 'Riga', sku: 'SKU', reason: 'Motivo' },
}
