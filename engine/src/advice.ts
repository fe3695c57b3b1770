import { figuresOf } from './figures.ts'
import type { Rates } from './rates/rates.ts'
import type { Sale } from './sale.ts'
import { type Goal, leftAfterTaxes, marginOf } from './solve/goal.ts'
import { largestCost } from './solve/largest.ts'
import { lowestPriceKeeping, priceReaching } from './solve/target.ts'
import { bands, verdictBy } from './verdict.ts'

/** A margin in percent, or that something is left after taxes and contributions. */
export type AdvisedGoal = number | 'dopoImposte'

/** How to reach a margin by one change alone; null where that change alone doesn't get there. */
export type NextVerdict = { margine: AdvisedGoal; prezzo: number | null; costo: number | null }

/** What the numbers of a sale allow, every amount as it would be entered. */
export type Advice = {
  /** The way to the next better verdict; null where there is no better one. */
  next: NextVerdict | null
  /** How low the price can go within the verdict; null in a loss and below the first border. */
  room: { margine: AdvisedGoal; prezzo: number } | null
}

/**
 * What would bring a sale to the next better verdict, and what it can afford within its own; nothing where none is given.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * adviseOn(readSale(form), ratesOf(form)).next // { margine: 30, prezzo: 29.5, costo: 10.59 }
 */
export function adviseOn(sale: Sale, rates: Rates): Advice {
  const verdict = verdictBy(rates, figuresOf(sale, rates))
  if (verdict === null) return { next: null, room: null }
  const reached = bands.find(({ band }) => band === verdict)?.from ?? null
  const taxed = leftAfterTaxes(rates)
  const waysTo = (margine: AdvisedGoal, goal: Goal): NextVerdict => ({
    margine,
    prezzo: priceReaching(sale, rates, goal),
    costo: largestCost(sale, rates, 'costo', goal),
  })
  if (reached === null)
    return {
      next: taxed === null ? waysTo(0, marginOf(0)) : waysTo('dopoImposte', taxed),
      room: null,
    }
  const better = bands.find(({ from }) => from > reached)
  const prezzo = verdict === 'low' ? null : lowestPriceKeeping(sale, rates, marginOf(reached))
  return {
    next: better === undefined ? null : waysTo(better.from, marginOf(better.from)),
    room:
      prezzo === null
        ? null
        : higherOf({ margine: reached, prezzo }, taxed && lowestPriceKeeping(sale, rates, taxed)),
  }
}

type Room = NonNullable<Advice['room']>

/** How low the price can go: where taxes and contributions leave nothing sooner than the margin falls, down to there. */
const higherOf = (byMargin: Room, afterTaxes: number | null): Room =>
  afterTaxes !== null && afterTaxes > byMargin.prezzo
    ? { margine: 'dopoImposte', prezzo: afterTaxes }
    : byMargin
