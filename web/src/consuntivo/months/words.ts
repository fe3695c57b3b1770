import type { MonthResult, YearResult } from '@margine/listino'
import { articles, counted } from '../../italian/counts.ts'
import { monthInWords } from '../period-words.ts'

const upTo = (month: string) => `${month.startsWith('a') ? 'ad' : 'a'} ${month}`

/** What the months of a year say. */
export const words = {
  title: 'Mese per mese',
  ofYear: (year: number) => `Mese per mese, ${year}`,
  year: 'Anno',
  month: 'Mese',
  whole: (year: number) => `Totale ${year}`,
  when: (year: number, month: string | null) =>
    month === null ? `totale ${year}` : monthInWords(month),
  open: '—',
  unknownPart: 'Non si può dire',
  articlesOf: (month: string) => `Gli articoli di ${month}`,
  close: 'Chiudi la spiegazione',
  figureOf: (figure: string, when: string) => `${figure}, ${when}`,
  csv: 'Scarica i mesi (CSV)',
  xlsx: 'Scarica i mesi (XLSX)',
  print: 'Stampa i mesi',
  terms: 'Spese fisse, contributi e anno',
  /** Why a figure is as it is in a report. */
  reported: 'Viene dai rapporti: la somma delle righe di questo periodo.',
  byCosts: 'Viene dai tuoi costi, per i pezzi venduti e non tornati.',
  unknown: (lacking: string) => `Non si può dire: ${lacking}.`,
  monthly: 'Ogni mese.',
  yearly: 'Una spesa di un anno conta un dodicesimo al mese.',
  noCosts: 'Non hai scritto spese fisse.',
  noneNow: 'Nessuna delle tue spese fisse vale in questo periodo.',
  alreadyCounted: "È la parte dell'anno che tocca ai mesi prima.",
  estimated: 'È una stima di quanto maturi: si paga alle scadenze.',
  ofMonth:
    "I contributi e le imposte dell'anno fino a quel mese, meno quelli fino al mese prima. È una stima di quanto maturi: si paga alle scadenze.",
} as const

/** What figures are called. */
export const figureNames = {
  incassi: 'Incassi',
  rimborsi: 'Rimborsi',
  iva: 'IVA',
  ricavi: 'Ricavi',
  commissione: 'Commissioni',
  digitali: 'Servizi digitali',
  logistica: 'Logistica',
  pubblicita: 'Pubblicità',
  altriCosti: 'Altri costi',
  tariffe: 'Commissioni e logistica',
  costo: 'Costo della merce',
  spedizioni: 'Spedizioni tue',
  merce: 'Merce e spedizioni',
  guadagno: 'Prima delle spese fisse',
  speseFisse: 'Spese fisse',
  risultato: 'Prima di contributi e imposte',
  tasse: 'Da mettere da parte',
  resta: 'Resta',
} as const

export type Figure = keyof typeof figureNames

const monthName = (month: string): string => monthInWords(month).replace(/ \d+$/, '')

/** Up to the end of a month: `Fino ad agosto 2026`. */
export const untilInWords = (month: string): string => `Fino ${upTo(monthInWords(month))}`

/** A month as short as it can be: `gen`. */
export const shortMonth = (month: string): string => monthName(month).slice(0, 3)

/** The months of a year that reports have: `Da gennaio a settembre`, `In ottobre`. */
function monthsInWords({ months }: YearResult): string {
  const [first = '', last = ''] = [months[0]?.period, months.at(-1)?.period].map((one) =>
    monthName(one ?? ''),
  )
  return first === last ? `In ${first}` : `Da ${first} ${upTo(last)}`
}

/** A whole amount, without its sign: `4.470`. */
const whole = (amount: number): string => counted(Math.round(Math.abs(amount)))

const listed = (all: readonly string[]): string => new Intl.ListFormat('it').format(all)

/** What isn't known of a month or a year, as the end of a sentence: `manca il costo di 3 articoli`. */
export function lackingInWords({ articles: without, channels, stores }: MonthResult['lacking']) {
  const costs = [
    ...(without.size > 0 ? [`di ${articles(without.size)}`] : []),
    ...[...channels].map((name) => `delle vendite di ${name} senza articolo`),
  ]
  return [
    ...(costs.length > 0 ? [`manca il costo ${listed(costs)}`] : []),
    ...(stores.size > 0 ? [`manca l'IVA di ${listed([...stores])}`] : []),
  ].join(' e ')
}

/**
 * The year so far in one sentence.
 *
 * @param knowsFund whether the seller has said which contributions they pay, if any
 */
export function yearInWords(year: YearResult, currency: string, knowsFund: boolean): string {
  const sign = currency === 'EUR' ? '€' : currency
  const { incassi, tasse, resta, lacking } = year.total
  const when = monthsInWords(year)
  const without = knowsFund || currency !== 'EUR' ? '' : ', contributi INPS esclusi'
  const aside = tasse > 0.5 ? `; metti da parte ${whole(tasse)} ${sign}${without}` : ''
  if (Number.isNaN(resta))
    return `${when} hai incassato ${whole(incassi)} ${sign}${aside}. Che cosa resta non si può ancora dire: ${lackingInWords(lacking)}.`
  const left =
    resta < 0
      ? `perdi ${whole(resta)} ${sign} su ${whole(incassi)} incassati`
      : `ti restano ${whole(resta)} ${sign} su ${whole(incassi)} incassati`
  return `${when} ${left}${aside || without}.`
}

/** What there is to say of a year's figures, each a sentence. */
export const notes = {
  provisional: (year: number, rulesOf: number) =>
    `Le regole del ${year} non ci sono${rulesOf < year ? ' ancora' : ''}: «Da mettere da parte» è provvisorio, con quelle del ${rulesOf}.`,
  indicative: (year: number) => `I contributi del ${year} sono una cifra indicativa.`,
  earlier: (month: string) =>
    `I mesi prima di ${monthInWords(month)} non sono nei rapporti e non contano: sull'anno intero contributi e imposte possono essere di più.`,
  beforeOpening: (first: string, opening: string) =>
    `Nei rapporti ci sono movimenti di ${monthInWords(first)}, prima del tuo mese di apertura (${monthInWords(opening)}): controllalo.`,
  noCost:
    'Aggiungi un file con SKU e costo, oppure scrivi qui sopra quanto costa la merce in percento dei ricavi.',
  noFund:
    '«Da mettere da parte» è senza contributi: non so ancora se sei iscritto a una gestione INPS.',
  noCosts: 'Non hai scritto spese fisse: contano zero.',
  others: (currencies: readonly string[]) =>
    `Quello che è in ${listed(currencies)} non è in questi mesi: sceglilo in «Valuta» per vederlo.`,
  abroad: (currency: string) =>
    `In ${currency}, prima di spese fisse, contributi e imposte, che sono in euro.`,
} as const

/** The picture of a month, for those who don't see it. */
export const pictured = (month: string, incassi: string, left: string) =>
  `${monthName(month)}: incassi ${incassi}, resta ${left}`

export const picture = (all: readonly string[]) => `Barre dei mesi. ${all.join('; ')}.`
