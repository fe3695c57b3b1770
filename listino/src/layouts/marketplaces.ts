/** Marketplaces, and shops of one's own. */
const names =
  'amazon|ebay|etsy|tik ?tok|mano ?mano|shopify|woo ?commerce|presta ?shop|vinted|subito|zalando|kaufland|temu|allegro|cdiscount|leroy ?merlin|ali ?express|shein|miravia|sito|website'

const atBeginning = new RegExp(`^(?:${names})(?!\\p{L})`, 'iu')
const anywhere = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')

/**
 * The marketplace that a text begins with, as one word in small letters; null where it begins with none.
 *
 * @example
 * marketplaceIn('eBay.it') // 'ebay'
 */
export const marketplaceIn = (text: string): string | null =>
  atBeginning.exec(text)?.[0].toLowerCase().replace(' ', '') ?? null

/** Whether a text names a marketplace, also as a part of it: «Prezzi Amazon», `ListinoAmazon`. */
export const namesMarketplace = (text: string): boolean =>
  anywhere.test(text) || anywhere.test(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
