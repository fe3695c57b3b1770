import { type Cell, meantIn } from '../table/cell.ts'

const months: readonly string[] = [
  'gen jan january gennaio januar januari jän janv janvier ene enero',
  'feb february febbraio februar februari févr février febrero',
  'mar march marzo mär mrz märz mars mrt maart',
  'apr april aprile avr avril abr abril',
  'mag may maggio mai mayo mei maj',
  'giu jun june giugno juni juin junio',
  'lug jul july luglio juli juil juillet julio',
  'ago aug august agosto août augustus augusti',
  'set sep sept september settembre septembre septiembre',
  'ott oct october ottobre okt oktober octobre octubre',
  'nov november novembre noviembre',
  'dic dec december dicembre dez dezember déc décembre diciembre',
]

const monthNamed = (name: string): number =>
  months.findIndex((names) => names.split(' ').includes(name.toLowerCase())) + 1

/** Two digits are a year from 2000 on. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year)

/** A day as `2026-12-20`; null where there is no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere && year > 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null
}

/** Excel counts days from here. */
const excelBegins = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000
const [firstSerial, lastSerial] = [20_000, 90_000]

function serialDay(text: string): string | null {
  const serial = Number(text)
  return serial >= firstSerial && serial <= lastSerial
    ? new Date(excelBegins + Math.floor(serial) * dayLength).toISOString().slice(0, 10)
    : null
}

/** The day of seconds since 1970, as WordPress keeps them. */
const dayOfSeconds = (text: string): string =>
  new Date(Number(text) * 1000).toISOString().slice(0, 10)

const clock = '(?:[ T].*)?$'
const iso = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${clock}`)
const short = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})${clock}`)
const dayFirst = new RegExp(
  `^(\\d{1,2})[-/. ]+(\\p{L}{3,10})\\.?[-/. ,]+(\\d{4}|\\d{2})${clock}`,
  'u',
)
const monthFirst = new RegExp(
  `^(\\p{L}{3,10})\\.?[-/. ]+(\\d{1,2})[-/. ,]+(\\d{4}|\\d{2})${clock}`,
  'u',
)

/**
 * The days that a cell may mean, as `2026-12-20`: two where day and month could be either, none where it is no day.
 *
 * @example
 * daysIn('6/1/2018 0:00') // ['2018-01-06', '2018-06-01']
 */
export function daysIn(cell: Cell | undefined): string[] {
  const text = meantIn(cell)
  const found = (...days: (string | null)[]) => [...new Set(days.filter((day) => day !== null))]
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? []
  if (isoYear !== undefined) return found(dayOf(+isoYear, Number(isoMonth), Number(isoDay)))
  const [, one, other, year = ''] = short.exec(text) ?? []
  if (one !== undefined) {
    const [first, second] = [Number(one), Number(other)]
    return found(dayOf(fullYear(year), second, first), dayOf(fullYear(year), first, second))
  }
  const [, day, named = '', namedYear = ''] = dayFirst.exec(text) ?? []
  if (day !== undefined) return found(dayOf(fullYear(namedYear), monthNamed(named), +day))
  const [, before = '', after, yearAfter = ''] = monthFirst.exec(text) ?? []
  if (after !== undefined) return found(dayOf(fullYear(yearAfter), monthNamed(before), +after))
  if (/^1\d{9}$/.test(text)) return [dayOfSeconds(text)]
  return /^\d{5}(?:[.,]\d+)?$/.test(text) ? found(serialDay(text.replace(',', '.'))) : []
}
