import type { Articles } from './articles.ts'

/** What Amazon's files know an article by. */
export const amazonKey = (country: string, sku: string): string => `${country}\n${sku}`

/**
 * What an article is known by in each file of its shop: its codes, else its name. Empty where it has neither. Amazon knows it
 * by its own SKU in a country: one report has the ASIN, and the next hasn't. Several articles of a file may share a key.
 */
export function articleKey(articles: Articles, id: number, marketplace: string): string {
  const { texts, numbers, places } = articles
  const [sku, listing, name] = [texts.sku.at(id), texts.listing.at(id), texts.name.at(id)]
  const isBySku = marketplace === 'amazon' && numbers.hasOwnSku[id] === 1 && sku !== ''
  const isByCode = sku !== '' || listing !== ''
  if (!isByCode && name === '') return ''
  const { country = '' } = places[numbers.place[id] as number] ?? {}
  if (isBySku) return amazonKey(country, sku)
  return [country, sku, listing, texts.variation.at(id), isByCode ? '' : name].join('\n')
}
