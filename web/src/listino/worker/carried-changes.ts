import { type Articles, type Changeable, changeables, columnOf } from './articles.ts'
import { Changes } from './changes.ts'
import type { Report } from './import.ts'

/** What became of a seller's changes when a newer file of the same shop was read. */
export type Carried = {
  /** Articles that are changed as before. */
  kept: number
  /** Prices that the newer file has. */
  settled: number
  /** Changed articles that the newer file doesn't have. */
  gone: number
}

/** What an article of a shop is known by in each of its files. */
function keyOf({ texts, numbers, places }: Articles, id: number): string {
  const { country = '' } = places[numbers.place[id] as number] ?? {}
  const { sku, listing, variation } = texts
  return [country, sku.at(id), listing.at(id), variation.at(id)].join('\n')
}

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** Whether a change still says something: its price isn't there yet, or the file says of the rest what it said before. */
const stillCounts = (what: Changeable, read: number, before: number, written: number): boolean =>
  what === 'price' ? !Object.is(read, written) : Object.is(read, before)

/**
 * The changes of a list that still count for a newer one; the last step takes back the prices among them.
 *
 * @param list the older one
 */
export async function carriedChanges(
  { articles: older, changes }: { articles: Articles; changes: Changes },
  articles: Articles,
  report: Report,
): Promise<{ changes: Changes; carried: Carried }> {
  const carried = { kept: 0, settled: 0, gone: 0 }
  const next = new Changes(articles.length)
  const written = changeables.map((what) => ({ what, ...changes.of(what) }))
  const sought = new Map<string, number>()
  for (const { ids } of written) for (const id of ids) sought.set(keyOf(older, id), id)
  const found: Record<Changeable, [id: number, amount: number][]> = {
    price: [],
    cost: [],
    shipping: [],
  }
  const kept = new Set<number>()
  let left = sought.size
  for (let id = 0; id < articles.length && left > 0; id++) {
    if (id % atOnce === 0) await report({ rows: id, share: id / articles.length })
    const before = sought.get(keyOf(articles, id))
    if (before === undefined) continue
    left--
    for (const what of changeables) {
      const amount = changes.at(what, before)
      if (Number.isNaN(amount)) continue
      const column = columnOf[what]
      const read = articles.numbers[column][id] as number
      const isLeft = stillCounts(what, read, older.numbers[column][before] as number, amount)
      if (isLeft) found[what].push([id, amount])
      if (isLeft) kept.add(id)
      else if (what === 'price') carried.settled++
    }
  }
  for (const what of ['cost', 'shipping', 'price'] as const)
    next.write(
      what,
      Uint32Array.from(found[what], ([id]) => id),
      Float64Array.from(found[what], ([, amount]) => amount),
    )
  return { changes: next, carried: { ...carried, kept: kept.size, gone: left } }
}
