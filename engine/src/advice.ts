import { figuresOf } from './figures.ts'
import type { Rates } from './rates/rates.ts'
import type { Sale } from './sale.ts'
import { costForMargin, lowestPriceForMargin, priceForMargin } from './solve/target.ts'
import { bands, verdictOf } from './verdict.ts'

/** How to reach a margin by one change alone; null where that change alone doesn't get there. */
export type NextVerdict = { margine: number; prezzo: number | null; costo: number | null }

/** What the numbers of a sale allow, every amount as it would be entered. */
export type Advice = {
  /** The way to the next better verdict; null where there is no better one. */
  next: NextVerdict | null
  /** How low the price can go within the verdict; null in a loss and below the first border. */
  room: { margine: number; prezzo: number } | null
}

/**
 * What would bring a sale to the next better verdict, and what it can afford within its own.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * adviseOn(readSale(form), ratesOf(form)).next // { margine: 30, prezzo: 29.5, costo: 10.59 }
 */
export function adviseOn(sale: Sale, rates: Rates): Advice {
  const verdict = verdictOf(figuresOf(sale, rates))
  const reached = bands.find(({ band }) => band === verdict)?.from ?? null
  if (reached === null) return { next: waysTo(sale, rates, 0), room: null }
  const better = bands.find(({ from }) => from > reached)
  const lowest = verdict === 'low' ? null : lowestPriceForMargin(sale, rates, reached)
  return {
    next: better === undefined ? null : waysTo(sale, rates, better.from),
    room: lowest === null ? null : { margine: reached, prezzo: lowest },
  }
}

const waysTo = (sale: Sale, rates: Rates, margine: number): NextVerdict => ({
  margine,
  prezzo: priceForMargin(sale, rates, margine),
  costo: costForMargin(sale, rates, 'costo', margine),
})
