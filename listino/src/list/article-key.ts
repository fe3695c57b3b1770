import type { KeyHash } from '../articles/hashed-keys.ts'
import type { Articles } from './articles.ts'

const countryOf = ({ numbers, places }: Articles, id: number): string =>
  places[numbers.place[id] as number]?.country ?? ''

/** Hashes what Amazon's files know an article by: its SKU in a country. */
export function hashAmazonKey(key: KeyHash, articles: Articles, id: number): void {
  key.begin()
  key.take(countryOf(articles, id))
  articles.texts.sku.hashInto(key, id)
  key.end()
}

/**
 * Hashes what an article is known by in each file of its shop: its codes, else its name. Amazon knows it by its own SKU in a
 * country: one report has the ASIN, and the next hasn't. Several articles of a file may share a key.
 *
 * @returns false where it has neither a code nor a name: it has no key
 */
export function hashArticleKey(
  key: KeyHash,
  articles: Articles,
  id: number,
  marketplace: string,
): boolean {
  const { sku, listing, variation, name } = articles.texts
  const hasSku = !sku.isEmptyAt(id)
  const isByCode = hasSku || !listing.isEmptyAt(id)
  if (!isByCode && name.isEmptyAt(id)) return false
  if (marketplace === 'amazon' && articles.numbers.hasOwnSku[id] === 1 && hasSku) {
    hashAmazonKey(key, articles, id)
    return true
  }
  key.begin()
  key.take(countryOf(articles, id))
  sku.hashInto(key, id)
  listing.hashInto(key, id)
  variation.hashInto(key, id)
  if (!isByCode) name.hashInto(key, id)
  key.end()
  return true
}
