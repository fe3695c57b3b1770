import { currencyOf } from '../numbers/number-style.ts'

/** What the format of a number in a workbook says that the number alone doesn't. */
export type NumberFormat =
  | { kind: 'currency'; currency: string }
  | { kind: 'percent' }
  | { kind: 'date' }
  | Digits

/** So many digits at least, with zeros in front, and so many decimals, between texts where there are some. */
export type Digits = {
  kind: 'digits'
  count: number
  decimals?: number
  before?: string
  after?: string
}

/** The parts of a format: a text in quotes or brackets, a character that stands for itself, or what shapes the number. */
const pieces = /"([^"]*)(?:"|$)|\[([^\]]*)(?:\]|$)|[\\_*](.)|([^"[\\_*]+)/gs

/** A spreadsheet takes no longer one; each number would be shown as long. */
const longestOfDigits = 255

/** A sign of a currency, whichever; with a letter in front (`R$`) it is another's. */
const sign = /(?<!\p{L})\p{Sc}/u
const anySign = /\p{Sc}/u

/** What stands for a currency in a bracket, `$€-410`; null where it is something else. */
const bracketed = (text: string): string | null => /^\$([^-]+)/.exec(text)?.[1]?.trim() ?? null

function currencyIn(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const [found] = sign.exec(trimmed) ?? []
  const named = currencyOf(trimmed) ?? currencyOf(found ?? '') ?? found
  return named ?? (anySign.test(trimmed) ? trimmed : null)
}

/** The first of the forms of a format: that of numbers above zero. */
function firstForm(code: string): RegExpMatchArray[] {
  const form: RegExpMatchArray[] = []
  for (const piece of code.matchAll(pieces)) {
    const [, , , , shape] = piece
    const end = shape?.indexOf(';') ?? -1
    if (end === -1) form.push(piece)
    else {
      return [...form, ...(shape as string).slice(0, end).matchAll(pieces)]
    }
  }
  return form
}

/** The currency that a piece of a format names by itself; null where it names none. */
function currencyOfPiece([, quoted, bracket]: RegExpMatchArray): string | null {
  const named = bracket === undefined ? null : bracketed(bracket)
  if (named === null || named === '') return currencyIn(quoted ?? '')
  return currencyIn(named) ?? named
}

/** The characters of a form that stand for themselves, one by one. */
const literalsIn = (form: readonly RegExpMatchArray[]): string =>
  form.map(([whole, , , single = '']) => (whole.startsWith('\\') ? single : '')).join('')

/** Letters that stand for a day, a month, a year or a time, and for nothing else. */
const ofDates = /^[dmyhs]+$/i

const isDate = (form: readonly RegExpMatchArray[]): boolean =>
  form.some(
    ([, , bracket = '', , plain = '']) =>
      ofDates.test(bracket) || plain.split(/[^a-z]+/i).some((word) => ofDates.test(word)),
  )

const isCondition = ([, , bracket = '']: RegExpMatchArray): boolean => /^[<>=]/.test(bracket)

/** What a piece of a form shows beside the digits. */
const textOf = ([whole, quoted, , single, plain]: RegExpMatchArray): string =>
  plain?.replace(/[0#.]/g, '') ?? quoted ?? (whole.startsWith('\\') ? (single ?? '') : '')

/** How a form shows digits; null where it shows them as they are, or in groups. */
function digitsIn(form: readonly RegExpMatchArray[]): Digits | null {
  const isOfDigits = ([, , , , plain = '']: RegExpMatchArray) => /[0#?.,/]/.test(plain)
  const at = form.findIndex(isOfDigits)
  // What stands between digits, or holds for some numbers alone, is not shown by us.
  if (at === -1 || form.slice(at + 1).some(isOfDigits) || form.some(isCondition)) return null
  const [, before = '', zeros = '', decimals = '', after = ''] =
    /^([-/ ]*)#*(0+)(?:\.(0+))?([-/ ]*)$/.exec(form[at]?.[4] ?? '') ?? []
  const texts = form.map(textOf)
  const front = texts.slice(0, at).join('') + before
  // Behind a plain number stands a unit, which is no part of it.
  const isCode = zeros.length > 1 || front !== ''
  const end = isCode ? after + texts.slice(at + 1).join('') : ''
  if (zeros === '' || (zeros.length + decimals.length === 1 && front === '')) return null
  return {
    kind: 'digits',
    count: zeros.length,
    ...(decimals === '' ? {} : { decimals: decimals.length }),
    ...(front === '' ? {} : { before: front }),
    ...(end === '' ? {} : { after: end }),
  }
}

/**
 * What a format says of its numbers; null where it says nothing that the number doesn't.
 *
 * @example
 * numberFormatOf('[$$-409]#,##0.00') // { kind: 'currency', currency: 'USD' }
 */
export function numberFormatOf(code: string): NumberFormat | null {
  const form = firstForm(code)
  const shape = form.map(([, , , , plain = '']) => plain).join('')
  const currency =
    form.map(currencyOfPiece).find((found) => found !== null) ??
    currencyIn(literalsIn(form)) ??
    currencyIn(shape.replace(/[^\p{Sc}]/gu, ''))
  if (currency !== null) return { kind: 'currency', currency }
  if (isDate(form)) return { kind: 'date' }
  if (shape.includes('%')) return { kind: 'percent' }
  return code.length > longestOfDigits ? null : digitsIn(form)
}
