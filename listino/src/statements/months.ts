import { fixedCostsIn, type TaxYear, taxRulesIn, taxYear } from '@margine/engine'
import { type Coverage, reportsOfMonth } from './coverage.ts'
import { channelName } from './known.ts'
import type { Ledger } from './ledger.ts'
import type { Line } from './line.ts'
import type { Outcomes } from './outcomes.ts'
import { currenciesIn, linesOf } from './period.ts'
import { lacksCost, summed } from './totals.ts'
import { sumOfVAT, type VAT, vatOf } from './vat.ts'
import { type YearAhead, yearAhead } from './year-ahead.ts'
import type { YearTerms } from './year-terms.ts'

/** What of a month's figures is added up, of its lines and to its year. */
const ofLines = [...summed, 'costo', 'spedizioni', 'guadagno'] as const
const ofMonths = [
  ...ofLines,
  ...(['abbonamento', 'speseFisse', 'risultato', 'tasse', 'resta'] as const),
] as const

/** NaN where a cost or a rate that it needs isn't known. */
type MonthAmounts = Record<(typeof ofLines)[number], number> & {
  /** What of the other costs is a marketplace's subscription. */
  abbonamento: number
  speseFisse: number
  /** What is left before contributions and taxes. */
  risultato: number
  /** What of the year's burden falls to it. */
  tasse: number
  resta: number
}

/** Why what is left isn't known: articles without a cost, channels with sales that name no article, stores without VAT. */
type Lacking = Record<'articles' | 'channels' | 'stores', ReadonlySet<string>>

/** What a month, or a year so far, comes to. */
export type MonthResult = MonthAmounts & {
  /** `2026-03`, or the year. */
  period: string
  /** The marketplaces whose subscription reports have. */
  subscribed: ReadonlySet<string>
  lacking: Lacking
  /** Null in forfettario. */
  vat: VAT | null
  /** What contributions and taxes of the year come to up to its end. */
  burden: TaxYear
}

/** A month of the year, and in words what of it the reports have; blank where that is all of it. */
export type MonthOfYear = MonthResult & { reports: string }

/** The months of a year, and what they come to. */
export type YearResult = {
  year: number
  months: readonly MonthOfYear[]
  total: MonthResult
  /** What its burden comes to before the first of these months. */
  before: TaxYear
  /** The month that activity began in that year, or January. */
  begins: string
  /** The year that its rules are of: another where it has none of its own. */
  rulesOf: number
  /** Null in another currency than euro. */
  ahead: YearAhead | null
}

const yearOf = (month: string): number => Number(month.slice(0, 4))
const inYear = (month: string): number => Number(month.slice(5))

const monthAfter = (month: string): string =>
  inYear(month) === 12
    ? `${yearOf(month) + 1}-01`
    : `${yearOf(month)}-${String(inYear(month) + 1).padStart(2, '0')}`

/** Every month from the first to the last, those without rows too. */
function monthsBetween(first: string, last: string): string[] {
  const months = [first]
  for (let at = first; at < last; ) {
    at = monthAfter(at)
    months.push(at)
  }
  return months
}

const noAmounts = (): MonthAmounts =>
  Object.fromEntries(ofMonths.map((name) => [name, 0])) as MonthAmounts

function add(to: MonthAmounts, month: MonthAmounts): MonthAmounts {
  for (const name of ofMonths) to[name] += month[name]
  return to
}

function lackingIn(lines: readonly Line[], outcomes: Outcomes): Lacking {
  const [articles, channels] = [new Set<string>(), new Set<string>()]
  for (const line of lines) {
    if (!lacksCost(outcomes.figuresOf(line))) continue
    const { kind, channel, store, sku } = line
    if (kind === null) articles.add([channel, store, sku].join('\n'))
    else channels.add(channelName(channel))
  }
  return { articles, channels, stores: new Set(outcomes.storesWithoutVAT(lines)) }
}

type Sales = MonthAmounts & Pick<MonthResult, 'period' | 'subscribed' | 'lacking' | 'vat'>

/** A month before taxes. */
function salesOf(month: string, books: Books, terms: YearTerms): Sales {
  const { ledger, outcomes, currency } = books
  const sums = noAmounts()
  const subscribed = new Set<string>()
  const lines = linesOf(ledger, { month, currency })
  for (const line of lines) {
    const figures = outcomes.figuresOf(line)
    for (const name of ofLines) sums[name] += figures[name]
    if (line.kind !== 'subscription') continue
    sums.abbonamento += figures.altriCosti
    subscribed.add(channelName(line.channel))
  }
  sums.speseFisse = fixedCostsIn(month, terms.speseFisse)
  sums.risultato = sums.guadagno - sums.speseFisse
  const vat = terms.regime === 'ordinario' ? vatOf(lines, outcomes) : null
  return { ...sums, period: month, subscribed, lacking: lackingIn(lines, outcomes), vat }
}

