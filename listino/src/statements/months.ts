import {
  type FixedCost,
  fixedCostsIn,
  type TaxYear,
  type TaxYearInput,
  taxRulesIn,
  taxYear,
} from '@margine/engine'
import { type Coverage, reportsOfMonth } from './coverage.ts'
import { channelName } from './known.ts'
import type { Ledger } from './ledger.ts'
import type { Line } from './line.ts'
import type { Outcomes } from './outcomes.ts'
import { lacksCost, summed } from './totals.ts'

/** What of a month's figures is added up, of its lines and to its year. */
const ofLines = [...summed, 'costo', 'spedizioni', 'guadagno'] as const
const ofMonths = [
  ...ofLines,
  ...(['abbonamento', 'speseFisse', 'risultato', 'tasse', 'resta'] as const),
] as const

/** In euro; NaN where a cost or a rate that it needs isn't known. */
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
  lacking: Lacking
  /** What contributions and taxes of the year come to up to its end. */
  burden: TaxYear
}

/** A month of the year, and in words what of it the reports have; blank where that is all of it. */
export type MonthOfYear = MonthResult & { reports: string }

/** What the seller says of a year. */
export type YearTerms = Pick<
  TaxYearInput,
  'regime' | 'imposte' | 'primaDel1996' | 'altriRedditi' | 'addizionali'
> & {
  speseFisse: readonly FixedCost[]
  /** The month in which activity began, `2026-03`; blank where that was in an earlier year. */
  apertura: string
  /** What was paid of contributions, and in which year; null where the seller hasn't said. */
  contributiVersati: { anno: number; importo: number } | null
}

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

type Sales = MonthAmounts & { period: string; lacking: Lacking }

/** A month before taxes. */
function salesOf(period: string, ledger: Ledger, outcomes: Outcomes, terms: YearTerms): Sales {
  const month = noAmounts()
  const lines = ledger.lines(period).filter(({ currency }) => currency === 'EUR')
  for (const line of lines) {
    const figures = outcomes.figuresOf(line)
    for (const name of ofLines) month[name] += figures[name]
    if (line.kind === 'subscription') month.abbonamento += figures.altriCosti
  }
  month.speseFisse = fixedCostsIn(period, terms.speseFisse)
  month.risultato = month.guadagno - month.speseFisse
  return { ...month, period, lacking: lackingIn(lines, outcomes) }
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
  coverage: Coverage,
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
    return { ...whole, reports: reportsOfMonth(month.period, coverage) }
  })
  return {
    year,
    months: done,
    total: { ...total, period: String(year), lacking: allLacking(months), burden: last },
    before,
    begins: yearOf(terms.apertura) === year ? terms.apertura : `${year}-01`,
    rulesOf: taxRulesIn(year).year,
  }
}

/** The months in which something happened in euro, in their order. */
export const monthsIn = (ledger: Ledger): string[] =>
  ledger.months().filter((month) => ledger.lines(month).some(({ currency }) => currency === 'EUR'))

/**
 * What each month from the first with rows to the last comes to in euro, by the year: goods, fees and fixed costs, what is
 * to be put aside for contributions and taxes, and what is left. What is in another currency isn't counted.
 *
 * @param coverage the days that the reports have
 */
export function yearResults(
  ledger: Ledger,
  outcomes: Outcomes,
  terms: YearTerms,
  coverage: Coverage,
): YearResult[] {
  const told = monthsIn(ledger)
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return []
  const months = monthsBetween(first, last).map((one) => salesOf(one, ledger, outcomes, terms))
  const years = Map.groupBy(months, ({ period }) => yearOf(period))
  return Array.from(years, ([year, of]) => yearResult(year, of, terms, coverage))
}
