/** What the worker says. */
export const messages = {
  whichIsWhich:
    'Non capiamo quale dei due file è il listino e quale ha i costi: apri prima il listino, poi aggiungi i costi.',
  files: {
    csv: 'listino-margine.csv',
    xlsx: 'listino-margine.xlsx',
    unusable: 'righe-non-usabili.csv',
    unusedCosts: 'costi-senza-articolo.csv',
    costProblems: 'costi-non-usabili.csv',
  },
  columns: { row: 'riga', sku: 'sku', reason: 'motivo' },
}
