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

type Lookup = { kind: CodeKind; code: string; basis: CostBasis }

/**
 * Under which codes the costs of an article may stand, the surest in front.
 *
 * @param withoutSuffix whether an SKU is looked up without what follows its last dash too
 */
export function lookupsFor(sought: Sought, withoutSuffix: boolean): Lookup[] {
  const { sku } = sought
  const [listing, ean] = [codeIn(sought.listing), codeIn(sought.ean)]
  const short = withoutSuffix ? shortened(sku) : ''
  const lookups: Lookup[] = [
    { kind: 'sku', code: sku, basis: 'costi' },
    { kind: 'sku', code: short, basis: 'costiSenzaSuffisso' },
    { kind: 'listing', code: listing, basis: 'costiAltroCodice' },
    { kind: 'ean', code: ean, basis: 'costiAltroCodice' },
    // The number of an article may stand in the file under another title.
    { kind: 'listing', code: sku, basis: 'costi' },
    { kind: 'ean', code: sku, basis: 'costi' },
    { kind: 'sku', code: listing, basis: 'costiAltroCodice' },
    { kind: 'sku', code: ean, basis: 'costiAltroCodice' },
  ]
  return lookups.filter(({ code }) => code !== '')
}

/** Parts a country from a code; no code has it within. */
const countryEnd = '\0'

/** Costs of one country alone are kept apart from those that hold everywhere. */
export const inCountry = (code: string, { country }: { country: string }): string =>
  country === '' ? code : `${country}${countryEnd}${code}`

export const withoutCountry = (key: string): string => key.split(countryEnd).at(-1) ?? key
