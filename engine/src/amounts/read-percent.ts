import { numberIn } from './percentage.ts'
import { readNumber } from './read.ts'

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

/**
 * The percentage that a text stands for, written as an amount without currency, with `%` after it or not; 0 when it
 * stands for none.
 *
 * @example
 * readPercent('12,5 %') // 12.5
 */
export const readPercent = (text: string): number =>
  readNumber(isPlain(text) ? text : numberIn(text))
