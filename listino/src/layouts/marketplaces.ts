/** Marketplaces, and shops of one's own. */
const names =
  'amazon|e ?bay|etsy|tik ?tok|mano ?mano|shopify|woo ?commerce|presta ?shop|vinted|subito|zalando|kaufland|temu|allegro|cdiscount|leroy ?merlin|ali ?express|shein|miravia|catawiki|wallapop|fnac|sito|website'

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

/** A shop of one's own, as files call it. */
const ownShop: ReadonlySet<string> = new Set(['sito', 'website'])
const ownShops: ReadonlySet<string> = new Set(['shopify', 'woocommerce', 'prestashop'])

/**
 * The marketplace that a title names, as it stands there; null where it names none.
 *
 * @param words in small letters, parted by one blank
 * @example
 * channelIn('prezzo e bay') // 'e bay', as titles part it
 */
export const channelIn = (words: string): string | null => anywhere.exec(words)?.[0] ?? null

/** Whether what a title names is a marketplace, by its key. */
export const isChannel = (named: string, marketplace: string): boolean =>
  named.replaceAll(' ', '') === marketplace || (ownShop.has(named) && ownShops.has(marketplace))

/** The keys of the marketplaces that a title is of, in words as {@link channelIn} has them. */
export function marketplacesIn(words: string): readonly string[] {
  const named = channelIn(words)
  if (named === null) return []
  return ownShop.has(named) ? [...ownShops] : [named.replaceAll(' ', '')]
}

/** Whether a text names a marketplace, also as a part of it: «Prezzi Amazon», `ListinoAmazon`. */
export const namesMarketplace = (text: string): boolean =>
  anywhere.test(text) || anywhere.test(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
