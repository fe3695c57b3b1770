import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { firstWhere, zeroBetween } from './first-where.ts'
import { type Goal, goalOf, reaches, type Target } from './goal.ts'
import { figuresAt, largestCents, type Stretch, stretchesOf } from './stretches.ts'

/** Prices as entered, both ends included; `to` is null where there is no end to them but the largest amount. */
export type PriceInterval = { from: number; to: number | null }

/** Why no price reaches a target. */
export type NoPriceReason =
  /** The best there is, and the lowest price that has it. */
  | { kind: 'limite'; migliore: number; prezzo: number }
  /** The target is about taxes, and the regime has none. */
  | { kind: 'senzaImposte' }

export type PriceSet = {
  /** Ascending, disjoint, as long as can be. */
  prices: PriceInterval[]
  /** Null unless there are no prices. */
  reason: NoPriceReason | null
}

/** The cents of a stretch that reach a goal: a figure only grows or only falls on it, so one interval at most. */
function centsIn(sale: Sale, rates: Rates, { from, to }: Stretch, goal: Goal): Stretch | null {
  const at = (cents: number) => figuresAt(sale, rates, 'prezzoVendita', cents)
  const first = at(from)
  const last = from === to ? first : at(to)
  const [begins, ends] = [reaches(first, goal), reaches(last, goal)]
  if (begins && ends) return { from, to }
  if (!(begins || ends)) return null
  const [low, high] = [goal.surplusOf(first), goal.surplusOf(last)]
  const turn = zeroBetween(from, to, low, high)
  const isBeyond = (cents: number) => reaches(at(cents), goal) === ends
  const other = firstWhere(isBeyond, from + 1, to - 1, turn) ?? to
  return ends ? { from: other, to } : { from, to: other - 1 }
}

/** The cents that reach a goal, in intervals as long as can be. */
export function centsFor(sale: Sale, rates: Rates, goal: Goal): Stretch[] {
  const found: Stretch[] = []
  for (const stretch of stretchesOf(sale, rates)) {
    const cents = centsIn(sale, rates, stretch, goal)
    if (cents === null) continue
    const before = found.at(-1)
    if (before?.to === cents.from - 1) before.to = cents.to
    else found.push(cents)
  }
  return found
}

/**
 * The lowest price, to the cent and as entered, at which a sale reaches a goal; null where none does.
 *
 * @param sale a sale without problems, but for its price, which is not read
 */
export function lowestPriceFor(sale: Sale, rates: Rates, goal: Goal): number | null {
  for (const stretch of stretchesOf(sale, rates)) {
    const cents = centsIn(sale, rates, stretch, goal)
    if (cents !== null) return cents.from / 100
  }
  return null
}

/** The best that a figure comes to at any price. It is found at an end of a stretch. */
function limitOf(sale: Sale, rates: Rates, { figureOf }: Goal): NoPriceReason {
  const ends = stretchesOf(sale, rates)
    .flatMap(({ from, to }) => (from === to ? [from] : [from, to]))
    .map((cents) => ({ cents, figures: figuresAt(sale, rates, 'prezzoVendita', cents) }))
  const migliore = Math.max(...ends.map(({ figures }) => figureOf(figures)))
  const best = ends.filter(({ figures }) => reaches(figures, { figureOf, least: migliore }))
  return { kind: 'limite', migliore, prezzo: Math.min(...best.map(({ cents }) => cents)) / 100 }
}

/**
 * Every price, to the cent and as entered (with or without VAT), at which a sale reaches a target, the
 * marketplace's rule applied at each.
 *
 * @param sale a sale without problems, but for its price, which is not read
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '5,30' }
 * pricesOf(readSale(form), ratesOf(form), { kind: 'margine', percent: 25 }).prices
 * // [{ from: 9.92, to: 10 }, { from: 11.41, to: null }]: above 10 € the commission is 15 %
 */
export function pricesOf(sale: Sale, rates: Rates, target: Target): PriceSet {
  const goal = goalOf(target, rates)
  if (goal === null) return { prices: [], reason: { kind: 'senzaImposte' } }
  const prices = centsFor(sale, rates, goal).map(({ from, to }) => ({
    from: from / 100,
    to: to === largestCents ? null : to / 100,
  }))
  return { prices, reason: prices.length > 0 ? null : limitOf(sale, rates, goal) }
}
