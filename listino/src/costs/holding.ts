import { getOrInsert } from '../get-or-insert.ts'

/** For which sales an entry of the costs holds. */
export type Holding = {
  /** The key of one marketplace; empty for all. */
  readonly marketplace: string
  /** The first and the last day, `2026-11-28`; empty where it holds from the beginning, or for good. */
  readonly from: string
  readonly to: string
}

/** Where and when a piece is sold. */
export type Sale = { readonly marketplace: string; readonly day: string }

export const always: Holding = { marketplace: '', from: '', to: '' }

export const isSameHolding = (one: Holding, other: Holding): boolean =>
  one === other ||
  (one.marketplace === other.marketplace && one.from === other.from && one.to === other.to)

/** The same holdings as one value: of a million entries most have the same. */
export class Holdings {
  readonly #known = new Map<string, Holding>([['\n\n', always]])

  one({ marketplace = '', from = '', to = '' }: Partial<Holding>): Holding {
    const key = `${marketplace}\n${from}\n${to}`
    return getOrInsert(this.#known, key, () => ({ marketplace, from, to }))
  }
}

type Held = { readonly holding: Holding }

/** Of what is said for one marketplace, or for all, that which holds on a day: of several that which began last. */
function onDay<Row extends Held>(rows: readonly Row[], marketplace: string, day: string) {
  let found: Row | null = null
  for (const row of rows) {
    const { marketplace: of, from, to } = row.holding
    if (of !== marketplace || from > day || (to !== '' && to < day)) continue
    if (found === null || from > found.holding.from) found = row
  }
  return found
}

/** The first of them, where none has begun by a day. */
function firstAfter<Row extends Held>(rows: readonly Row[], marketplace: string, day: string) {
  let found: Row | null = null
  for (const row of rows) {
    const { marketplace: of, from } = row.holding
    if (of !== marketplace) continue
    if (from <= day) return null
    if (found === null || from < found.holding.from) found = row
  }
  return found
}

/**
 * Of entries that say a part, the one that counts for a sale: what is said for its marketplace before what is said for all,
 * and of each the newest that holds on the day. Where none does, the first that will, unless one has ended before; then
 * nothing is said.
 *
 * @param rows of those that began on one day the first counts
 */
export function holdingFor<Row extends Held>(rows: readonly Row[], { marketplace, day }: Sale) {
  const [only] = rows
  if (only === undefined || (rows.length === 1 && only.holding === always)) return only ?? null
  const own = marketplace === '' ? null : onDay(rows, marketplace, day)
  const found = own ?? onDay(rows, '', day)
  if (found !== null) return found
  const first = marketplace === '' ? null : firstAfter(rows, marketplace, day)
  return first ?? firstAfter(rows, '', day)
}
