import { daysUntil } from '@margine/engine'
import type { ReadStatement } from './books.ts'
import { channelName } from './known.ts'

/** The days from the first row of reports of a channel to the last, and how many rows there are. */
type CoveredDays = { channel: string; first: string; last: string; rows: number }

/** What reports have, and the day that it is. */
export type Coverage = { days: readonly CoveredDays[]; today: string }

/** In so few days a seller may just have sold nothing: between two reports, and at either end of a month that is over. */
const quietDays = { between: 7, atEnds: 3 }

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** The days of each channel, those of reports that follow one another as one. */
export function coverageOf(read: readonly ReadStatement[], today: string): Coverage {
  const all = read
    .map(({ statement, balance: { first, last, rows } }) => ({
      channel: channelName(statement.layout.channel),
      first,
      last,
      rows,
    }))
    .filter(({ first }) => first !== '')
    .sort((one, other) => (one.first < other.first ? -1 : 1))
  const found: CoveredDays[] = []
  for (const one of all) {
    const before = found.findLast(({ channel }) => channel === one.channel)
    if (before === undefined || daysUntil(before.last, one.first) > quietDays.between + 1)
      found.push({ ...one })
    else {
      before.rows += one.rows
      if (one.last > before.last) before.last = one.last
    }
  }
  return { days: found, today }
}

/** Those of its days that reports have; null where they have all of them, or have begun later. */
function daysOfMonth(
  days: readonly CoveredDays[],
  first: string,
  last: string,
  today: string,
): string | null {
  const within = days.filter((one) => one.last >= first && one.first <= last)
  const quietAtEnd = today <= last ? 0 : quietDays.atEnds
  const isWhole = (one: CoveredDays) =>
    daysUntil(first, one.first) <= quietDays.atEnds && daysUntil(one.last, last) <= quietAtEnd
  if (within.some(isWhole)) return null
  return within.map((one) => daysInWords(one, first, last)).join(' e ')
}

/** So many days without a row say nothing at either end of a month: more where rows are rare, and all where there is but one. */
const quietOf = ({ first, last, rows }: CoveredDays): number =>
  rows > 1 ? Math.max(quietDays.atEnds, (3 * daysUntil(first, last)) / (rows - 1)) : 31

/**
 * How many months reports have of a channel: of one that they have in part its share of days. Who sells little may have sold
 * nothing at the ends of a month that is over.
 *
 * @param months `2026-10`
 */
export function monthsCovered(
  months: readonly string[],
  channel: string,
  { days, today }: Coverage,
): number {
  const own = days.filter((one) => one.channel === channel)
  const shareOf = (month: string): number => {
    const [first, last] = [`${month}-01`, lastDayOf(month)]
    const within = own.filter((one) => one.last >= first && one.first <= last)
    const counts = within.map((one) => {
      const quiet = quietOf(one)
      const from = daysUntil(first, one.first) <= quiet ? first : one.first
      const isToEnd = daysUntil(one.last, last) <= (today > last ? quiet : 0)
      return daysUntil(from, isToEnd ? last : one.last) + 1
    })
    return Math.min(1, counts.reduce((sum, count) => sum + count, 0) / dayOf(last))
  }
  return months.reduce((sum, month) => sum + shareOf(month), 0)
}

const dayOf = (day: string) => Number(day.slice(8))
const withVowel = (day: number) => day === 8 || day === 11
const written = (day: number) => (day === 1 ? '1º' : String(day))
const fromDay = (day: number) => (withVowel(day) ? `dall'${day}` : `dal ${written(day)}`)
const toDay = (day: number) => (withVowel(day) ? `all'${day}` : `al ${written(day)}`)

function daysInWords(days: CoveredDays, first: string, last: string): string {
  const from = days.first < first ? first : days.first
  const to = days.last > last ? last : days.last
  return from === to
    ? `solo ${withVowel(dayOf(from)) ? `l'${dayOf(from)}` : `il ${written(dayOf(from))}`}`
    : `${fromDay(dayOf(from))} ${toDay(dayOf(to))}`
}

/**
 * What of a month reports have, where that isn't all of it; blank where it is. A channel counts from its first day on.
 *
 * @example
 * reportsOfMonth('2026-10', coverage) // 'Amazon dal 2 al 29, senza Etsy'
 */
export function reportsOfMonth(month: string, { days: covered, today }: Coverage): string {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const byChannel = [...Map.groupBy(covered, ({ channel }) => channel)]
    .filter(([, days]) => days.some((one) => one.first <= last))
    .map(([channel, days]) => ({ channel, days: daysOfMonth(days, first, last, today) }))
  const told = byChannel.filter(({ days }) => days !== null)
  const [only, ...others] = new Set(told.map(({ days }) => days))
  const isOfAll = told.length === byChannel.length && others.length === 0
  if (isOfAll) return only === '' ? 'nessun rapporto' : (only ?? '')
  return told
    .map(({ channel, days }) => (days === '' ? `senza ${channel}` : `${channel} ${days}`))
    .join(', ')
}
