import { defaultFormData } from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import { articleKey } from './article-key.ts'
import type { Articles } from './articles.ts'
import type { GoneArticle, SinceLast } from './facts.ts'
import type { Report } from './import.ts'
import type { KnownList } from './known-list.ts'
import { leastPoints, news, newsKinds } from './news.ts'
import { PlacedList } from './placed-list.ts'
import { Recalculated } from './recalculated.ts'
import { currencyOf } from './shown-costs.ts'
import { basisOf, compileTerms, type Terms } from './terms.ts'

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** So many of those that are gone are shown. */
const mostShown = 200

/** So many of them are kept, and are in their file. */
export const mostGone = 20_000

/** Stand for no article of a key, and for several. */
const none = -1
const shared = -2

/** Articles by their keys: numbers alone, so that a million take little room. */
class ArticleIndex {
  readonly #slots: Int32Array
  readonly #isShared: Uint8Array
  readonly #articles: Articles
  readonly #marketplace: string

  constructor(articles: Articles, marketplace: string) {
    this.#articles = articles
    this.#marketplace = marketplace
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * articles.length + 2))).fill(none)
    this.#isShared = new Uint8Array(articles.length)
  }

  add(id: number): void {
    const key = this.keyOf(id)
    if (key === '') return
    const at = this.#slotOf(key)
    const there = this.#slots[at] as number
    if (there === none) this.#slots[at] = id
    else this.#isShared[there] = 1
  }

  /** The article, {@link none} or {@link shared}. */
  find(key: string): number {
    const id = this.#slots[this.#slotOf(key)] as number
    return id !== none && this.#isShared[id] === 1 ? shared : id
  }

  /** Whether an article has a key of its own. */
  isTold(id: number): boolean {
    const key = this.keyOf(id)
    return key !== '' && this.find(key) === id
  }

  keyOf(id: number): string {
    return articleKey(this.#articles, id, this.#marketplace)
  }

  #slotOf(key: string): number {
    let hash = 0x811c9dc5
    for (let at = 0; at < key.length; at++)
      hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0
    const last = this.#slots.length - 1
    let slot = hash & last
    for (;;) {
      const id = this.#slots[slot] as number
      if (id === none || this.keyOf(id) === key) return slot
      slot = (slot + 1) & last
    }
  }
}

async function marginsOf(list: KnownList, terms: Terms): Promise<Float64Array> {
  const placing = await new PlacedList(list.articles).placingBy(basisOf(terms))
  return new Recalculated(list.articles, compileTerms(terms, placing)).figures.margine
}

async function indexed(articles: Articles, marketplace: string, report: Report) {
  const index = new ArticleIndex(articles, marketplace)
  for (let id = 0; id < articles.length; id++) {
    if (id % atOnce === 0) await report({ rows: id, share: id / articles.length })
    index.add(id)
  }
  return index
}

/** What is compared: a list and the one before, with the margins of both by the same terms. */
type Both = { list: KnownList; before: KnownList; margins: Float64Array; were: Float64Array }

/** What is news of an article that was there before; of an amount that either file doesn't say nothing is. */
function newsOf({ list, before, margins, were }: Both, id: number, was: number): number {
  const price = list.articles.numbers.prezzoVendita[id] as number
  const old = before.articles.numbers.prezzoVendita[was] as number
  // A price that the seller wrote is no news.
  const isOthers = Math.abs(price - old) >= 0.005 && price !== before.changes.at('price', was)
  const isMoved = Math.abs((margins[id] as number) - (were[was] as number)) >= leastPoints
  return (isOthers ? news.repriced : 0) | (isMoved ? news.remargined : 0)
}

/** The articles that only the file before has. */
function goneOf(older: Articles, { index, own }: Record<'index' | 'own', ArticleIndex>) {
  const book = new RatesBook(defaultFormData)
  const { sku, name } = older.texts
  const gone: GoneArticle[] = []
  let count = 0
  for (let id = 0; id < older.length; id++) {
    if (!index.isTold(id) || own.find(index.keyOf(id)) !== none) continue
    if (count++ >= mostGone) continue
    gone.push({
      sku: sku.at(id),
      name: name.at(id),
      price: older.numbers.prezzoVendita[id] as number,
      currency: currencyOf(older, id, book),
    })
  }
  return { gone, count }
}

/** Marks what is news of every article of a list since the one before, and counts it. */
async function compared(
  list: KnownList,
  before: KnownList,
  terms: Terms,
  report: Report,
): Promise<{ since: SinceLast; gone: readonly GoneArticle[] }> {
  const [{ articles }, { articles: older }, { marketplace }] = [list, before, terms]
  const index = await indexed(older, marketplace, report)
  const own = await indexed(articles, marketplace, report)
  const margins = await marginsOf(list, terms)
  const both = { list, before, margins, were: await marginsOf(before, terms) }
  const counts = { added: 0, repriced: 0, remargined: 0, unclear: 0 }
  for (let id = 0; id < articles.length; id++) {
    if (id % atOnce === 0) await report({ rows: id, share: id / articles.length })
    const was = own.isTold(id) ? index.find(own.keyOf(id)) : shared
    const mark = was === none ? news.added : was === shared ? 0 : newsOf(both, id, was)
    articles.numbers.news[id] = mark
    counts.unclear += Number(was === shared)
    for (const what of newsKinds) counts[what] += Number((mark & news[what]) !== 0)
  }
  const { gone, count } = goneOf(older, { index, own })
  const said = { gone: count, goneRows: gone.slice(0, mostShown) }
  return { since: { fileName: before.facts.fileName, ...counts, ...said }, gone }
}

/** A list with what is news in it since the one before. */
export async function withNews(
  list: KnownList,
  before: KnownList | null,
  terms: Terms,
  report: Report,
): Promise<KnownList> {
  if (before === null) return { ...list, facts: { ...list.facts, since: null } }
  const { since, gone } = await compared(list, before, terms, report)
  return { ...list, gone, facts: { ...list.facts, since } }
}
