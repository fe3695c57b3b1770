/** Where a row of the catalogue comes from, in words a seller reads in the info box. */
export type Source = {
  /** Italian, lower case, fits after «fonte:». */
  name: string
  /** The quarter whose figures these are. */
  asOf: `${number}-Q${1 | 2 | 3 | 4}`
}

export const sources = {
  /** Amazon.it's selling-fee card as it stood in early 2025. */
  amazonCard: { name: 'listino delle commissioni di Amazon.it', asOf: '2025-Q1' },
  /** Margine's own table of headline rates, as the product fixes them; a seller's contract may differ. */
  margineTable: { name: 'tabella indicativa di Margine', asOf: '2026-Q4' },
  /** Standard VAT or sales tax rates as fixed by the product's specification. */
  standardVat: { name: 'aliquote ordinarie', asOf: '2026-Q4' },
} as const satisfies Record<string, Source>
