import {
  bands,
  curveOf,
  type DeadZone,
  deadZonesOf,
  judgedTaxes,
  pricesOf,
  type Rates,
  type Sale,
  type Target,
  type Verdict,
} from '@margine/engine'
import { type Jump, jumpsOf, linesOf, type ProfitPoint } from './profit-line.ts'

/** Prices as entered, both ends included, with one verdict; `to` is null where they have no end. */
type Strip = { verdict: Verdict; from: number; to: number | null }

const lowestPrice = 0.01

/** The least profit that is no loss: half a cent lost reads as a cent. More than what a target allows for noise. */
const noLoss = -0.005 + 2e-9

/** The least that is something after taxes: half a cent reads as one. */
const somethingLeft = 0.005 + 1e-9

type Border = { verdict: Verdict; target: Target }

/** What a sale has to reach for each verdict above a loss, the lowest first. */
const borders = bands.map(
  ({ band, from }): Border => ({
    verdict: band,
    target:
      band === 'low' ? { kind: 'guadagno', amount: noLoss } : { kind: 'margine', percent: from },
  }),
)

const cents = (price: number) => Math.round(price * 100)

/** All prices in strips, the lowest first, each as long as can be. */
function stripsOf(sale: Sale, rates: Rates): Strip[] {
  const pricesFor = (target: Target) =>
    pricesOf(sale, rates, target).prices.map(({ from, to }) => ({
      first: cents(from),
      last: to === null ? Number.POSITIVE_INFINITY : cents(to),
    }))
  const sets = borders.map(({ verdict, target }) => ({ verdict, prices: pricesFor(target) }))
  const kept = judgedTaxes(rates) && pricesFor({ kind: 'dopoImposte', amount: somethingLeft })
  const edges = [...sets.map(({ prices }) => prices), kept ?? []].flatMap((prices) =>
    prices.flatMap(({ first, last }) => [first, last + 1]),
  )
  const starts = [...new Set([cents(lowestPrice), ...edges])]
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other)
  const isIn = (prices: ReturnType<typeof pricesFor>, price: number) =>
    prices.some(({ first, last }) => first <= price && price <= last)
  const verdictAt = (price: number): Verdict => {
    const band = sets.findLast(({ prices }) => isIn(prices, price))?.verdict ?? 'loss'
    return band !== 'loss' && kept !== null && !isIn(kept, price) ? 'taxedAway' : band
  }
  const strips: Strip[] = []
  for (const start of starts) {
    const verdict = verdictAt(start)
    const last = strips.at(-1)
    if (last?.verdict === verdict) continue
    if (last !== undefined) last.to = (start - 1) / 100
    strips.push({ verdict, from: start / 100, to: null })
  }
  return strips
}

/** All that can be seen of the profit at every price. */
export type CurveFacts = {
  lines: ProfitPoint[][]
  jumps: Jump[]
  strips: Strip[]
  zones: DeadZone[]
  /** The lowest prices without a loss: one, but where the commission's steps lead back into a loss. */
  breakEvens: number[]
}

/** @param sale a sale without problems, but for its price, which is not read */
export function factsOf(sale: Sale, rates: Rates): CurveFacts {
  const pieces = curveOf(sale, rates)
  const withoutLoss = pricesOf(sale, rates, { kind: 'guadagno', amount: 0 }).prices
  return {
    lines: linesOf(pieces),
    jumps: jumpsOf(pieces),
    strips: stripsOf(sale, rates),
    zones: deadZonesOf(sale, rates),
    breakEvens: withoutLoss.map(({ from }) => from),
  }
}
