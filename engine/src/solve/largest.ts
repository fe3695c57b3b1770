import { roundToCents, withoutNoise } from '../amounts/rounding.ts'
import { type CostKind, type Figures, figuresOf } from '../figures.ts'
import { type Rates, withCommission } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { firstWhere, zeroBetween } from './first-where.ts'
import { type Goal, noise, reaches } from './goal.ts'
import { centsFor } from './prices-for.ts'
import { figuresAt, largestCents } from './stretches.ts'

/** What a seller can spend less on. */
export type CostField = Exclude<CostKind, 'commissione' | 'logistica' | 'resi'>

/** All of something, in hundredths of a percent. */
const wholePercent = 10_000

/** The last whole number from `least` to `most` with which a goal is reached that every lower one reaches too. */
function lastReaching(
  figuresWith: (number: number) => Figures,
  goal: Goal,
  least: number,
  most: number,
): number | null {
  const [low, high] = [goal.surplusOf(figuresWith(least)), goal.surplusOf(figuresWith(most))]
  const turn = zeroBetween(least, most, low, high)
  const tooMuch = firstWhere((number) => !reaches(figuresWith(number), goal), least, most, turn)
  return tooMuch === least ? null : (tooMuch ?? most + 1) - 1
}

/**
 * The largest amount of one cost with which a sale reaches a goal, exact to the cent and as entered; null where
 * not even the least amount does. Advertising in percent is a percentage, to two decimals, of 100 at most.
 *
 * @param sale a sale without problems
 * @example
 * const [sale, rates] = [readSale(form), ratesOf(form)] // cost 12,50, price 39,90
 * const goal = goalOf({ kind: 'guadagno', amount: 0 }, rates)
 * goal && largestCost(sale, rates, 'costo', goal) // 26.71: as much as is left of the price
 */
export function largestCost(sale: Sale, rates: Rates, field: CostField, goal: Goal): number | null {
  const least = field === 'costo' ? 1 : 0
  const isShare = field === 'pubblicita' && sale.pubblicitaIn === 'percento'
  const figuresWith = (cents: number) => figuresAt(sale, rates, field, cents)
  const found = lastReaching(figuresWith, goal, least, isShare ? wholePercent : largestCents)
  return found === null ? null : found / 100
}

/**
 * The largest flat commission, in percent to two decimals, with which a sale reaches a goal, in place of what the
 * marketplace charges in percent; null where not even none would do.
 *
 * @param sale a sale without problems
 * @example
 * // cost 12,50, price 39,90: 32.70 net
 * largestCommission(readSale(form), ratesOf(form), goal) // 50.63, for a profit of 0
 */
export function largestCommission(sale: Sale, rates: Rates, goal: Goal): number | null {
  const figuresWith = (hundredths: number) =>
    figuresOf(sale, withCommission(rates, hundredths / 100))
  const found = lastReaching(figuresWith, goal, 0, wholePercent)
  return found === null ? null : found / 100
}

/** A discount on the entered price, in percent to two decimals, and the price that it leads to, to the cent. */
export type Discount = { percent: number; price: number }

/**
 * The largest discount with which a sale reaches a goal. A smaller one may miss it, where the marketplace's rule has a
 * break in between. Null where no price up to the entered one reaches.
 *
 * @param sale a sale without problems
 * @example
 * // cost 12,50, price 39,90
 * largestDiscount(readSale(form), ratesOf(form), goal) // { percent: 53.22, price: 18.67 }, for a profit of 0
 */
export function largestDiscount(sale: Sale, rates: Rates, goal: Goal): Discount | null {
  const entered = sale.prezzoVendita
  const priceWith = (hundredths: number) => roundToCents((entered * (10_000 - hundredths)) / 10_000)
  for (const { from, to } of centsFor(sale, rates, goal)) {
    // Half a cent less still rounds up to the lowest price.
    const most = Math.floor(withoutNoise((1 - (from - 0.5) / (entered * 100)) * 10_000))
    for (const hundredths of [most, most - 1]) {
      if (hundredths <= 0) break
      const price = priceWith(hundredths)
      if (price >= from / 100 && price <= to / 100) return { percent: hundredths / 100, price }
    }
  }
  return reaches(figuresOf(sale, rates), goal) ? { percent: 0, price: entered } : null
}

/**
 * Advertising, its VAT left out, in percent of all that the customer pays, with VAT, at which nothing is left: the ACOS that an advertising console may
 * show at most. Null where the sale loses without any advertising.
 *
 * @param sale a sale without problems
 * @example
 * // cost 12,50, price 39,90: 14.22 is left
 * breakEvenAcos(readSale(form), ratesOf(form)) // 35.63…
 */
export function breakEvenAcos(sale: Sale, rates: Rates): number | null {
  const { guadagno, prezzoFinale } = figuresOf({ ...sale, pubblicita: 0 }, rates)
  if (guadagno < -noise) return null
  const oneEuro = { pubblicita: 1, pubblicitaIn: 'euro', speseIncludonoIVA: false } as const
  const perEuro = figuresOf({ ...sale, ...oneEuro }, rates).pubblicita
  return (Math.max(0, guadagno) / perEuro / prezzoFinale) * 100
}
