import { daysIn } from '../layouts/days.ts'
import { type Cell, meantIn } from '../table/cell.ts'
import type { Moment } from './entry.ts'

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** The part of a text before its clock: `31 dic 2025` of `31 dic 2025 23:31:10 UTC`. */
function dayPart(text: string): string {
  const colon = text.indexOf(':')
  if (colon === -1) return text
  let end = colon
  while (end > 0 && isDigit(text.charCodeAt(end - 1))) end--
  const isUsual = text[end - 1] === ' ' && isDigit(text.charCodeAt(end - 2))
  if (isUsual) return text.slice(0, end - 1)
  return text.slice(0, end).replace(/[\sT,-]+$/, '')
}

const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?[\s\u00a0\u202f]*([ap])?\.?m?/i

/** Two digits of a text as a number; NaN where there are none. */
function twoDigitsAt(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
  return isDigit(tens) && isDigit(ones) ? (tens - 0x30) * 10 + ones - 0x30 : Number.NaN
}

/** The seconds since midnight of ` 23:31:10 UTC`, as most clocks are written; NaN for any other. */
function usualSecondsIn(text: string, from: number): number {
  const at = text.charCodeAt(from) === 0x20 ? from + 1 : from
  if (text[at + 2] !== ':' || text[at + 5] !== ':') return Number.NaN
  if (text.length !== at + 8 && text.slice(at + 8) !== ' UTC') return Number.NaN
  const [hours, minutes] = [twoDigitsAt(text, at), twoDigitsAt(text, at + 3)]
  return hours * 3600 + minutes * 60 + twoDigitsAt(text, at + 6)
}

/** The seconds since midnight that a text says; null where it says none. */
function secondsIn(text: string, from: number): number | null {
  const usual = usualSecondsIn(text, from)
  if (!Number.isNaN(usual)) return usual
  const [, hours, minutes, seconds = '0', half] = clock.exec(text.slice(from)) ?? []
  if (hours === undefined) return null
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)
  return hour * 3600 + Number(minutes) * 60 + Number(seconds)
}

const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/

/** What a day in figures says of whether its month stands first; null where it could be either. */
function isMonthFirstIn(text: string): boolean | null {
  const part = dayPart(text)
  const [, one, other] = numeric.exec(part) ?? []
  if (one === undefined) return null
  // Nobody writes `12.31.2026`.
  if (Number(one) > 12 || part.includes('.')) return false
  return Number(other) > 12 ? true : null
}

const dayLength = 86_400
const mostKnown = 10_000

/** Reads the days of one file, in which the month stands always first or never. */
export class Moments {
  readonly #known = new Map<string, { day: string; from: number } | null>()
  #isMonthFirst: boolean
  #isSettled: boolean
  #isAsking = false
  /** Whether days were read that could be others, and nothing in the file tells. */
  #isOpen = false
  /** A day that contradicts others of the file; null while none does. */
  contradiction: string | null = null

  /** @param isMonthFirst whether the month stands first, where that is known; else the days tell, or it is a guess that it doesn't */
  constructor(sample: Iterable<Cell | undefined>, isMonthFirst: boolean | null) {
    this.#isMonthFirst = isMonthFirst ?? false
    this.#isSettled = isMonthFirst !== null
    for (const cell of sample) this.look(cell)
  }

  /** When a cell says; null where that is no day. */
  read(cell: Cell | undefined): Moment | null {
    const text = meantIn(cell)
    const part = dayPart(text)
    let found = this.#known.get(part)
    if (found === undefined) {
      found = this.#dayIn(part)
      if (this.#known.size < mostKnown) this.#known.set(part, found)
    }
    if (found === null) return null
    const seconds = part.length === text.length ? null : secondsIn(text, part.length)
    const { day, from } = found
    return seconds === null
      ? { day, from, to: from + dayLength - 1 }
      : { day, from: from + seconds, to: from + seconds }
  }

  /** Whether nothing in the file told which of two days some text means. */
  get isGuess(): boolean {
    return this.#isOpen && !this.#isSettled
  }

  /** Whether days were seen that could be others, and none that tells. */
  get isAsking(): boolean {
    return this.#isAsking && !this.#isSettled
  }

  /** Takes in what a day says of whether months stand first. */
  look(cell: Cell | undefined): void {
    const text = meantIn(cell)
    const says = isMonthFirstIn(text)
    if (says === null) {
      this.#isAsking ||= numeric.test(dayPart(text))
      return
    }
    if (this.#isSettled && says !== this.#isMonthFirst) this.contradiction ??= text
    this.#isMonthFirst = says
    this.#isSettled = true
  }

  #dayIn(part: string): { day: string; from: number } | null {
    this.look(part)
    // Of a day in figures the reading with the day in front is told first.
    const [dayFirst, monthFirst = dayFirst] = daysIn(part)
    if (monthFirst !== dayFirst) this.#isOpen = true
    const day = this.#isMonthFirst ? monthFirst : dayFirst
    return day === undefined ? null : { day, from: Date.parse(day) / 1000 }
  }
}
