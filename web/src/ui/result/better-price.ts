import {
  betterPriceBelow,
  figuresOf,
  roundToCents,
  type Sale,
  type Trial,
  writeAmount,
} from '@margine/engine'
import { amountsOf } from './amounts.ts'
import { betterPriceWords as words } from './better-price-words.ts'

/** A lower price that earns more than the one of a sale. */
type BetterPrice = {
  /** How much less the price of the sale earns. */
  warning: string
  /** The better price, in words that take it and as it is typed. */
  use: string
  typed: string
}

/** The lower price that earns most, where that is more than the price of a sale earns; else null. */
export function betterPriceOf({ sale, rates }: Trial): BetterPrice | null {
  const better = betterPriceBelow(sale, rates)
  if (better === null) return null
  const { price, money } = amountsOf({ sale, rates })
  const profitOf = (some: Sale) => roundToCents(figuresOf(some, rates).guadagno)
  const best = profitOf({ ...sale, prezzoVendita: better })
  const less = money(roundToCents(best - profitOf(sale)))
  const warn = best < 0 ? words.losesMore : words.earnsLess
  return {
    warning: warn(price(sale.prezzoVendita), less, price(better)),
    use: words.use(price(better)),
    typed: writeAmount(better, 2),
  }
}
