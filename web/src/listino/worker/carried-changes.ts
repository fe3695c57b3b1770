import { type Amount, type Articles, type Changeable, changeables, columnOf } from './articles.ts'
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

/** Whether an amount still says something: its price isn't there yet, or the file says of the rest what it said before. */
const stillCounts = (what: Amount, read: number, before: number, written: number): boolean =>
  what === 'price' ? !Object.is(read, written) : Object.is(read, before)

/** What a file says of an article's category. */
function namedIn({ numbers, places }: Articles, id: number): string {
  const { named = '', number = '', paying = [] } = places[numbers.place[id] as number] ?? {}
  return [named, number, ...paying].join('\n')
}

type Written = [id: number, amount: number]

/** Takes changes over, article by article. */
class Carrier {
  readonly carried = { kept: 0, settled: 0, gone: 0 }
  readonly #found: Record<Changeable, Written[]> = {
    price: [],
    cost: [],
    shipping: [],
    category: [],
  }
  readonly #older: Articles
  readonly #changes: Changes
  readonly #articles: Articles

  constructor(older: Articles, changes: Changes, articles: Articles) {
    this.#older = older
    this.#changes = changes
    this.#articles = articles
  }

  /** Takes over what was written of an article, which had another place before. */
  take(id: number, before: number): void {
    let isKept = false
    for (const what of changeables) {
      const amount = this.#changes.at(what, before)
      if (Number.isNaN(amount)) continue
      if (this.#counts(what, id, before, amount)) {
        this.#found[what].push([id, amount])
        isKept = true
      } else if (what === 'price') this.carried.settled++
    }
    this.carried.kept += Number(isKept)
  }

  #counts(what: Changeable, id: number, before: number, amount: number): boolean {
    if (what === 'category') return namedIn(this.#older, before) === namedIn(this.#articles, id)
    const column = columnOf[what]
    const read = this.#articles.numbers[column][id] as number
    return stillCounts(what, read, this.#older.numbers[column][before] as number, amount)
  }

  get changes(): Changes {
    const changes = new Changes(this.#articles.length)
    for (const key of this.#changes.keys) changes.indexOf(key)
    for (const what of ['category', 'cost', 'shipping', 'price'] as const) {
      const found = this.#found[what]
      const amounts = Float64Array.from(found, ([, amount]) => amount)
      changes.write(
        what,
        Uint32Array.from(found, ([id]) => id),
        amounts,
      )
    }
    return changes
  }
}

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
  const sought = new Map<string, number>()
  for (const what of changeables)
    for (const id of changes.of(what).ids) sought.set(keyOf(older, id), id)
  const carrier = new Carrier(older, changes, articles)
  let left = sought.size
  for (let id = 0; id < articles.length && left > 0; id++) {
    if (id % atOnce === 0) await report({ rows: id, share: id / articles.length })
    const before = sought.get(keyOf(articles, id))
    if (before === undefined) continue
    left--
    carrier.take(id, before)
  }
  return { changes: carrier.changes, carried: { ...carrier.carried, gone: left } }
}
