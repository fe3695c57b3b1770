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

/** What a price comes to. */
type Outcome = { price: number; guadagno: number; margine: number }

/** Prices on which nothing happens but at their beginning; `to` is null where there is no end to them. */
export type Row = {
  from: Outcome
  to: Outcome | null
  verdict: Verdict
  /** Whether the profit begins here. */
  isBreakEven: boolean
  /** The jump that leads here. */
  jump: Jump | null
  /** The dead zone that they lie in, and what its better price earns. */
  zone: (DeadZone & { best: number }) | null
}

const cents = (price: number) => Math.round(price * 100)

/** The price a cent above another. */
const afterIt = (price: number) => (cents(price) + 1) / 100

/** The curve as rows of a table, from the lowest price up. */
export function rowsOf(facts: CurveFacts, sale: Sale, rates: Rates): Row[] {
  const outcomeAt = (price: number): Outcome => {
    const { guadagno, margine } = figuresOf({ ...sale, prezzoVendita: price }, rates)
    return { price, guadagno, margine }
  }
  const starts = [
    ...facts.strips.map(({ from }) => from),
    ...facts.jumps.map(({ after }) => after.prezzo),
    ...facts.zones.flatMap(({ from, to }) => (to === null ? [from] : [from, afterIt(to)])),
  ]
  const ascending = [...new Set(starts)].toSorted((one, other) => one - other)
  return ascending.map((price, index) => {
    const next = ascending[index + 1]
    const zone = facts.zones.find(({ from, to }) => from <= price && price <= (to ?? price))
    const strip = facts.strips.findLast(({ from }) => from <= price)
    return {
      from: outcomeAt(price),
      to: next === undefined ? null : outcomeAt(roundToCents(next - 0.01)),
      verdict: strip?.verdict ?? 'loss',
      isBreakEven: facts.breakEvens.includes(price),
      jump: facts.jumps.find(({ after }) => after.prezzo === price) ?? null,
      zone: zone === undefined ? null : { ...zone, best: outcomeAt(zone.better).guadagno },
    }
  })
}
