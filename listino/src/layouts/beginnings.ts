/**
 * Whether a word of a text begins like one of these. Those of less than four letters, and those with a dot behind, are whole
 * words; short ones may have an Italian plural.
 *
 * @param words in small letters, parted by one blank
 * @example
 * isAbout('prezzo fornitore', ['fornit']) // true
 */
export const isAbout = (words: string, beginnings: readonly string[]): boolean =>
  words.split(' ').some((word) => beginnings.some((beginning) => fits(word, beginning)))

function fits(word: string, beginning: string): boolean {
  if (beginning.endsWith('.')) return word === beginning.slice(0, -1)
  if (beginning.length < 4) return word === beginning || word === `${beginning}i`
  return word.startsWith(beginning)
}

/** Of what a seller buys, wherever it is said. */
export const bought: readonly string[] = [
  'acq',
  'acquist',
  'forn.',
  'fornit',
  'purchas',
  'buying',
  'bought',
  'supplier',
  'einkauf',
  'lieferant',
]

/** The same in a title; above one «Prezzi Buy Box» and «Listino ingrosso» may be what the seller asks. */
export const boughtByTitle: readonly string[] = [...bought, 'buy', 'ingross', 'wholesale']

/** Of a discount. */
export const discounted: readonly string[] = [
  'sconto.',
  'sconti.',
  'sc.',
  'ribasso.',
  'ribassi.',
  'discount.',
  'discounts.',
  'rebate.',
  'rabatt.',
  'rabatte.',
]