/** What contributions and taxes of a year come to, up to a month. */
function burdenUpTo(month: number, year: number, sums: MonthAmounts, terms: YearTerms): TaxYear {
  const { apertura, contributiVersati, speseFisse: _, ...said } = terms
  const first = yearOf(apertura) === year ? inYear(apertura) : 1
  return taxYear({
    ...said,
    year,
    mesiAttivi: 13 - first,
    mesi: Math.max(0, month - first + 1),
    incassi: sums.incassi - sums.rimborsi,
    risultato: sums.risultato,
    contributiVersati: contributiVersati?.anno === year ? contributiVersati.importo : null,
  })
}

const allLacking = (months: readonly Sales[]): Lacking => {
  const all = (what: keyof Lacking) => new Set(months.flatMap(({ lacking }) => [...lacking[what]]))
  return { articles: all('articles'), channels: all('channels'), stores: all('stores') }
}

function yearResult(
  year: number,
  months: readonly Sales[],
  terms: YearTerms,
  { ledger, currency, days }: Books,
): YearResult {
  const total = noAmounts()
  const before = burdenUpTo(inYear(months[0]?.period ?? '') - 1, year, total, terms)
  let last = before
  const done = months.map((month) => {
    const burden = burdenUpTo(inYear(month.period), year, add({ ...total }, month), terms)
    const tasse = burden.totale - last.totale
    last = burden
    const whole = { ...month, tasse, resta: month.risultato - tasse, burden }
    add(total, whole)
    return { ...whole, reports: reportsOfMonth(month.period, days) }
  })
  const told = months.map(({ vat }) => vat).filter((vat) => vat !== null)
  const vat = told.length === 0 ? null : sumOfVAT(told)
  const result = {
    year,
    months: done,
    total: {
      ...total,
      period: String(year),
      subscribed: new Set(months.flatMap(({ subscribed }) => [...subscribed])),
      lacking: allLacking(months),
      vat,
      burden: last,
    },
    before,
    begins: yearOf(terms.apertura) === year ? terms.apertura : `${year}-01`,
    rulesOf: taxRulesIn(year).year,
  }
  if (currency !== 'EUR') return { ...result, ahead: null }
  const { fissi } = burdenUpTo(12, year, noAmounts(), terms)
  const others = othersIn(ledger, year)
  return { ...result, ahead: yearAhead({ ...result, fissi, others }, terms, ledger, days) }
}

/** The months in which something happened in a currency, in their order. */
export const monthsIn = (ledger: Ledger, currency: string): string[] =>
  ledger.months().filter((month) => linesOf(ledger, { month, currency }).length > 0)

/** The currencies beside euro in which something happened in a year. */
const othersIn = (ledger: Ledger, year: number): string[] =>
  currenciesIn(ledger).filter(
    (one) => one !== 'EUR' && monthsIn(ledger, one).some((month) => yearOf(month) === year),
  )

/** Fixed costs and taxes are in euro: in another currency there are none. */
const noTaxes: YearTerms = {
  regime: 'forfettario',
  imposte: { coefficiente: '0', sostitutiva: '15', gestione: 'nessuna', riduzione: 'nessuna' },
  primaDel1996: false,
  altriRedditi: 0,
  addizionali: 0,
  speseFisse: [],
  apertura: '',
  contributiVersati: null,
}

/** What reports come to, in one of their currencies; `days` are those that they have. */
export type Books = { ledger: Ledger; outcomes: Outcomes; currency: string; days: Coverage }

/**
 * What each month from the first with rows to the last comes to, by the year: goods, fees and fixed costs, what is to be put
 * aside for contributions and taxes, and what is left. In another currency than euro months end before fixed costs.
 */
export function yearResults(books: Books, said: YearTerms): YearResult[] {
  const { ledger, currency } = books
  const told = monthsIn(ledger, currency)
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return []
  const terms = currency === 'EUR' ? said : noTaxes
  const months = monthsBetween(first, last).map((month) => salesOf(month, books, terms))
  const years = Map.groupBy(months, ({ period }) => yearOf(period))
  return Array.from(years, ([year, of]) => yearResult(year, of, terms, books))
}
