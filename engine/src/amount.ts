/** The largest amount a field takes. Above it the field says so and the amount counts as 0. */
export const largestAmount = 999_999_999.99

/** Below this an amount counts as 0, so that no quotient of two amounts can overflow. */
const smallestAmount = 1e-9

/** Why a typed amount counts as 0 although something was typed. */
export type AmountProblem = 'notANumber' | 'tooLarge'

const currency = '(?:€|\\$|EUR|USD|US\\$)'
// A run of blanks, or one that isn't the plain one, becomes one plain blank first: with `\s*` in the
// patterns a pasted page of blanks would take quadratic time.
const oddBlanks = /\s{2,}|[^\S ]/g
const affixes = new RegExp(`^([-−]?) ?${currency}? ?([-−]?) ?([\\d., ]*?) ?${currency}?$`, 'i')
const plain = /^\d+$/
const oneSeparator = /^(\d*)([.,])(\d*)$/
const dotGroups = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/
// A dot before exactly three digits would group after all: mixed groups are nobody's number.
const spaceGroups = /^(\d{1,3}(?: \d{3})+)(?:(?:,|\.(?!\d{3}$))(\d*))?$/

type Digits = { negative: boolean; whole: string; decimals: string | null }

/** Splits what was typed into sign, whole digits and decimals; null when it isn't a number. */
function readDigits(text: string): Digits | null {
  const affixed = affixes.exec(text.trim().replace(oddBlanks, ' '))
  if (affixed === null) return null
  const [, before = '', after = '', body = ''] = affixed
  if (before !== '' && after !== '') return null
  const negative = before !== '' || after !== ''
  if (plain.test(body)) return { negative, whole: body, decimals: null }

  const single = oneSeparator.exec(body)
  if (single !== null) {
    const [, whole = '', separator, decimals = ''] = single
    if (whole === '' && decimals === '') return null
    const groups =
      separator === '.' && decimals.length === 3 && whole !== '' && !whole.startsWith('0')
    return groups
      ? { negative, whole: whole + decimals, decimals: null }
      : { negative, whole, decimals }
  }
  const grouped = dotGroups.exec(body) ?? spaceGroups.exec(body)
  if (grouped === null) return null
  const [, whole = '', decimals = null] = grouped
  return { negative, whole: whole.replace(/[. ]/g, ''), decimals }
}

const comma = 44
const dot = 46
const zero = 48

/**
 * The value of at most 15 digits with at most one comma or dot among them, which is nearly all that
 * is typed, or -1 for anything else. Whole digits and power of ten are exact, so their quotient is
 * the same double as the general way's, ten times sooner.
 */
function readPlainDigits(text: string): number {
  if (text.length > 15) return -1
  let digits = 0
  let scale = 0
  let separator = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= zero && code <= zero + 9) {
      digits = digits * 10 + (code - zero)
      scale *= 10
    } else if ((code === comma || code === dot) && scale === 0 && text.length > 1) {
      scale = 1
      separator = code
    } else return -1
  }
  if (scale === 0) return digits
  const first = text.charCodeAt(0)
  const groups = separator === dot && scale === 1000 && first !== dot && first !== zero
  return groups ? digits : digits / scale
}

/**
 * Reads an amount as Italians type it, saying why when something typed counts as 0.
 *
 * Comma or dot decimals, thousands grouped by dots or spaces, a currency before or after, `-` or
 * U+2212 as minus. A single dot before exactly three digits groups thousands, unless a zero leads.
 * Empty text is 0 without a problem. The value is always finite and never `-0`.
 *
 * @example
 * readAmount('1.234,56 €') // { value: 1234.56, problem: null }
 * readAmount('abc') // { value: 0, problem: 'notANumber' }
 */
export function readAmount(text: string): { value: number; problem: AmountProblem | null } {
  let size = readPlainDigits(text)
  // How a field shows every amount of a thousand and more once it is left, so worth its own way.
  if (size === -1 && dotGroups.test(text)) size = readPlainDigits(text.replaceAll('.', ''))
  let negative = false
  if (size === -1) {
    if (text.trim() === '') return { value: 0, problem: null }
    const digits = readDigits(text)
    if (digits === null) return { value: 0, problem: 'notANumber' }
    size = Number(`${digits.whole}.${digits.decimals ?? ''}0`)
    negative = digits.negative
  }
  if (size < smallestAmount) return { value: 0, problem: null }
  if (negative) return { value: -Math.min(size, largestAmount), problem: null }
  return size > largestAmount ? { value: 0, problem: 'tooLarge' } : { value: size, problem: null }
}

/**
 * The number a text stands for, 0 when it stands for none. See {@link readAmount} for what is read.
 *
 * @example
 * readNumber('12,50') // 12.5
 * readNumber('1.234') // 1234
 * readNumber('0.500') // 0.5
 * readNumber('1e3') // 0
 */
export function readNumber(text: string): number {
  return readAmount(text).value
}

/**
 * A typed amount as it was understood, in Italian writing and with the precision typed: what a
 * field shows once it is left. Text that isn't an amount comes back untouched.
 *
 * @example
 * writeAsUnderstood('1234.00') // '1.234,00'
 * writeAsUnderstood('12.345') // '12.345'
 * writeAsUnderstood('€ 12,345') // '12,345'
 * writeAsUnderstood('abc') // 'abc'
 */
export function writeAsUnderstood(text: string): string {
  const { value, problem } = readAmount(text)
  const digits = readDigits(text)
  if (digits === null || problem !== null) return text
  const whole = digits.whole.replace(/^0+(?=\d)/, '') || '0'
  const head = whole.length % 3 || 3
  const grouped = whole.slice(0, head) + whole.slice(head).replace(/\d{3}/g, '.$&')
  const decimals = digits.decimals ? `,${digits.decimals}` : ''
  return `${value < 0 ? '-' : ''}${grouped}${decimals}`
}

/**
 * A number as an amount in Italian writing, exact to 12 significant digits: the text that reads
 * back as that number.
 *
 * @param leastDecimals how many decimals are written even where they are 0
 * @example
 * writeAmount(43.989, 2) // '43,989'
 * writeAmount(1234.5, 2) // '1.234,50'
 */
export function writeAmount(value: number, leastDecimals: number): string {
  const size = Math.floor(Math.log10(Math.abs(value) || 1))
  const digits = value.toFixed(Math.max(1, 11 - size))
  const point = digits.indexOf('.')
  const whole = digits.slice(0, point)
  const needed = digits
    .slice(point + 1)
    .replace(/0+$/, '')
    .padEnd(leastDecimals, '0')
  return writeAsUnderstood(needed === '' ? whole : `${whole},${needed}`)
}
