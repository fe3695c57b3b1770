/** Which keys come first. */
export type Direction = 'ascending' | 'descending'

/** So many bits are sorted by at a time. */
const bits = 11
const buckets = 1 << bits
const mask = buckets - 1

/** Rows with the two halves of keys that unsigned numbers compare as the doubles that they were made of. */
type Items = { high: Uint32Array; low: Uint32Array; row: Uint32Array }

const itemsFor = (count: number): Items => ({
  high: new Uint32Array(count),
  low: new Uint32Array(count),
  row: new Uint32Array(count),
})

/** Rows with their keys: reversed for the other direction, and the highest there is where there is none. */
function keyed(rows: Uint32Array, keys: Float64Array, direction: Direction): Items {
  const items = itemsFor(rows.length)
  const double = new Float64Array(1)
  const halves = new Uint32Array(double.buffer)
  const isReversed = direction === 'descending'
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const key = keys[row] as number
    // 0 and -0 are one key.
    double[0] = key + 0
    const [low, high] = [halves[0] as number, halves[1] as number]
    const isBelowZero = high >>> 31 === 1
    // Above zero doubles compare as their bits do, below it the other way round.
    const flip = (isBelowZero ? 0xffffffff : 0x80000000) ^ (isReversed ? 0xffffffff : 0)
    const flipLow = isBelowZero === isReversed ? 0 : 0xffffffff
    const isMissing = Number.isNaN(key)
    items.high[at] = isMissing ? 0xffffffff : high ^ flip
    items.low[at] = isMissing ? 0xffffffff : low ^ flipLow
    items.row[at] = row
  }
  return items
}

/** The eleven bits from some bit on of a key of two halves. */
const digitOf = (high: number, low: number, shift: number) =>
  (shift < 32 ? (low >>> shift) | (shift > 21 ? high << (32 - shift) : 0) : high >>> (shift - 32)) &
  mask

/** Puts items in the order of some of their bits, those with equal ones as they were. */
function pass(from: Items, to: Items, shift: number): boolean {
  const count = from.row.length
  const places = new Uint32Array(buckets + 1)
  for (let at = 0; at < count; at++) {
    const next = digitOf(from.high[at] as number, from.low[at] as number, shift) + 1
    places[next] = (places[next] as number) + 1
  }
  if (places.includes(count)) return false
  for (let digit = 0; digit < buckets; digit++)
    places[digit + 1] = (places[digit + 1] as number) + (places[digit] as number)
  for (let at = 0; at < count; at++) {
    const [high, low] = [from.high[at] as number, from.low[at] as number]
    const digit = digitOf(high, low, shift)
    const place = places[digit] as number
    places[digit] = place + 1
    to.high[place] = high
    to.low[place] = low
    to.row[place] = from.row[at] as number
  }
  return true
}

/**
 * Rows by the keys of a column; rows with equal keys stay as they were, those without one (NaN) come last.
 *
 * @example
 * sortedRows(Uint32Array.of(0, 1, 2), Float64Array.of(3, Number.NaN, 1), 'descending') // 0, 2, 1
 */
export function sortedRows(
  rows: Uint32Array,
  keys: Float64Array,
  direction: Direction,
): Uint32Array {
  let items = keyed(rows, keys, direction)
  let spare = itemsFor(rows.length)
  for (let shift = 0; shift < 64; shift += bits)
    if (pass(items, spare, shift)) [items, spare] = [spare, items]
  return items.row
}
