import { type Amount, type Changeable, changeables, columnOf } from './article-columns.ts'
import type { Articles } from './articles.ts'
import { Changes } from './changes.ts'
import type { KnownList } from './known-list.ts'
import { none, unclear } from './same-articles.ts'
import type { Terms } from './terms.ts'

/** Whether a change still counts: the file doesn't have the written price yet, or its other amount is the same as before. */
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
  readonly carried = { kept: 0, settled: 0, yielded: 0 }
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
      else if (!this.#isRead(what, id, amount)) this.carried.yielded++
    }
    this.carried.kept += Number(isKept)
  }

  /** Whether the newer file says the same as was written. */
  #isRead(what: Changeable, id: number, amount: number): boolean {
    return what !== 'category' && Object.is(this.#articles.numbers[columnOf[what]][id], amount)
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
    for (const what of changeables) {
      const found = this.#found[what]
      const ids = Uint32Array.from(found, ([id]) => id)
      // What was done to the file before is no step to take back in this one.
      changes.restore(
        what,
        ids,
        Float64Array.from(found, ([, amount]) => amount),
      )
    }
    return changes
  }
}

/**
 * A list with what the seller changed in the one before that still counts.
 *
 * @param after which article of the list each of the one before is
 */
export function withCarried(list: KnownList, before: KnownList, after: Int32Array): KnownList {
  if (before.changes.isEmpty) return { ...list, facts: { ...list.facts, carried: null } }
  const carrier = new Carrier(before.articles, before.changes, list.articles)
  const lost = { gone: 0, unclear: 0 }
  for (const was of before.changes.articlesBy(changeables)) {
    const id = after[was] as number
    if (id === unclear) lost.unclear++
    else if (id === none) lost.gone++
    else carrier.take(id, was)
  }
  const carried = { ...carrier.carried, ...lost }
  return { ...list, changes: carrier.changes, facts: { ...list.facts, carried } }
}

/** How many changes would be lost with a list, were another read by these terms; those of costs are remembered. */
export const lostChanges = (list: KnownList | null, terms: Terms): number =>
  list === null || list.facts.trueFees.marketplace === terms.marketplace
    ? 0
    : list.changes.articlesBy(['price', 'category']).size
