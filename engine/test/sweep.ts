import {
  type DeadZone,
  type Figures,
  figuresOf,
  goalOf,
  type PriceInterval,
  type PriceSet,
  type Rates,
  roundToCents,
  type Sale,
  type Target,
} from '../src/index.ts'
import type { Goal } from '../src/solve/goal.ts'

/** What is said of all prices of a sale. */
export type Claims = {
  sets: readonly { target: Target; set: PriceSet }[]
  zones: readonly DeadZone[]
}

const isWithin = (price: number, { from, to }: PriceInterval): boolean =>
  from <= price && (to === null || price <= to)

/** What doubles may add to a profit or take from it. */
const noiseOf = ({ prezzoFinale, costiTotali }: Figures) => 4e-16 * (prezzoFinale + costiTotali)

/** Whether noise, more than rounding removes, decides to which cent a profit is rounded. */
export function isHalfway(figures: Figures): boolean {
  const cents = Math.abs(figures.guadagno * 100)
  const noise = noiseOf(figures) * 100
  // Of 12 digits before the point rounding leaves none after it.
  const isRemoved = noise < 5e-13 * cents && cents < 1e11
  return !isRemoved && Math.abs((cents % 1) - 0.5) < noise
}

/** Whether a price is in a set where its figure isn't, or the reverse; where noise decides, neither is wrong. */
export function isMisplaced(
  price: number,
  figures: Figures,
  goal: Goal,
  isShare: boolean,
  set: PriceSet,
) {
  const figure = goal.figureOf(figures)
  const distance = figure - (goal.least - 1e-9)
  const isIn = set.prices.some((interval) => isWithin(price, interval))
  if (isIn === distance >= 0) return false
  const perProfit = isShare ? Math.abs(figure / figures.guadagno) : 1
  return Math.abs(distance) > noiseOf(figures) * perProfit
}

/** Goes through ascending prices and says of each whether it is in the wrong zone, or in none. */
function zoneCheck(zones: readonly DeadZone[], isLeftOpen: (figures: Figures) => boolean) {
  const worst = new Map<DeadZone, number>()
  let best = { price: 0, profit: Number.NEGATIVE_INFINITY }
  let isOpen = false
  return {
    isWrong(price: number, figures: Figures): boolean {
      // Once it is left open which price is best, so is the rest.
      isOpen ||= isLeftOpen(figures)
      if (isOpen) return false
      const profit = roundToCents(figures.guadagno)
      const loss = roundToCents(best.profit - profit)
      const zone = zones.find((one) => isWithin(price, one))
      if (!(loss >= 0.01)) {
        best = { price, profit }
        return zone !== undefined
      }
      if (zone === undefined) return true
      worst.set(zone, Math.max(worst.get(zone) ?? 0, loss))
      return zone.better !== best.price || loss > zone.loss
    },
    /** Zones that none of the prices loses as much in as they say. */
    overstated: (last: number): DeadZone[] =>
      isOpen
        ? []
        : zones.filter((zone) => (zone.to ?? Infinity) <= last && worst.get(zone) !== zone.loss),
  }
}

/** Intervals that begin where the one before ends, and so should be one with it. */
const joined = <Interval extends PriceInterval>(
  intervals: readonly Interval[],
  isSame: (one: Interval, other: Interval) => boolean,
): number[] =>
  intervals.flatMap((interval, at) => {
    const before = intervals[at - 1]
    if (before === undefined || !isSame(before, interval)) return []
    return interval.from > roundToCents((before.to ?? Infinity) + 0.01) ? [] : [interval.from]
  })

/**
 * The prices of which something wrong is said.
 *
 * @param cents the prices to try, ascending: with every one up to an amount nothing can be missed up to there
 * @param isLeftOpen whether nobody can say to which cent a profit is rounded
 */
export function misjudged(
  sale: Sale,
  rates: Rates,
  { sets, zones }: Claims,
  cents: Iterable<number>,
  isLeftOpen: (figures: Figures) => boolean = () => false,
) {
  const claimed = sets.flatMap(({ target, set }) => {
    const goal = goalOf(target, rates)
    return goal === null ? [] : [{ goal, set, isShare: 'percent' in target }]
  })
  const check = zoneCheck(zones, isLeftOpen)
  const wrong: number[] = []
  let last = 0
  for (const cent of cents) {
    last = cent / 100
    const figures = figuresOf({ ...sale, prezzoVendita: last }, rates)
    const isWrong = check.isWrong(last, figures)
    if (
      isWrong ||
      claimed.some(({ goal, set, isShare }) => isMisplaced(last, figures, goal, isShare, set))
    )
      wrong.push(last)
  }
  return [
    ...wrong,
    ...check.overstated(last).map(({ from }) => from),
    ...joined(zones, (one, other) => one.better === other.better),
    ...sets.flatMap(({ set }) => joined(set.prices, () => true)),
  ]
}

/** Every price in cents up to an amount in euros. */
export function* everyCent(upTo: number): Generator<number> {
  for (let cent = 1; cent <= upTo * 100; cent++) yield cent
}
