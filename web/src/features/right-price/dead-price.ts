import {
  type Currency,
  type DeadZone,
  figuresOf,
  type Rates,
  roundToCents,
  type Sale,
} from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.trial

/** A price that earns less than a lower one, and that one. */
export type DeadPrice = { text: string; better: number }

/** What is wrong with the price of a sale that a lower one beats; null where none does. */
export function deadPriceOf(
  sale: Sale,
  rates: Rates,
  zones: readonly DeadZone[],
): DeadPrice | null {
  const price = roundToCents(sale.prezzoVendita)
  const zone = zones.find(({ from, to }) => price >= from && (to === null || price <= to))
  if (zone === undefined) return null
  const { better } = zone
  const profitAt = (prezzoVendita: number) =>
    roundToCents(figuresOf({ ...sale, prezzoVendita }, rates).guadagno)
  return {
    better,
    text: inWords(price, profitAt(price), better, profitAt(better), rates.country.currency),
  }
}

function inWords(price: number, profit: number, better: number, most: number, currency: Currency) {
  const money = (amount: number) => formatMoney(amount, currency)
  if (profit >= 0) return words.deadLess(money(price), money(most - profit), money(better))
  if (most < 0) return words.deadMoreLoss(money(price), money(most - profit), money(better))
  return words.deadTurns(money(price), money(-profit), money(better), money(most))
}
