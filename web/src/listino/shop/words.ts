/** What the worker says. */
export const messages = {
  missingColumn: (header: readonly string[]) =>
    `Nel file non troviamo le colonne che servono. Ci sono: ${header.slice(0, 12).join(', ')}${header.length > 12 ? '…' : ''}.`,
  files: {
    csv: 'listino-margine.csv',
    xlsx: 'listino-margine.xlsx',
    unusable: 'righe-non-usabili.csv',
    unusedCosts: 'costi-senza-articolo.csv',
    costProblems: 'costi-non-usabili.csv',
  },
  columns: { row: 'riga', sku: 'sku', reason: 'motivo' },
}
