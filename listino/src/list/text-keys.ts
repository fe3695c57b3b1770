import { sorting } from '@margine/engine'
import { SortingBytes } from './sorting-bytes.ts'
import type { TextColumn } from './text-column.ts'
import { inSteps, type Pause } from './turns.ts'

/** So many bytes make a key that a double holds exactly. */
const keyBytes = 6
/** Texts that begin alike are sorted by so many of the bytes that follow at a time. */
const sortedBytes = 24
/** So many rows are looked at between two pauses. */
const sliceLength = 1 << 15

type Direction = 'ascending' | 'descending'

/** Rows by a column of keys, with pauses. */
export const sortedByKeys = (
  rows: Uint32Array,
  keys: Float64Array,
  direction: Direction,
  pause: Pause,
): Promise<Uint32Array> => inSteps(sorting(rows, keys, direction), pause)

/** A range of rows with texts that are alike in so many bytes. */
type Run = { start: number; end: number; alike: number }

/** Sorts each run by the bytes that follow those that are alike. */
async function sortRuns(
  order: Uint32Array,
  runs: readonly Run[],
  bytes: SortingBytes,
  direction: Direction,
  pause: Pause,
): Promise<void> {
  const places = new Uint32Array(runs.reduce((count, { start, end }) => count + end - start, 0))
  const runOf = new Float64Array(places.length)
  let count = 0
  for (const [number, { start, end }] of runs.entries())
    for (let place = start; place < end; place++) {
      places[count] = place
      runOf[count++] = number
    }
  const rows = places.map((place) => order[place] as number)
  const keys = Array.from({ length: sortedBytes / keyBytes }, () => new Float64Array(rows.length))
  for (let at = 0; at < rows.length; at++) {
    if (at % sliceLength === 0) await pause()
    let { alike: from } = runs[runOf[at] as number] as Run
    for (const some of keys) {
      some[at] = bytes.keyOf(rows[at] as number, from, keyBytes)
      from += keyBytes
    }
  }
  let sorted: Uint32Array = rows.map((_, at) => at)
  // Sorting keeps the order of equals: the last bytes are sorted by first, and runs, each at its place, last.
  for (const some of keys.reverse()) sorted = await sortedByKeys(sorted, some, direction, pause)
  if (runs.length > 1) sorted = await sortedByKeys(sorted, runOf, 'ascending', pause)
  for (let at = 0; at < rows.length; at++)
    order[places[at] as number] = rows[sorted[at] as number] as number
}

/** In how many bytes the row at a place of a run and the one before it are alike; 0 where the run ends. */
const sharedAt = (place: number, { end, alike }: Run, order: Uint32Array, bytes: SortingBytes) =>
  place === end ? 0 : bytes.alikeIn(order[place - 1] as number, order[place] as number, alike)

/** What is still to be sorted of runs that were: rows that are alike in what they were sorted by, and not to their end. */
async function openRuns(
  order: Uint32Array,
  runs: readonly Run[],
  bytes: SortingBytes,
  pause: Pause,
): Promise<Run[]> {
  const found: Run[] = []
  for (const run of runs) {
    let { start } = run
    let alike = Number.POSITIVE_INFINITY
    for (let end = start + 1; end <= run.end; end++) {
      if (end % sliceLength === 0) await pause()
      const shared = sharedAt(end, run, order, bytes)
      if (shared >= run.alike + sortedBytes) alike = Math.min(alike, shared)
      else {
        if (Number.isFinite(alike)) found.push({ start, end, alike })
        start = end
        alike = Number.POSITIVE_INFINITY
      }
    }
  }
  return found
}

/** Rows by their texts; equal texts keep their order. */
export async function sortedByText(
  rows: Uint32Array,
  column: TextColumn,
  direction: Direction,
  pause: Pause,
): Promise<Uint32Array> {
  const order = rows.slice()
  const bytes = await SortingBytes.of(rows, column, pause)
  let runs: Run[] = [{ start: 0, end: order.length, alike: 0 }]
  while (runs.length > 0) {
    await sortRuns(order, runs, bytes, direction, pause)
    runs = await openRuns(order, runs, bytes, pause)
  }
  return order
}
