/** How sure a figure is: from the marketplace's own page, copied from it by others, or a headline only. */
export type Mark = 'ufficiale' | 'trascritta' | 'indicativa'

/** Where figures come from, in words a seller reads in the info box. */
export type Source = {
  /** Italian, lower case, fits after «fonte:». */
  name: string
  /** The quarter whose figures these are. */
  asOf: `${number}-Q${1 | 2 | 3 | 4}`
  mark: Mark
  /** Where it can be read, where that is known. */
  address?: string
  /** The day on which the figures were last compared with it (ISO 8601), where they were. */
  reviewed?: `${number}-${number}-${number}`
}

const reviewed = '2026-11-21'

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
  /** The clothing steps of 15 December 2025. */
  amazonDecember2025: {
    name: 'tariffe europee di Amazon dal 15 dicembre 2025',
    asOf: '2025-Q4',
    mark: 'trascritta',
    address: 'https://www.intimoretail.it/2025/12/03/referral-fee-amazon',
    reviewed,
  },
  /** The EU card of 1 February 2026, p. 24–26. Nobody printed the Italian page itself. */
  amazonFebruary2026: {
    name: 'listino europeo di Amazon del 1° febbraio 2026',
    asOf: '2026-Q1',
    mark: 'trascritta',
    address: 'https://m.media-amazon.com/images/G/02/sell/images/260114-FBA-Rate-Card-EN.pdf',
    reviewed,
  },
  /** The digital services fee of a seller established in Italy. */
  amazonDigitalServices: {
    name: 'tariffa per servizi digitali di Amazon (venditori stabiliti in Italia)',
    asOf: '2024-Q4',
    mark: 'trascritta',
    reviewed,
  },
  /** Two lists that an Italian reseller keeps, of 27 May 2025. */
  ebayBusiness: {
    name: 'tariffe eBay.it per venditori professionali',
    asOf: '2025-Q2',
    mark: 'trascritta',
    reviewed,
  },
  etsyItaly: {
    name: 'tariffe Etsy per un venditore in Italia',
    asOf: '2026-Q1',
    mark: 'trascritta',
    address: 'https://help.etsy.com/hc/it/articles/1500011073202',
    reviewed,
  },
  /** What a seller types from a contract. */
  own: { name: 'la tariffa che hai scritto tu', asOf: '2026-Q4', mark: 'ufficiale' },
  tiktokItaly: {
    name: 'tariffe TikTok Shop Italia',
    asOf: '2026-Q1',
    mark: 'indicativa',
    reviewed,
  },
} as const satisfies Record<string, Source>
