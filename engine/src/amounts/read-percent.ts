import { isPlain, numberIn } from './percentage.ts'
import { readNumber } from './read.ts'

/**
 * The percentage that a text stands for, written as an amount without currency, with `%` after it or not; 0 when it
 * stands for none.
 *
 * @example
 * readPercent('12,5 %') // 12.5
 */
export const readPercent = (text: string): number =>
  readNumber(isPlain(text) ? text : numberIn(text))
