import { decimalsOf, digitsOf, readAmount } from './read.ts'

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
  const decimalCount = decimalsOf(text)
  if (decimalCount === null || problem !== null) return text
  const digits = digitsOf(text)
  const point = digits.length - decimalCount
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const head = whole.length % 3 || 3
  const grouped = whole.slice(0, head) + whole.slice(head).replace(/\d{3}/g, '.$&')
  const decimals = decimalCount === 0 ? '' : `,${digits.slice(point)}`
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
