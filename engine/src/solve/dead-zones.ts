import { roundToCents, withoutNoise } from '../amounts/rounding.ts'
import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { firstWhere, zeroBetween } from './first-where.ts'
import { figuresAt, largestCents, type Stretch, stretchesOf } from './stretches.ts'

/** Prices as entered, both ends included, that each earn less than a lower one. */
export type DeadZone = {
  from: number
  /** Null where there is no end to them but the largest amount. */
  to: number | null
  /** The lower price that earns most; of several the highest. */
  better: number
  /** The most that a price here earns less than `better`, to the cent. */
  loss: number
}

/** A price in cents and its profit, to the cent. */
type Earning = { cents: number; profit: number }

/** A dead zone with its prices in cents. */
type Zone = { from: number; to: number; better: Earning; loss: number }

/** A stretch with the profit to the cent at any of its prices. */
type Slope = Stretch & { profitAt: (cents: number) => number; first: number; last: number }

/** About where on a slope the profit is so much. */
const guess = ({ from, to, first, last }: Slope, profit: number) =>
  zeroBetween(from, to, first - profit, last - profit)

/** Where the profit doesn't fall, prices are dead until it is as much as the best so far: then the last one is best. */
function climb(slope: Slope, best: Earning): { dead: Stretch; best: Earning } {
  const { from, to, profitAt, first, last } = slope
  const isAlive = (cents: number) => profitAt(cents) >= best.profit
  const alive =
    first >= best.profit ? from : firstWhere(isAlive, from, to, guess(slope, best.profit))
  if (alive === null) return { dead: { from, to }, best }
  return { dead: { from, to: alive - 1 }, best: { cents: to, profit: last } }
}

/** Where the profit falls, prices are dead from where it is less than the best so far, its beginning included. */
function descend(slope: Slope, before: Earning): { dead: Stretch; best: Earning } {
  const { from, to, profitAt, first } = slope
  const most = Math.max(first, before.profit)
  const isDead = (cents: number) => profitAt(cents) < most
  const dead = firstWhere(isDead, from, to - 1, guess(slope, most)) ?? to
  const best = first < before.profit ? before : { cents: dead - 1, profit: first }
  return { dead: { from: dead, to }, best }
}

/** Adds dead prices to the zones: to the last one, where they go on with it. */
function addTo(zones: Zone[], { from, to }: Stretch, better: Earning, lowest: number): void {
  if (to < from) return
  const loss = roundToCents(better.profit - lowest)
  const last = zones.at(-1)
  if (last?.to === from - 1 && last.better.cents === better.cents) {
    last.to = to
    last.loss = Math.max(last.loss, loss)
  } else zones.push({ from, to, better, loss })
}

/** The dead zones of the prices up to so many cents, and which of these earns most. */
function walk(sale: Sale, rates: Rates, lastCents: number): { zones: Zone[]; best: Earning } {
  const profitAt = (cents: number) =>
    roundToCents(figuresAt(sale, rates, 'prezzoVendita', cents).guadagno)
  const zones: Zone[] = []
  let best: Earning = { cents: 0, profit: Number.NEGATIVE_INFINITY }
  for (const stretch of stretchesOf(sale, rates)) {
    const { from } = stretch
    const to = Math.min(stretch.to, lastCents)
    if (to < from) break
    const slope = { from, to, profitAt, first: profitAt(from), last: profitAt(to) }
    const before = best
    const walked = slope.first <= slope.last ? climb(slope, before) : descend(slope, before)
    best = walked.best
    const better = slope.first <= slope.last ? before : best
    addTo(zones, walked.dead, better, Math.min(slope.first, slope.last))
  }
  return { zones, best }
}

/**
 * The prices that earn at least a cent less than a lower one, because the marketplace takes more of them: nobody
 * should ask such a price.
 *
 * @param sale a sale without problems, but for its price, which is not read
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4' }
 * deadZonesOf(readSale(form), ratesOf(form)) // [{ from: 10.01, to: 11.04, better: 10, loss: 0.7 }]
 */
export const deadZonesOf = (sale: Sale, rates: Rates): DeadZone[] =>
  walk(sale, rates, largestCents).zones.map(({ from, to, better, loss }) => ({
    from: from / 100,
    to: to === largestCents ? null : to / 100,
    better: better.cents / 100,
    loss,
  }))

/**
 * The lower price that earns most, where it earns at least a cent more than the entered one; of several the
 * highest. Null where there is none.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
 * betterPriceBelow(readSale(form), ratesOf(form)) // 10: up to there the commission is 8 %
 */
export function betterPriceBelow(sale: Sale, rates: Rates): number | null {
  const { best } = walk(sale, rates, Math.ceil(withoutNoise(sale.prezzoVendita * 100)) - 1)
  const profit = roundToCents(figuresOf(sale, rates).guadagno)
  return roundToCents(best.profit - profit) > 0 ? best.cents / 100 : null
}
