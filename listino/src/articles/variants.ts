import type { Batch, Row } from '../table/cell.ts'

/** No listing has so many variants: what comes then is not held back. */
const mostHeld = 10_000

/**
 * The same rows, cut where another listing begins: the row of a listing stands above those of its variants, and only
 * they show that it is no article.
 *
 * @param listingOf what the rows of a listing have in common; empty where a row says nothing
 */
export async function* inListings(
  batches: AsyncIterable<Batch>,
  listingOf: (row: Row) => string,
): AsyncGenerator<Batch> {
  const numberOf = (row: Row | undefined) => (row === undefined ? '' : listingOf(row))
  let held: Batch | null = null
  for await (const batch of batches) {
    const whole: Batch = held === null || held.sheet !== batch.sheet ? batch : joined(held, batch)
    if (held !== null && whole === batch) yield held
    const last = numberOf(whole.rows.at(-1))
    const least = Math.max(0, whole.rows.length - mostHeld)
    let cut = whole.rows.length - 1
    while (cut > least && last !== '' && numberOf(whole.rows[cut - 1]) === last) cut--
    if (cut > 0) yield part(whole, 0, cut)
    held = part(whole, Math.max(cut, 0), whole.rows.length)
  }
  if (held !== null) yield held
}

type Places = ReadonlySet<number>

const both = (one: Places, other: Places, by: number): Places =>
  new Set([...one, ...[...other].map((at) => at + by)])

const joined = (one: Batch, other: Batch): Batch => ({
  ...one,
  rows: [...one.rows, ...other.rows],
  broken: both(one.broken, other.broken, one.rows.length),
  hidden: both(one.hidden, other.hidden, one.rows.length),
})

function part(batch: Batch, from: number, to: number): Batch {
  const within = (places: Places): Places =>
    new Set([...places].filter((at) => at >= from && at < to).map((at) => at - from))
  return {
    ...batch,
    first: batch.first + from,
    rows: batch.rows.slice(from, to),
    broken: within(batch.broken),
    hidden: within(batch.hidden),
  }
}

/** Whether what a row says of its variant is a choice of several: `Colore=Rosso;Blu`. Of one it is `Colore=Rosso;Taglia=M`. */
const isChoice = (details: string): boolean =>
  details
    .replace(/^\[|\]$/g, '')
    .split(/[;|]/)
    .some((piece) => piece.trim() !== '' && !/[=:]/.test(piece))

/**
 * Whether a row is that of a listing with variants, which have rows of their own.
 *
 * @param details what it says of its variant
 * @param below the same of the row below it, where that is of the same listing; else null
 */
export const isParentOfVariants = (details: string, below: string | null): boolean =>
  isChoice(details) || (details === '' && below !== null && below !== '')
