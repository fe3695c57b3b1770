/** Which keys come first. */
export type Direction = 'ascending' | 'descending'

/** An item is three consecutive numbers: the low and the high half of its key, made to sort as bits, and its row. */
const size = 3
const [low, high, rowAt] = [0, 1, 2] as const

/** The bits of a key per pass of the radix sort. */
const bits = 16
const buckets = 2 ** bits
const mask = buckets - 1

/** Whether the bits of a number are flipped, all or none. */
const allIf = (isFlipped: boolean) => (isFlipped ? 0xffffffff : 0)

/** Rows as items. Without a key they have the highest there is, in either direction. */
function itemsOf(rows: Uint32Array, keys: Float64Array, direction: Direction): Uint32Array {
  const items = new Uint32Array(rows.length * size)
  const double = new Float64Array(1)
  const halves = new Uint32Array(double.buffer)
  const reversal = allIf(direction === 'descending')
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const key = keys[row] as number
    // 0 and -0 are one key.
    double[0] = key + 0
    const lower = halves[low] as number
    const upper = halves[high] as number
    // Above zero doubles compare as their bits do, but for the sign; below it the other way round.
    const below = allIf(upper > 0x7fffffff)
    const item = at * size
    items[item + low] = Number.isNaN(key) ? 0xffffffff : lower ^ below ^ reversal
    items[item + high] = Number.isNaN(key) ? 0xffffffff : upper ^ (below | 0x80000000) ^ reversal
    items[item + rowAt] = row
  }
  return items
}

/** How many items come before those of each bucket; null where all are in the same. */
function placesOf(items: Uint32Array, half: number, shift: number): Uint32Array | null {
  const counts = new Uint32Array(buckets)
  for (let at = half; at < items.length; at += size) {
    const bucket = ((items[at] as number) >>> shift) & mask
    counts[bucket] = (counts[bucket] as number) + 1
  }
  if (counts.includes(items.length / size)) return null
  let before = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const count = counts[bucket] as number
    counts[bucket] = before
    before += count
  }
  return counts
}

/** Moves some items to the places of their buckets, in the order in which they come. */
function move(
  { from, to, places }: { from: Uint32Array; to: Uint32Array; places: Uint32Array },
  half: number,
  shift: number,
  first: number,
  end: number,
) {
  for (let item = first; item < end; item += size) {
    const bucket = ((from[item + half] as number) >>> shift) & mask
    const place = places[bucket] as number
    places[bucket] = place + 1
    to[place * size + low] = from[item + low] as number
    to[place * size + high] = from[item + high] as number
    to[place * size + rowAt] = from[item + rowAt] as number
  }
}

/** Numbers moved in one step. */
const stepLength = size << 17

/**
 * Sorts as {@link sortedRows} does, in steps of a few milliseconds, so that the caller can do other work in between.
 *
 * @example
 * const steps = sorting(rows, keys, 'ascending')
 * for (let step = steps.next(); !step.done; step = steps.next()) await others()
 */
export function* sorting(
  rows: Uint32Array,
  keys: Float64Array,
  direction: Direction,
): Generator<void, Uint32Array> {
  let items: Uint32Array = itemsOf(rows, keys, direction)
  yield
  let spare: Uint32Array = new Uint32Array(items.length)
  for (const half of [low, high])
    for (const shift of [0, bits]) {
      const places = placesOf(items, half, shift)
      yield
      if (places === null) continue
      for (let first = 0; first < items.length; first += stepLength) {
        const end = Math.min(first + stepLength, items.length)
        move({ from: items, to: spare, places }, half, shift, first, end)
        yield
      }
      const moved = spare
      spare = items
      items = moved
    }
  const sorted = new Uint32Array(rows.length)
  for (let at = 0; at < sorted.length; at++) sorted[at] = items[at * size + rowAt] as number
  return sorted
}

/** What steps come to, taken without a pause. */
export function atOnce<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Rows by the keys of a column; rows with equal keys stay as they were, those without one (NaN) come last.
 *
 * @example
 * sortedRows(Uint32Array.of(0, 1, 2), Float64Array.of(3, Number.NaN, 1), 'descending') // 0, 2, 1
 */
export const sortedRows = (
  rows: Uint32Array,
  keys: Float64Array,
  direction: Direction,
): Uint32Array => atOnce(sorting(rows, keys, direction))
