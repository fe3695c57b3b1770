import { betterPriceBelow, figuresOf, roundToCents, type Sale, type Trial } from '@margine/engine'
import { amountsOf } from './amounts.ts'
import { betterPriceWords as words } from './better-price-words.ts'

/** A lower price that earns more than the one of a sale, as it is entered. */
export type BetterPrice = {
  /** How much less the price of the sale earns. */
  warning: string
  price: number
  /** The same in words. */
  written: string
}

/** The lower price that earns most, where that is more than the price of a sale earns; else null. */
export function betterPriceOf({ sale, rates }: Trial): BetterPrice | null {
  const better = betterPriceBelow(sale, rates)
  if (better === null) return null
  const { price, money } = amountsOf({ sale, rates })
  const profitOf = (some: Sale) => roundToCents(figuresOf(some, rates).guadagno)
  const [profit, most] = [profitOf(sale), profitOf({ ...sale, prezzoVendita: better })]
  const [asked, written] = [price(sale.prezzoVendita), price(better)]
  const less = money(roundToCents(most - profit))
  const warning =
    profit >= 0
      ? words.earnsLess(asked, less, written)
      : most < 0
        ? words.losesMore(asked, less, written)
        : words.turns(asked, money(-profit), written, money(most))
  return { warning, price: better, written }
}
