import { readAmount, readNumber } from './read.ts'

/** A number without a currency, with the sign of a percentage after it or not. */
const percentage = /^[\d\s.,\u2212-]+(?:%\s*)?$/

const numberIn = (text: string): string => (percentage.test(text) ? text.replace('%', '') : '?')

/**
 * Whether a text is a percentage from 0 to 100; a blank one is none.
 *
 * @example
 * isPercent('12,5 %') // true
 * isPercent('10 €') // false
 */
export function isPercent(text: string): boolean {
  const number = numberIn(text)
  const { value, problem } = readAmount(number)
  return problem === null && value >= 0 && value <= 100 && number.trim() !== ''
}

/**
 * The percentage that a text stands for, written as an amount without currency, with `%` after it or not; 0 when it
 * stands for none.
 *
 * @example
 * readPercent('12,5 %') // 12.5
 */
export const readPercent = (text: string): number => readNumber(numberIn(text))
