import type { Cell } from './cell.ts'
import type { Digits, NumberFormat } from './number-format.ts'

/** A spreadsheet knows no more digits of a number. */
const knownDigits = 15

/**
 * A number with so many decimals, as a spreadsheet shows it: rounded on its known digits, half away from zero. `toFixed` rounds
 * what the binary number is: of 1.005 it makes 1.00.
 */
export function withDecimals(value: number, decimals: number): string {
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  const text = String(size)
  const point = text.indexOf('.')
  const own = point === -1 ? 0 : text.length - point - 1
  const isKnown = Number.isInteger(size) || text.length <= knownDigits
  if (isKnown && own <= decimals && !text.includes('e'))
    return `${sign}${text}${own === 0 && decimals > 0 ? '.' : ''}${'0'.repeat(decimals - own)}`
  const rounded = roundedDigits(size, decimals)
  const end = rounded.length - decimals
  const isZero = /^0*$/.test(rounded)
  return `${isZero ? '' : sign}${rounded.slice(0, end)}${decimals > 0 ? `.${rounded.slice(end)}` : ''}`
}

/** The digits of a number with so many decimals, one before them at least. */
function roundedDigits(size: number, decimals: number): string {
  const [digits = '', exponent = ''] = size.toExponential(knownDigits - 1).split('e')
  const known = digits.replace('.', '')
  /** How many of the known digits are kept, those before the point and after it. */
  const kept = Number(exponent) + 1 + decimals
  const up = kept >= 0 && known.charAt(kept) >= '5' ? 1n : 0n
  const whole = BigInt(known.slice(0, Math.max(0, kept)).padEnd(kept, '0') || '0') + up
  return whole.toString().padStart(decimals + 1, '0')
}

/** A number in the digits of its format. */
function inDigits(value: number, { count, decimals = 0, before = '', after = '' }: Digits): Cell {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return value
  const text = withDecimals(value, decimals)
  const isBelow = text.startsWith('-')
  const digits = (isBelow ? text.slice(1) : text).padStart(
    count + (decimals > 0 ? decimals + 1 : 0),
    '0',
  )
  const shown = `${isBelow ? '-' : ''}${before}${digits}${after}`
  return shown === String(value) ? value : { amount: value, shown }
}

const dayInMs = 86_400_000
const firstDay = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }

/** The 29th of February 1900 that spreadsheets have: days before it count from one day later. */
const noDay = 60

/** The day that a number stands for, `2026-11-25`; the number itself where no spreadsheet shows one. */
function dayOf(value: number, isFrom1904: boolean): string {
  const isEarly = !isFrom1904 && value < noDay
  const first = isFrom1904 ? firstDay.from1904 : firstDay.from1900
  const date = new Date(first + Math.round((isEarly ? value + 1 : value) * dayInMs))
  return Number.isNaN(date.getTime()) || value < 0 ? String(value) : date.toISOString().slice(0, 10)
}

/** A number as its format shows it, where that says more than the number. */
export function shownNumber(value: number, format: NumberFormat | null, isFrom1904: boolean): Cell {
  switch (format?.kind) {
    case 'currency':
      return { amount: value, currency: format.currency }
    case 'percent':
      return `${Number((value * 100).toPrecision(12))}%`.replace('.', ',')
    case 'date':
      return { converted: dayOf(value, isFrom1904) }
    case 'digits':
      return inDigits(value, format)
    case undefined:
      return value
  }
}
