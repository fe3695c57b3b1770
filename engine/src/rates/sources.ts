/** How sure a figure is: from the marketplace's own page, copied from it by others, or a headline only. */
type Mark = 'ufficiale' | 'trascritta' | 'indicativa'

/** Where figures come from, in words a seller reads in the info box. */
export type Source = {
  /** Italian, lower case, fits after «fonte:». */
  name: string
  /** The quarter of these figures. */
  asOf: `${number}-Q${1 | 2 | 3 | 4}`
  mark: Mark
  /** Where it can be read, where that is known. */
  address?: string
  /** The day on which the figures were last compared with it (ISO 8601), where they were. */
  reviewed?: `${number}-${number}-${number}`
}

/** The day on which the sources of the dated cards were last compared with them. */
export const lastReview = '2026-11-21'

export const sources = {
  /** Amazon.it's selling-fee card as it stood in early 2025. */
  amazonCard: {
    name: 'listino delle commissioni di Amazon.it',
    asOf: '2025-Q1',
    mark: 'trascritta',
  },
  /** Margine's own table of headline rates, as the product fixes them; a seller's contract may differ. */
  margineTable: { name: 'tabella indicativa di Margine', asOf: '2026-Q4', mark: 'indicativa' },
  /** Standard VAT or sales tax rates as fixed by the product's specification. */
  standardVat: { name: 'aliquote ordinarie', asOf: '2026-Q4', mark: 'ufficiale' },
} as const satisfies Record<string, Source>
