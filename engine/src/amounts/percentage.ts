import { readAmount } from './read.ts'

const comma = 44
const isDigitAt = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

/** Whether a text is one or two digits, with or without decimals: nearly all are, and need no closer look. */
export function isPlain(text: string): boolean {
  const { length } = text
  let at = 0
  while (at < 2 && at < length && isDigitAt(text, at)) at++
  if (at === 0 || at === length) return at > 0
  if (text.charCodeAt(at) !== comma) return false
  for (at++; at < length; at++) if (!isDigitAt(text, at)) return false
  return true
}

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
export const isPercent = (text: string): boolean => isPlain(text) || isWrittenPercent(text)

function isWrittenPercent(text: string): boolean {
  const number = numberIn(text)
  const { value, problem } = readAmount(number)
  return problem === null && value >= 0 && value <= 100 && number.trim() !== ''
}

/** Whether a text is a percentage from 0 to 100, or nothing is typed. */
export const isPercentOrBlank = (text: string): boolean =>
  text === '' || isPercent(text) || text.trim() === ''
