import { currencyOf } from '../numbers/number-style.ts'

/** What the format of a number in a workbook says that the number alone doesn't. */
export type NumberFormat =
  | { kind: 'currency'; currency: string }
  | { kind: 'percent' }
  /** So many digits at least, with zeros in front, behind a text where there is one. */
  | { kind: 'digits'; count: number; before?: string }

/** The parts of a format: a text in quotes or brackets, a character that stands for itself, or what shapes the number. */
const pieces = /"([^"]*)"|\[([^\]]*)\]|[\\_*](.)|([^"[\\_*]+)/gs

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
      form.push(...(shape as string).slice(0, end).matchAll(pieces))
      break
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

/** The text that a form has in front of its digits. */
function textBefore(form: readonly RegExpMatchArray[]): string {
  const digits = form.findIndex(([, , , , plain]) => plain?.includes('0'))
  return form
    .slice(0, digits + 1)
    .map(([whole, quoted, , single, plain]) => {
      if (plain !== undefined) return plain.replaceAll('0', '')
      return quoted ?? (whole.startsWith('\\') ? single : '')
    })
    .join('')
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
  if (shape.includes('%')) return { kind: 'percent' }
  const [, digits] = /^[-/ ]*(0{2,})$/.exec(shape) ?? []
  if (digits === undefined) return null
  const before = textBefore(form)
  return { kind: 'digits', count: digits.length, ...(before === '' ? {} : { before }) }
}
