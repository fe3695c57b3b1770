/** Why a statement can't be counted. */
export type FaultCode =
  | 'unknownFile'
  | 'noRows'
  | 'tooFewCells'
  | 'tooManyCells'
  | 'quotes'
  | 'secondHeader'
  | 'noDay'
  | 'day'
  | 'twoDayOrders'
  | 'amount'
  | 'ambiguousAmount'
  | 'cents'
  | 'quantity'
  | 'noCurrency'
  | 'twiceTheColumn'

/** What is wrong in a row; row 0 is the file as a whole. */
export type Fault = { row: number; code: FaultCode; text?: string; column?: string }

/** So many faults of a file are shown. */
const mostFaults = 5

/** The faults of a file. */
export class Faults {
  readonly all: Fault[] = []

  add(row: number, code: FaultCode, more: Pick<Fault, 'text' | 'column'> = {}): void {
    this.all.push({ row, code, ...more })
  }

  /** Whether so many were found that the rest isn't read. */
  get areMany(): boolean {
    return this.all.length >= mostFaults
  }

  has(row: number): boolean {
    return this.all.some((fault) => fault.row === row)
  }
}

/** A statement of which nothing counts: half of one would be a wrong figure that looks right. */
export class BrokenStatement extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ row, code }) => `${code} (${row})`).join(', '))
    this.faults = faults
  }
}

const quoted = (text = '') => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`
const where = ({ column }: Fault) => (column === undefined ? '' : ` (colonna ${quoted(column)})`)

const words: Readonly<Record<FaultCode, (fault: Fault) => string>> = {
  unknownFile: () =>
    'non è un rapporto che conosciamo: servono i movimenti di Amazon, eBay, Etsy, Shopify, ManoMano, TikTok Shop, Mirakl, PayPal, Stripe o Satispay',
  noRows: () => "l'intestazione c'è, ma sotto non c'è nessun movimento",
  tooFewCells: () => 'mancano delle celle: il file sembra tagliato, scaricalo di nuovo',
  tooManyCells: () => 'ci sono più celle che colonne: il file sembra rovinato, scaricalo di nuovo',
  quotes: () => 'virgolette non chiuse: il file sembra tagliato o rovinato, scaricalo di nuovo',
  secondHeader: () => "c'è una seconda intestazione: sono più file in uno, tienili separati",
  noDay: () => 'manca il giorno',
  day: ({ text }) => `${quoted(text)} non è un giorno`,
  twoDayOrders: ({ text }) =>
    `${quoted(text)}: giorno e mese non stanno sempre nello stesso ordine nel file`,
  amount: (fault) => `${quoted(fault.text)} non è un importo${where(fault)}`,
  ambiguousAmount: (fault) =>
    `${quoted(fault.text)} può essere migliaia o decimali${where(fault)}: indica come sono scritti i numeri`,
  cents: (fault) => `${quoted(fault.text)} ha più di due decimali${where(fault)}`,
  quantity: (fault) => `${quoted(fault.text)} non è un numero di pezzi${where(fault)}`,
  noCurrency: () => 'non si capisce in che valuta sono gli importi: indica la valuta',
  twiceTheColumn: (fault) => `la colonna ${quoted(fault.column)} c'è due volte`,
}

/** A fault in Italian. */
export const faultInWords = (fault: Fault): string =>
  `${fault.row === 0 ? '' : `riga ${fault.row}: `}${words[fault.code](fault)}`
