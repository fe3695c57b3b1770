import {
  type DueDate,
  daysUntil,
  dueDates,
  type RevenueLimit,
  revenueLimit,
  type TaxYear,
  taxRulesIn,
} from '@margine/engine'
import type { Coverage } from './coverage.ts'
import type { Ledger } from './ledger.ts'
import type { YearTerms } from './year-terms.ts'

/** How far the takings of a year are from the limits of the forfettario, up to the last day that reports have. */
type Limit = RevenueLimit & {
  limit: number
  /** What it comes to for the days of a year that began later; null where that is all of it. */
  ofOpening: { from: string; limit: number } | null
  higher: number
  upTo: string
  /** Currencies that reports have takings in, which count for the limit and are not among these. */
  others: readonly string[]
}

type Terms = Pick<YearTerms, 'regime' | 'imposte' | 'apertura' | 'accontiVersati'>

/** What lies ahead of a year's sales: a limit, and what falls due of contributions and taxes. */
export type YearAhead = {
  year: number
  regime: Terms['regime']
  /** Null in ordinario, which has none, and where takings aren't known. */
  limit: Limit | null
  /** By what was sold up to a month; an amount is NaN where a cost that it needs isn't known. */
  due: readonly DueDate[]
  /** The first and the last month that count, `2026-09`. */
  from: string
  upTo: string
  /** Whether months since activity began are in no report: then all may be more. */
  lacksMonths: boolean
  /** Surcharges, which have no date here. */
  addizionali: number
  /** What isn't certain, by law or by what is known so far. */
  isOpening: boolean
  /** Whether it is known what was paid in advance: in the opening year nothing was. */
  knowsAdvances: boolean
  isUnfinished: boolean
  /** The year that its rules are of: another where it has none of its own. */
  rulesOf: number
}

type Counted = {
  year: number
  begins: string
  months: readonly { period: string }[]
  total: { burden: TaxYear }
  /** The fixed contributions of all its months of activity. */
  fissi: number
  /** The currencies beside euro that its reports have. */
  others: readonly string[]
  rulesOf: number
}

function limitOf(
  { year, begins, months, others }: Counted,
  ledger: Ledger,
  { days }: Coverage,
): Limit {
  const first = months[0]?.period ?? begins
  const last =
    days
      .map((one) => one.last)
      .sort()
      .at(-1) ?? ''
  const end = `${year}-12-31`
  const upTo = last === '' || last > end ? end : last
  const from = `${begins > first ? begins : first}-01`
  const { limite, uscitaImmediata } = taxRulesIn(year).ricavi
  const opening = `${begins}-01`
  const daysFrom = (day: string) => daysUntil(day, end) + 1
  const share = daysFrom(opening) / daysFrom(`${year}-01-01`)
  return {
    ...revenueLimit(ledger.takingsIn(year), from, upTo),
    limit: limite,
    ofOpening: share < 1 ? { from: opening, limit: limite * share } : null,
    higher: uscitaImmediata,
    upTo,
    others,
  }
}

/** What lies ahead of a year: due dates are by what was sold so far, its fixed contributions those of all its months. */
export function yearAhead(
  counted: Counted,
  terms: Terms,
  ledger: Ledger,
  coverage: Coverage,
): YearAhead {
  const { year, begins, months, total, fissi, rulesOf } = counted
  const { regime, accontiVersati, imposte } = terms
  const [from, upTo] = [months[0]?.period ?? begins, months.at(-1)?.period ?? begins]
  const first = Number(begins.slice(5))
  const { burden } = total
  const paid = accontiVersati?.anno === year ? accontiVersati.importo : null
  const isOpening = terms.apertura.startsWith(`${year}-`)
  return {
    year,
    regime,
    limit: regime === 'forfettario' ? limitOf(counted, ledger, coverage) : null,
    due: dueDates(year, { ...burden, fissi }, imposte.gestione, paid ?? 0, first),
    from,
    upTo,
    lacksMonths: from > begins,
    addizionali: burden.addizionali,
    isOpening,
    knowsAdvances: isOpening || paid !== null,
    isUnfinished: upTo < `${year}-12`,
    rulesOf,
  }
}
