import { numberIn } from './percentage.ts'
import { amountOf, plainNumber, readNumber } from './read.ts'

/**
 * The percentage that a text stands for, written as an amount without currency, with `%` after it or not; 0 when it
 * stands for none.
 *
 * @example
 * readPercent('12,5 %') // 12.5
 */
export function readPercent(text: string): number {
  const plain = plainNumber(text)
  return Number.isNaN(plain) ? readNumber(numberIn(text)) : amountOf(plain)
}
