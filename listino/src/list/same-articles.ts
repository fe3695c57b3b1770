import { HashedKeys, KeyHash } from '../articles/hashed-keys.ts'
import { hashArticleKey } from './article-key.ts'
import type { Articles } from './articles.ts'
import type { Report } from './import.ts'

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** Stand for an article that the other list hasn't, and for one that can't be told from others, there or here. */
export const none = -1
export const unclear = -2

/** The articles of a list by the places of their keys. */
class Keyed {
  /** The place of the key of each; 0 where it has none. */
  readonly #places: Uint32Array
  /** By place: an article, {@link none} or {@link unclear}. */
  readonly #ids: Int32Array

  constructor(places: Uint32Array, keys: HashedKeys) {
    this.#places = places
    this.#ids = new Int32Array(keys.count + 1).fill(none)
    for (let id = 0; id < places.length; id++) {
      const place = places[id] as number
      this.#ids[place] = this.#ids[place] === none ? id : unclear
    }
    this.#ids[0] = unclear
  }

  /** Which article of another list each of these is. */
  in(other: Keyed): Int32Array {
    return Int32Array.from(this.#places, (place) =>
      this.#ids[place] === unclear ? unclear : (other.#ids[place] as number),
    )
  }
}

/** Which article each is in the other list, by its place there, or {@link none}, or {@link unclear}. */
export type SameArticles = { before: Int32Array; after: Int32Array }

/** Finds the articles of a list in an older one of the same marketplace, and the other way. */
export async function sameArticles(
  older: Articles,
  articles: Articles,
  marketplace: string,
  report: Report,
): Promise<SameArticles> {
  const keys = new HashedKeys()
  keys.expect(Math.max(older.length, articles.length))
  const key = new KeyHash()
  const placesOf = async (all: Articles) => {
    const places = new Uint32Array(all.length)
    for (let id = 0; id < all.length; id++) {
      if (id % atOnce === 0) await report({ rows: id, share: id / all.length })
      if (hashArticleKey(key, all, id, marketplace)) places[id] = keys.add(key)
    }
    return places
  }
  const [were, are] = [await placesOf(older), await placesOf(articles)]
  const [olderKeyed, keyed] = [new Keyed(were, keys), new Keyed(are, keys)]
  return { before: keyed.in(olderKeyed), after: olderKeyed.in(keyed) }
}
