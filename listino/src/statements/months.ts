import {
  type FixedCost,
  fixedCostsIn,
  type TaxYearInput,
  taxRulesIn,
  taxYear,
} from '@margine/engine'
import type { Figures } from './figures.ts'
import type { Ledger } from './ledger.ts'
import type { Outcomes } from './outcomes.ts'

const summed = [
  'incassi',
  'rimborsi',
  'ricavi',
  'commissione',
  'digitali',
  'logistica',
  'pubblicita',
  'altriCosti',
  'costo',
  'spedizioni',
  'guadagno',
] as const satisfies readonly (keyof Figures)[]

/** What a month, or a year so far, comes to in euro; NaN where a cost or a rate that it needs isn't known. */
export type MonthResult = Record<(typeof summed)[number], number> & {
  /** `2026-03`, or the year. */
  period: string
  speseFisse: number
  /** What is left before contributions and taxes. */
  risultato: number
  /** What of the year's burden falls to it. */
  tasse: number
  resta: number
}

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
  months: readonly MonthResult[]
  total: MonthResult
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

const nothing = (period: string): MonthResult => ({
  period,
  ...(Object.fromEntries(summed.map((name) => [name, 0])) as Record<
    (typeof summed)[number],
    number
  >),
  speseFisse: 0,
  risultato: 0,
  tasse: 0,
  resta: 0,
})

function add(to: MonthResult, { period: _, ...amounts }: MonthResult): MonthResult {
  for (const [name, amount] of Object.entries(amounts)) to[name as keyof typeof amounts] += amount
  return to
}

/** A month before taxes. */
function salesOf(period: string, ledger: Ledger, outcomes: Outcomes, terms: YearTerms) {
  const month = nothing(period)
  for (const line of ledger.lines(period)) {
    if (line.currency !== 'EUR') continue
    const figures = outcomes.figuresOf(line)
    for (const name of summed) month[name] += figures[name]
  }
  month.speseFisse = fixedCostsIn(period, terms.speseFisse)
  month.risultato = month.guadagno - month.speseFisse
  return month
}

/** What contributions and taxes of a year come to, up to a month. */
function burdenUpTo(month: number, year: number, sums: MonthResult, terms: YearTerms): number {
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
  }).totale
}

function yearResult(year: number, months: MonthResult[], terms: YearTerms): YearResult {
  const total = nothing(String(year))
  const [first] = months
  let before = burdenUpTo(inYear(first?.period ?? '') - 1, year, total, terms)
  const done = months.map((month) => {
    const upTo = add({ ...total }, month)
    const burden = burdenUpTo(inYear(month.period), year, upTo, terms)
    const tasse = burden - before
    before = burden
    const whole = { ...month, tasse, resta: month.risultato - tasse }
    add(total, whole)
    return whole
  })
  const begins = yearOf(terms.apertura) === year ? terms.apertura : `${year}-01`
  return { year, months: done, total, begins, rulesOf: taxRulesIn(year).year }
}

/** The months in which something happened in euro, in their order. */
export const monthsIn = (ledger: Ledger): string[] =>
  ledger.months().filter((month) => ledger.lines(month).some(({ currency }) => currency === 'EUR'))

/**
 * What each month from the first with rows to the last comes to in euro, by the year: goods, fees and fixed costs, what is
 * to be put aside for contributions and taxes, and what is left. What is in another currency isn't counted.
 */
export function yearResults(ledger: Ledger, outcomes: Outcomes, terms: YearTerms): YearResult[] {
  const told = monthsIn(ledger)
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return []
  const months = monthsBetween(first, last).map((one) => salesOf(one, ledger, outcomes, terms))
  const years = Map.groupBy(months, ({ period }) => yearOf(period))
  return Array.from(years, ([year, of]) => yearResult(year, of, terms))
}
