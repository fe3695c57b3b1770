import {
  type DeadZone,
  figuresOf,
  type Rates,
  roundToCents,
  type Sale,
  type Verdict,
} from '@margine/engine'
import type { CurveFacts } from './curve-facts.ts'
import type { Jump } from './profit-line.ts'
import { isWithin, type Range } from './range.ts'

/** What a price comes to. */
type Outcome = { price: number; guadagno: number; margine: number }

/** Prices in view, both ends included, on which nothing happens but at their beginning. */
export type Row = {
  from: Outcome
  to: Outcome
  verdict: Verdict
  /** Where nothing at all is lost any more: less than half a cent, which is no loss yet, may be before. */
  breakEvens: readonly number[]
  /** The jump that leads here. */
  jump: Jump | null
  /** The dead zone that they lie in, and what its better price earns. */
  zone: (DeadZone & { best: number }) | null
}

const cent = 0.01

/** What is in view of a curve as rows of a table, the lowest prices first. */
export function rowsOf(facts: CurveFacts, view: Range, sale: Sale, rates: Rates): Row[] {
  const outcomeAt = (price: number): Outcome => {
    const { guadagno, margine } = figuresOf({ ...sale, prezzoVendita: price }, rates)
    return { price, guadagno, margine }
  }
  const first = Math.max(cent, view.from)
  const starts = [
    first,
    ...facts.strips.map(({ from }) => from),
    ...facts.jumps.map(({ after }) => after.prezzo),
    ...facts.zones.flatMap(({ from, to }) =>
      to === null ? [from] : [from, roundToCents(to + cent)],
    ),
  ].filter((price) => isWithin({ from: first, to: view.to }, price))
  const ascending = [...new Set(starts)].toSorted((one, other) => one - other)
  return ascending.map((price, index) => {
    const next = ascending[index + 1]
    const last = next === undefined ? view.to : roundToCents(next - cent)
    const zone = facts.zones.find(({ from, to }) => from <= price && price <= (to ?? price))
    const strip = facts.strips.findLast(({ from }) => from <= price)
    return {
      from: outcomeAt(price),
      to: outcomeAt(last),
      verdict: strip?.verdict ?? 'loss',
      breakEvens: facts.breakEvens.filter((even) => isWithin({ from: price, to: last }, even)),
      jump: facts.jumps.find(({ after }) => after.prezzo === price) ?? null,
      zone: zone === undefined ? null : { ...zone, best: outcomeAt(zone.better).guadagno },
    }
  })
}
