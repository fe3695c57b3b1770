import type { TaxSettings } from './added-fields.ts'

import { dayAfter, weekdayOf } from './days.ts'
import { taxRulesIn } from './tax-rules.ts'
import type { TaxYear } from './tax-year.ts'

/** What falls due, and what of. */
export type DueDate = {
  day: string
  what: 'fissi' | 'saldo' | 'primoAcconto' | 'secondoAcconto'
  amount: number
}

/** What a day that is a Saturday or a Sunday moves to: the Monday after. */
function workday(day: string): string {
  const weekday = weekdayOf(day)
  return weekday === 6 || weekday === 7 ? workday(dayAfter(day)) : day
}

/** A tax's advances for the next year: none up to one amount, a single one below another, else two halves. */
function advancesOf(tax: number, year: number): [first: number, second: number] {
  const { nessunoFino, unoSotto } = taxRulesIn(year).acconti
  if (tax <= nessunoFino) return [0, 0]
  return tax < unoSotto ? [0, tax] : [tax / 2, tax / 2]
}

/**
 * What of a whole year's burden falls due, and when: four parts of the fixed contributions, and in the year after what is
 * left of tax and contributions above the minimum, with the advances for that year. Amounts of 0 are left out. Surcharges
 * have no date here: when and how they are paid depends on region, town and employer.
 *
 * @param burden of the whole year
 * @param paid advances that were paid for that year: a balance below 0 is a credit
 * @param first the month that activity began in that year, from 1: each of the four days is of a quarter's months
 * @example
 * const burden = { fissi: 4611.64, eccedenza: 3000, imposta: 1000 }
 * dueDates(2026, burden, 'commercianti', 0).map(({ day }) => day)
 * // ['2026-05-18', '2026-08-20', '2026-11-16', '2027-02-16', '2027-06-30', '2027-06-30', '2027-11-30']
 */
export function dueDates(
  year: number,
  { fissi, eccedenza, imposta }: Pick<TaxYear, 'fissi' | 'eccedenza' | 'imposta'>,
  gestione: TaxSettings['gestione'],
  paid: number,
  first = 1,
): DueDate[] {
  const next = year + 1
  const quarters = [`${year}-05-16`, `${year}-08-20`, `${year}-11-16`, `${next}-02-16`]
  const [june, november] = advancesOf(imposta, year)
  const all: DueDate[] = [
    ...(gestione === 'nessuna' ? [] : quarters).map((day, at) => ({
      day,
      what: 'fissi' as const,
      amount: (fissi * Math.min(3, Math.max(0, 3 * at + 4 - first))) / (13 - first),
    })),
    { day: `${next}-06-30`, what: 'saldo', amount: imposta + eccedenza - paid },
    { day: `${next}-06-30`, what: 'primoAcconto', amount: june + eccedenza / 2 },
    { day: `${next}-11-30`, what: 'secondoAcconto', amount: november + eccedenza / 2 },
  ]
  return all.filter(({ amount }) => amount !== 0).map((due) => ({ ...due, day: workday(due.day) }))
}
