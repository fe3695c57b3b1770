import { plainNumber, readAmount } from './read.ts'

/** A number without a currency, with the sign of a percentage after it or not. */
const percentage = /^[\d\s.,\u2212-]+(?:%\s*)?$/

/** The number in the text of a percentage, as typed; one that can't be read where there is more. */
export const numberIn = (text: string): string =>
  percentage.test(text) ? text.replace('%', '') : '?'

/**
 * Whether a text is a percentage from 0 to 100; a blank one is none.
 *
 * @example
 * isPercent('12,5 %') // true
 * isPercent('10 €') // false
 */
export function isPercent(text: string): boolean {
  const plain = plainNumber(text)
  return Number.isNaN(plain) ? isWrittenPercent(text) : plain <= 100
}

function isWrittenPercent(text: string): boolean {
  const number = numberIn(text)
  const { value, problem } = readAmount(number)
  return problem === null && value >= 0 && value <= 100 && number.trim() !== ''
}

/** Whether a text is a percentage from 0 to 100, or nothing is typed. */
export const isPercentOrBlank = (text: string): boolean =>
  text === '' || isPercent(text) || text.trim() === ''
