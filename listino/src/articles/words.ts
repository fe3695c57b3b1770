import { roles } from '../layouts/role.ts'
import type { Unreadable, UnreadableCode } from '../table/unreadable.ts'
import type { Problem, ProblemCode } from './problem.ts'

const quoted = (text = '') => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`
const inColumn = ({ column }: Problem) =>
  column === undefined ? '' : ` (colonna ${quoted(column)})`

const amountOf = ({ role }: Problem) => (role === undefined ? 'importo' : roles[role].word)

const words: Readonly<Record<ProblemCode, (problem: Problem) => string>> = {
  noSku: () => 'SKU e nome mancanti',
  spoiltSku: ({ text }) =>
    `SKU ${quoted(text)} rovinato dal foglio di calcolo: formatta la colonna come testo ed esporta di nuovo`,
  noPrice: () => 'prezzo mancante',
  noCost: () => 'costo mancante',
  negative: (problem) => `importo negativo ${quoted(problem.text)}${inColumn(problem)}`,
  notANumber: (problem) => `${quoted(problem.text)} non è un importo${inColumn(problem)}`,
  unknown: (problem) =>
    `${quoted(problem.text)} al posto dell'importo${inColumn(problem)}: scrivi ${problem.role === 'surcharge' ? 'quanto paga in più il cliente' : 'quanto ti costa'}, o 0`,
  costVAT: ({ role = 'cost', text }) =>
    `${quoted(text)} non dice se il ${amountOf({ code: 'costVAT', role })} è con IVA: scrivi si o no`,
  priceVAT: ({ text }) =>
    `IVA del prezzo diversa dal listino (${text ?? ''}): scrivi tutti i prezzi con IVA, o tutti senza`,
  costRate: ({ text }) =>
    `IVA del costo al ${text ?? ''}%, ma l'articolo ha un'altra aliquota: indica la sua, o scrivi il costo senza IVA (nel forfettario con l'IVA)`,
  vat: (problem) => `IVA ${quoted(problem.text)} sconosciuta${inColumn(problem)}`,
  reducedVAT: (problem) =>
    `IVA ${quoted(problem.text)}${inColumn(problem)}: indica a quanto corrisponde`,
  salePrice: ({ text }) =>
    `${quoted(text)} al posto del prezzo scontato: scrivi quanto paga il cliente, o lascia vuoto`,
  costDay: ({ text }) => `${quoted(text)} non è un giorno: scrivi per esempio 31/12/2026`,
  costMarketplace: ({ text }) => `${quoted(text)} non è un marketplace che conosciamo`,
  saleDays: ({ text }) => `non si capisce se l'offerta è in corso: giorno ${quoted(text)}`,
  saleFlag: ({ text = '' }) =>
    `${text === '' ? 'la riga' : quoted(text)} non dice se l'offerta è in corso: scrivi si o no`,
  saleAbove: ({ text }) =>
    `prezzo scontato ${text ?? ''} più alto del prezzo: correggi uno dei due`,
  otherMarks: (problem) =>
    `${quoted(problem.text)} usa punto e virgola al contrario del resto della colonna${inColumn(problem)}`,
  ambiguous: (problem) =>
    `${quoted(problem.text)} può essere migliaia o decimali: scegli come sono scritti i numeri${inColumn(problem)}`,
  tooLarge: (problem) => `importo troppo grande ${quoted(problem.text)}${inColumn(problem)}`,
  currency: (problem) =>
    `${amountOf(problem)} in ${problem.text ?? ''}: il conto è in un'altra valuta`,
  twoCurrencies: (problem) =>
    `${amountOf(problem)} in ${problem.text ?? ''}, ma la colonna della valuta dice altro: correggi una delle due`,
  store: ({ text }) => `negozio ${quoted(text)} sconosciuto`,
  otherHeader: () =>
    'sotto una seconda riga di titoli, con altre colonne: mettila in un foglio o in un file a parte',
  tooManyCells: () => 'più celle che colonne: controlla i separatori nella riga',
  tooFewCells: () => 'riga spezzata: mancano celle che servono',
  quotes: () => 'virgolette non chiuse, o una cella di oltre un milione di caratteri',
  hiddenRow: () => 'riga nascosta nel foglio: per contarla mostrala, o togli il filtro',
  totalRow: () => 'riga di totale: non è un articolo',
  parentRow: () => 'prodotto con varianti: il prezzo è nelle righe delle varianti',
  extraRow: () => 'riga senza articolo (immagini o opzioni)',
  unsold: (problem) => `non in vendita in questo paese${inColumn(problem)}`,
  twoCosts: () => 'due costi diversi per lo stesso SKU',
  duplicate: ({ text }) => `doppione della riga ${text ?? ''}`,
  vehicle: () => 'veicolo: eBay applica tariffe che qui non ci sono',
  otherTerms: () =>
    'marketplace, IVA o regime diversi dalla prima riga: mettila in un file a parte',
  onlyInItaly: () => "TikTok Shop: tariffe solo per l'Italia",
}

/**
 * A problem in Italian.
 *
 * @example
 * problemInWords({ code: 'noPrice' }) // 'prezzo mancante'
 */
export const problemInWords = (problem: Problem): string => words[problem.code](problem)

type UnreadableWords = string | ((detail: string) => string)

const unreadable: Readonly<Record<UnreadableCode, UnreadableWords>> = {
  empty: 'il file è vuoto',
  oldExcel: 'è un vecchio file .xls o è protetto da una password: salvalo come .xlsx o come CSV',
  protected: 'è protetto da una password: toglila e riprova',
  notATable: 'non è una tabella: serve un file CSV, TXT o XLSX',
  brokenWorkbook: 'il file XLSX è danneggiato: aprilo, salvalo di nuovo e riprova',
  decimalCommas:
    'le virgole separano le colonne e scrivono anche i decimali, così gli importi si spezzano: salva il file con il punto e virgola, o con gli importi tra virgolette; se sono interi, aggiungi --decimali punto (per i costi --decimali-costi punto)',
  noSheet: (hidden) =>
    hidden === ''
      ? "nel file XLSX non c'è nessun foglio con una tabella"
      : `nel file XLSX nessun foglio visibile ha una tabella; nascosti: ${hidden}`,
  emptySheet: (sheet) => `nel foglio «${sheet}» non c'è una tabella`,
  unknownSheet: (sheets) =>
    sheets === '' ? 'non ha fogli: è un file di testo' : `non ha quel foglio. Ci sono: ${sheets}`,
  otherSpreadsheet: (ending) => `i file ${ending} non si aprono: salvalo come .xlsx o CSV`,
  tooManyColumns: (sheet) =>
    `${sheet === '' ? '' : `il foglio «${sheet}» `}ha più di 1.000 colonne: lascia solo quelle che servono`,
  noRows: "ha solo l'intestazione: sotto non c'è nessuna riga",
  orders: (titles) =>
    `è un file di ordini, come dicono ${titles}: esporta gli articoli. Quanto ti è rimasto dagli ordini lo dice Consuntivo, dai rapporti delle transazioni`,
  statement: (report) =>
    `è un rapporto per Consuntivo (${report}): aprilo con npm run -s consuntivo`,
  tooMuchUnpacked:
    'è troppo grande una volta aperto: lascia solo il foglio che serve, o salvalo come CSV',
}

/** Why nothing can be read from a file, in Italian. */
export function unreadableInWords({ code, detail }: Pick<Unreadable, 'code' | 'detail'>): string {
  const said = unreadable[code]
  return typeof said === 'string' ? said : said(detail)
}
