import { defaultFormData } from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import type { Articles } from './articles.ts'
import type { GoneArticle, SinceLast } from './facts.ts'
import type { Report } from './import.ts'
import type { KnownList } from './known-list.ts'
import { leastPoints, news, newsKinds } from './news.ts'
import { PlacedList } from './placed-list.ts'
import { Recalculated } from './recalculated.ts'
import { none, type SameArticles, unclear } from './same-articles.ts'
import { currencyOf } from './shown-costs.ts'
import { basisOf, compileTerms, type Terms } from './terms.ts'

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** So many of those that are gone are shown. */
const mostShown = 200

/** So many of them are kept, and are in their file. */
export const mostGone = 20_000

async function marginsOf(list: KnownList, terms: Terms): Promise<Float64Array> {
  const placing = await new PlacedList(list.articles).placingBy(basisOf(terms))
  return new Recalculated(list.articles, compileTerms(terms, placing)).figures.margine
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
function goneOf(older: Articles, after: Int32Array) {
  const book = new RatesBook(defaultFormData)
  const { sku, name } = older.texts
  const gone: GoneArticle[] = []
  let count = 0
  for (let id = 0; id < older.length; id++) {
    if (after[id] !== none) continue
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

/** A list with what is news of every article since the one before, marked and counted. */
export async function withNews(
  list: KnownList,
  before: KnownList,
  same: SameArticles,
  terms: Terms,
  report: Report,
): Promise<KnownList> {
  const { articles } = list
  const margins = await marginsOf(list, terms)
  const both = { list, before, margins, were: await marginsOf(before, terms) }
  const counts = { added: 0, repriced: 0, remargined: 0, unclear: 0 }
  for (let id = 0; id < articles.length; id++) {
    if (id % atOnce === 0) await report({ rows: id, share: id / articles.length })
    const was = same.before[id] as number
    const mark = was === none ? news.added : was === unclear ? 0 : newsOf(both, id, was)
    articles.numbers.news[id] = mark
    counts.unclear += Number(was === unclear)
    for (const what of newsKinds) counts[what] += Number((mark & news[what]) !== 0)
  }
  const { gone, count } = goneOf(before.articles, same.after)
  const said = { gone: count, goneRows: gone.slice(0, mostShown) }
  const since: SinceLast = { fileName: before.facts.fileName, ...counts, ...said }
  return { ...list, gone, facts: { ...list.facts, since } }
}
