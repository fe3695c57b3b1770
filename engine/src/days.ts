const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function lengthOf(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)
}

const hyphen = 45
const zero = 48

/** The number that the digits of a text from here to there stand for; NaN where another character is among them. */
function digitsAt(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/** The year of a day of the calendar. */
export const yearOf = (day: string): number => digitsAt(day, 0, 4)
/** The month of a day of the calendar, from 1. */
export const monthOf = (day: string) => digitsAt(day, 5, 7)
const dateOf = (day: string) => digitsAt(day, 8, 10)

/** The text last found to be a day: a result asks three times of the same one, a tenth of its time. */
let knownDay = '2026-01-01'

/**
 * Whether a text is a day of the calendar, written `YYYY-MM-DD`. Such texts compare as the days do.
 *
 * @example
 * isDay('2026-02-28') // true
 * isDay('2026-02-30') // false
 */
export function isDay(text: string): boolean {
  if (text === knownDay) return true
  const is = isWrittenDay(text)
  if (is) knownDay = text
  return is
}

function isWrittenDay(text: string): boolean {
  if (text.length !== 10) return false
  if (text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return false
  const [year, month, date] = [yearOf(text), monthOf(text), dateOf(text)]
  return year >= 0 && date >= 1 && date <= lengthOf(year, month)
}

/**
 * Whether a text is a month, written `YYYY-MM`. Such texts compare as the months do.
 *
 * @example
 * isMonth('2026-13') // false
 */
export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

const inDigits = (count: number, value: number) => String(value).padStart(count, '0')
const written = (year: number, month: number, date: number) =>
  `${inDigits(4, year)}-${inDigits(2, month)}-${inDigits(2, date)}`

/**
 * The day after one of the calendar.
 *
 * @example
 * dayAfter('2026-12-31') // '2027-01-01'
 */
export function dayAfter(day: string): string {
  const [year, month, date] = [yearOf(day), monthOf(day), dateOf(day)]
  if (date < lengthOf(year, month)) return written(year, month, date + 1)
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1)
}

/** How many days lie before the first of a year, counted from the beginning of the calendar. */
const daysBefore = (year: number): number => {
  const past = year - 1
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
}

const numberOf = (day: string): number => {
  const [year, month, date] = [yearOf(day), monthOf(day), dateOf(day)]
  let number = daysBefore(year) + date
  for (let one = 1; one < month; one++) number += lengthOf(year, one)
  return number
}

/**
 * How many days lie between one day and a later one; negative where it is earlier.
 *
 * @example
 * daysUntil('2026-02-28', '2026-03-01') // 1
 */
export const daysUntil = (day: string, later: string): number => numberOf(later) - numberOf(day)

/**
 * The day of the week, 1 for Monday to 7 for Sunday.
 *
 * @example
 * weekdayOf('2026-11-28') // 6
 */
export const weekdayOf = (day: string): number => ((numberOf(day) - 1) % 7) + 1

/**
 * Whether a form asks for the rates of a day that has not begun anywhere on earth: one after tomorrow.
 *
 * @param today the day that it is in UTC, `YYYY-MM-DD`
 * @example
 * isFuture('2027-01-01', '2026-12-31') // false
 * isFuture('2027-01-02', '2026-12-31') // true
 */
export const isFuture = (tariffe: string, today: string): boolean =>
  isDay(tariffe) && tariffe > dayAfter(today)
