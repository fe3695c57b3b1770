import type { BulkColumns } from './columns.ts'
import { atOnce, sorting } from './order.ts'
import type { Tariffs } from './tariffs.ts'
import type { Factors } from './what-if.ts'

/** Articles by their tariff, and then by their price: those of one tariff that have the same price are a group. */
export type PriceGroups = {
  /** For each group its price, as entered; NaN for articles that have no figures. */
  prezzoVendita: Float64Array
  /** For each group how many articles there are up to its end. */
  end: Uint32Array
  /** For each tariff how many groups there are up to its end. */
  ofTariff: Uint32Array
  /** Amounts of the articles, in the order of the groups; the others are packaging and advertising. */
  costo: Float64Array
  spedizione: Float64Array
  others: Float64Array
  logistica: Float64Array
  /** Kept from the last what-if: most leave the shipping as it was. */
  services: Services | null
}

/** What each article costs besides the commission and itself, by how its shipping is tried and what its fee for sending comes to. */
type Services = Shipping & { amounts: Float64Array; feeShare: Float64Array }

type Shipping = Pick<Factors, 'spedizione' | 'spedizioneAmount'>

/** The prices of all rows, NaN where a row has no figures. */
function pricesIn(columns: BulkColumns): Float64Array {
  const { length, prezzoVendita, costo, spedizione, packaging, pubblicita, logistica } = columns
  const prices = new Float64Array(length)
  for (let row = 0; row < length; row++) {
    const services = (spedizione[row] as number) + (packaging[row] as number)
    const fees = (pubblicita[row] as number) + (logistica[row] as number)
    const costs = (costo[row] as number) + services + fees
    prices[row] = Number.isNaN(costs) ? Number.NaN : (prezzoVendita[row] as number)
  }
  return prices
}

function everyRow(length: number): Uint32Array {
  const rows = new Uint32Array(length)
  for (let row = 0; row < length; row++) rows[row] = row
  return rows
}

/** For each tariff how many articles come before its first. */
function startsOf({ length, tariffa }: BulkColumns, tariffs: number): Uint32Array {
  const starts = new Uint32Array(tariffs)
  for (let row = 0; row < length; row++) {
    const next = (tariffa[row] as number) + 1
    if (next < tariffs) starts[next] = (starts[next] as number) + 1
  }
  for (let tariff = 1; tariff < tariffs; tariff++)
    starts[tariff] = (starts[tariff] as number) + (starts[tariff - 1] as number)
  return starts
}

/** Rows by their tariffs, which otherwise stay as they were. */
function byTariff(rows: Uint32Array, columns: BulkColumns, starts: Uint32Array): Uint32Array {
  const { tariffa } = columns
  const places = starts.slice()
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const tariff = tariffa[row] as number
    const place = places[tariff] as number
    sorted[place] = row
    places[tariff] = place + 1
  }
  return sorted
}

function picked(column: Float64Array, rows: Uint32Array): Float64Array {
  const found = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) found[at] = column[rows[at] as number] as number
  return found
}

function pickedSum(one: Float64Array, other: Float64Array, rows: Uint32Array): Float64Array {
  const found = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    found[at] = (one[row] as number) + (other[row] as number)
  }
  return found
}

type Amounts = Pick<PriceGroups, 'end' | 'ofTariff' | 'spedizione' | 'others' | 'logistica'>

function servicesOf(
  { end, ofTariff, spedizione, others, logistica }: Amounts,
  { spedizione: factor, spedizioneAmount }: Shipping,
  feeShare: Float64Array,
): Services {
  const amounts = new Float64Array(spedizione.length)
  let row = 0
  for (let tariff = 0; tariff < ofTariff.length; tariff++) {
    const share = feeShare[tariff] as number
    // Before the first group there is none, and no row is below that.
    const last = end[(ofTariff[tariff] as number) - 1] as number
    for (; row < last; row++) {
      const shipping = (spedizione[row] as number) * factor + spedizioneAmount
      amounts[row] = shipping + (others[row] as number) + (logistica[row] as number) * share
    }
  }
  return { spedizione: factor, spedizioneAmount, feeShare, amounts }
}

const areSame = (one: Float64Array, other: Float64Array): boolean =>
  one === other || (one.length === other.length && one.every((share, at) => share === other[at]))

/** What each article costs besides the commission and itself, its shipping as it is tried. */
export function triedServices(
  groups: PriceGroups,
  tried: Shipping,
  { logistica: feeShare }: Pick<Tariffs, 'logistica'>,
): Float64Array {
  const { services } = groups
  const isKnown =
    services?.spedizione === tried.spedizione &&
    services.spedizioneAmount === tried.spedizioneAmount &&
    areSame(services.feeShare, feeShare)
  const found = isKnown ? services : servicesOf(groups, tried, feeShare)
  groups.services = found
  return found.amounts
}

/**
 * Groups articles as {@link priceGroupsOf} does, in steps of a few milliseconds, so that the caller can do other work
 * in between.
 *
 * @example
 * const steps = priceGrouping(columns, 2)
 * for (let step = steps.next(); !step.done; step = steps.next()) await others()
 */
export function* priceGrouping(
  columns: BulkColumns,
  tariffs: number,
): Generator<void, PriceGroups> {
  const starts = startsOf(columns, tariffs)
  const { length } = columns
  const prices = pricesIn(columns)
  yield
  const byPrice = yield* sorting(everyRow(length), prices, 'ascending')
  const rows = byTariff(byPrice, columns, starts)
  yield
  const prezzoVendita = new Float64Array(length)
  const end = new Uint32Array(length)
  const ofTariff = new Uint32Array(tariffs)
  let groups = 0
  for (let tariff = 0; tariff < tariffs; tariff++) {
    const last = starts[tariff + 1] ?? length
    for (let at = starts[tariff] as number; at < last; ) {
      const price = prices[rows[at] as number] as number
      do at++
      while (at < last && Object.is(prices[rows[at] as number], price))
      prezzoVendita[groups] = price
      end[groups++] = at
    }
    ofTariff[tariff] = groups
  }
  yield
  const spedizione = picked(columns.spedizione, rows)
  yield
  const others = pickedSum(columns.packaging, columns.pubblicita, rows)
  yield
  const logistica = picked(columns.logistica, rows)
  yield
  return {
    prezzoVendita: prezzoVendita.slice(0, groups),
    end: end.slice(0, groups),
    ofTariff,
    costo: picked(columns.costo, rows),
    ...{ spedizione, others, logistica },
    services: null,
  }
}

/**
 * Articles grouped by what they have in common, so that it is worked out once for all of a group.
 *
 * @param tariffs how many tariffs there are
 * @example
 * priceGroupsOf(columns, 2).end // [1, 2]: a lamp, and the same as a book
 */
export const priceGroupsOf = (columns: BulkColumns, tariffs: number): PriceGroups =>
  atOnce(priceGrouping(columns, tariffs))
