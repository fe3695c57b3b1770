import type { Currency } from '@margine/engine'
import { formatMoney } from '../../../format.ts'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { isWithin, type Range } from './range.ts'

type Described = { facts: CurveFacts; view: Range; currency: Currency }

/** What is to be seen, for those who don't see it; the table has all of it. */
export function describe({ facts, view, currency }: Described): string {
  const money = (price: number) => formatMoney(price, currency)
  const inView = (price: number) => isWithin(view, price)
  const parts = [
    words.picture(money(view.from), money(view.to)),
    ...facts.breakEvens.filter(inView).map((price) => words.pictured.breakEven(money(price))),
    ...facts.jumps
      .map(({ before }) => before.prezzo)
      .filter(inView)
      .map((price) => words.pictured.jump(money(price))),
    ...facts.zones
      .filter(({ from }) => inView(from))
      .map(({ from, to }) =>
        to === null
          ? words.pictured.endlessZone(money(from))
          : words.pictured.zone(money(from), money(to)),
      ),
  ]
  return parts.join(', ')
}
