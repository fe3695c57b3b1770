import type { Article } from './article.ts'
import type { CostBasis } from './cost-entry.ts'
import { isSpoilt } from './row-kinds.ts'

/** What an article is looked up by. */
export type Sought = Pick<Article, 'sku' | 'listing' | 'ean' | 'country'>

export type CodeKind = 'sku' | 'listing' | 'ean'

/** No ASIN, EAN or number of a listing is shorter. */
const shortestCode = 3

/** A code that names one article, to look it up by; empty where it is none: «Non applicabile», `0`, a number shortened by a spreadsheet. */
const codeIn = (text: string): string =>
  text.length >= shortestCode &&
  /\d/.test(text) &&
  !/^0+$/.test(text) &&
  !/\s/.test(text) &&
  !isSpoilt(text)
    ? text
    : ''

function shortened(sku: string): string {
  const dash = sku.lastIndexOf('-')
  return dash > 0 ? sku.slice(0, dash) : ''
}

/** The codes of an article, its SKU without what follows the last dash among them; empty where it has none. */
export type Codes = Readonly<Record<CodeKind | 'short', string>>

/** @param withoutSuffix whether an SKU is looked up without what follows its last dash too */
export const codesOf = ({ sku, listing, ean }: Sought, withoutSuffix: boolean): Codes => ({
  sku,
  short: withoutSuffix ? shortened(sku) : '',
  listing: codeIn(listing),
  ean: codeIn(ean),
})

/** The kinds of code that each of an article's codes is looked up as, the surest first. */
export const lookups: readonly { by: keyof Codes; kind: CodeKind; basis: CostBasis }[] = [
  { by: 'sku', kind: 'sku', basis: 'costi' },
  { by: 'short', kind: 'sku', basis: 'costiSenzaSuffisso' },
  { by: 'listing', kind: 'listing', basis: 'costiAltroCodice' },
  { by: 'ean', kind: 'ean', basis: 'costiAltroCodice' },
  // The number of an article may stand in the file under another title.
  { by: 'sku', kind: 'listing', basis: 'costi' },
  { by: 'sku', kind: 'ean', basis: 'costi' },
  { by: 'listing', kind: 'sku', basis: 'costiAltroCodice' },
  { by: 'ean', kind: 'sku', basis: 'costiAltroCodice' },
]

/** Parts a country from a code; no code has it within. */
const countryEnd = '\0'

/** Costs of one country alone are kept apart from those that hold everywhere. */
export const inCountry = (code: string, { country }: { country: string }): string =>
  country === '' ? code : `${country}${countryEnd}${code}`
