import type { Currency } from '@margine/engine'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { writePrice } from './exact-price.ts'
import { isWithin, type Range } from './range.ts'

/** A price worth knowing, with its name. */
export type Mark = { kind: 'breakEven' | 'current' | 'jump'; price: number; label: string }

/** The marks in view, those first that have to be named before others. */
export function marksIn(
  view: Range,
  { breakEvens, jumps }: CurveFacts,
  current: number,
  currency: Currency,
): Mark[] {
  const marksOf = (kind: Mark['kind'], prices: readonly number[]) =>
    prices
      .filter((price) => isWithin(view, price))
      .map((price) => ({ kind, price, label: words.marks[kind](writePrice(price, currency)) }))
  return [
    ...marksOf('breakEven', breakEvens),
    ...marksOf(
      'jump',
      jumps.map(({ before }) => before.prezzo),
    ),
    ...marksOf('current', current > 0 ? [current] : []),
  ]
}
