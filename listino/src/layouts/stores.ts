/** The names that files give to the countries of their stores, in small letters. */
const names: Readonly<Record<string, readonly string[]>> = {
  IT: [
    'it',
    'italia',
    'italy',
    'italie',
    'italien',
    'amazon.it',
    'ebay.it',
    'ebay italia',
    'ebay italy',
  ],
  FR: ['fr', 'francia', 'france', 'frankreich', 'amazon.fr', 'ebay.fr'],
  DE: ['de', 'germania', 'germany', 'deutschland', 'allemagne', 'amazon.de', 'ebay.de'],
  ES: ['es', 'spagna', 'spain', 'espagne', 'españa', 'amazon.es', 'ebay.es'],
  GB: ['gb', 'uk', 'regno unito', 'united kingdom', 'amazon.co.uk', 'ebay.co.uk'],
  NL: ['nl', 'paesi bassi', 'olanda', 'netherlands', 'amazon.nl', 'ebay.nl'],
  US: ['us', 'usa', 'stati uniti', 'united states', 'amazon.com', 'ebay.com'],
  CA: ['ca', 'canada', 'amazon.ca', 'ebay.ca'],
  AU: ['au', 'australia', 'amazon.com.au', 'ebay.com.au'],
  BR: ['br', 'brasile', 'brazil', 'amazon.com.br'],
  MX: ['mx', 'messico', 'mexico', 'amazon.com.mx'],
  JP: ['jp', 'giappone', 'japan', 'amazon.co.jp'],
}

/** The names of a country's stores. */
export const storeNames = (country: string): readonly string[] => names[country] ?? []

const countries = new Map(
  Object.entries(names).flatMap(([country, stores]) =>
    stores.map((store) => [store, country] as const),
  ),
)

/**
 * The country of a store as files name it; null where it is none that Margine knows.
 *
 * @example
 * countryOfStore('Italia - Amazon.it') // 'IT'
 */
export function countryOfStore(text: string): string | null {
  const key = text.trim().toLowerCase()
  return countries.get(key) ?? countries.get(key.split(' - ').at(-1)?.trim() ?? '') ?? null
}
