import {
  betterPriceBelow,
  curveOf,
  figuresOf,
  roundToCents,
  type Sale,
  type Trial,
} from '@margine/engine'
import { amountsOf } from './amounts.ts'

/** What is said of a price that earns less than a lower one. */
const betterPriceWords = {
  threshold: 'Occhio alla soglia',
  lessAbove: 'Più alzi il prezzo meno guadagni',
  moreLostAbove: 'Più alzi il prezzo più perdi',
  earnsLess: (why: string, price: string, less: string, better: string) =>
    `${why}: a ${price} guadagni ${less} in meno che a ${better}.`,
  losesMore: (why: string, price: string, more: string, better: string) =>
    `${why}: a ${price} perdi ${more} in più che a ${better}.`,
  turns: (why: string, price: string, loss: string, better: string, profit: string) =>
    `${why}: a ${price} perdi ${loss}, a ${better} guadagni ${profit}.`,
  breaksEven: (why: string, price: string, loss: string, better: string) =>
    `${why}: a ${price} perdi ${loss}, a ${better} vai in pari.`,
} as const

/** A lower price that earns more than the one of a sale, as it is entered. */
export type BetterPrice = {
  /** How much less the price of the sale earns. */
  warning: string
  price: number
  /** The same in betterPriceWords. */
  written: string
}

/** Whether the profit drops at once somewhere between a lower price and that of a sale, by more than the price rises. */
function jumpsBetween(lower: number, { sale, rates }: Trial): boolean {
  const pieces = curveOf(sale, rates)
  return pieces.some(({ to: last }, at) => {
    const first = pieces[at + 1]?.from
    if (first === undefined || last.prezzo < lower || last.prezzo >= sale.prezzoVendita)
      return false
    return last.guadagno - first.guadagno > first.prezzo - last.prezzo
  })
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
  const isJump = jumpsBetween(better, { sale, rates })
  const why = isJump
    ? betterPriceWords.threshold
    : profit < 0
      ? betterPriceWords.moreLostAbove
      : betterPriceWords.lessAbove
  const warning =
    profit >= 0
      ? betterPriceWords.earnsLess(why, asked, less, written)
      : most < 0
        ? betterPriceWords.losesMore(why, asked, less, written)
        : most === 0
          ? betterPriceWords.breaksEven(why, asked, less, written)
          : betterPriceWords.turns(why, asked, money(-profit), written, money(most))
  return { warning, price: better, written }
}
