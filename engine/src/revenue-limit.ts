import { dayAfter, daysUntil } from './days.ts'
import { taxRulesIn } from './tax-rules.ts'

/** What customers paid on one day, less what was given back to them, in euro. */
export type DayTakings = { day: string; amount: number }

/** How far the takings of a year are from what the forfettario allows. */
export type RevenueLimit = {
  takings: number
  /** In percent of the limit. */
  share: number
  /**
   * `warning` from 85 % on; `outNextYear` above the limit; `outAtOnce` above the higher one, with the day on which it was passed.
   */
  state: 'within' | 'warning' | 'outNextYear' | 'outAtOnce'
  /** The day on which what was passed was passed; null where nothing was. */
  passedOn: string | null
  /** The day of this year on which the limit is reached if takings go on as so far; null where it is passed, or that lies beyond the year. */
  reachedOn: string | null
}

const warnedFrom = 85

const inCents = (amount: number): number => Math.round(amount * 100)

/** A quotient of amounts may be above a whole number by its last bits alone. */
const lastBits = 1e-9

/** The first day at whose end takings are above an amount; null where they never are. */
function passing(days: readonly DayTakings[], amount: number): string | null {
  let cents = 0
  for (const [at, one] of days.entries()) {
    cents += inCents(one.amount)
    if (cents > inCents(amount) && days[at + 1]?.day !== one.day) return one.day
  }
  return null
}

/** So many days after one. */
function later(day: string, days: number): string {
  let found = day
  for (let at = 0; at < days; at++) found = dayAfter(found)
  return found
}

/**
 * How far a year's takings are from the limit of the forfettario.
 *
 * @param takings of that year, in any order
 * @param first the first day of activity in the year
 * @param today the last day that takings are known of
 * @example
 * revenueLimit([{ day: '2026-03-31', amount: 85_500 }], '2026-01-01', '2026-03-31').state // 'outNextYear'
 */
export function revenueLimit(
  takings: readonly DayTakings[],
  first: string,
  today: string,
): RevenueLimit {
  const { limite, uscitaImmediata } = taxRulesIn(Number(first.slice(0, 4))).ricavi
  const days = takings.toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  )
  const sum = days.reduce((all, { amount }) => all + inCents(amount), 0) / 100
  const share = (sum / limite) * 100
  const atOnce = passing(days, uscitaImmediata)
  if (atOnce !== null)
    return { takings: sum, share, state: 'outAtOnce', passedOn: atOnce, reachedOn: null }
  if (sum > limite)
    return {
      takings: sum,
      share,
      state: 'outNextYear',
      passedOn: passing(days, limite),
      reachedOn: null,
    }
  const passed = daysUntil(first, today) + 1
  const needed = Math.ceil((limite * passed) / sum - lastBits)
  const end = `${first.slice(0, 4)}-12-31`
  const isThisYear = sum > 0 && needed <= daysUntil(first, end) + 1
  return {
    takings: sum,
    share,
    state: share >= warnedFrom ? 'warning' : 'within',
    passedOn: null,
    reachedOn: isThisYear ? later(first, needed - 1) : null,
  }
}
