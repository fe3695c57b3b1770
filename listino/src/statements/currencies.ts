import { currencyOf } from '../numbers/number-style.ts'
import { type Cell, textIn } from '../table/cell.ts'

/** What the stores of Amazon outside of the euro sell in. */
const stores: Readonly<Record<string, string>> = {
  'amazon.co.uk': 'GBP',
  'amazon.se': 'SEK',
  'amazon.pl': 'PLN',
  'amazon.com': 'USD',
  'amazon.ca': 'CAD',
  'amazon.com.mx': 'MXN',
  'amazon.com.br': 'BRL',
  'amazon.com.au': 'AUD',
  'amazon.co.jp': 'JPY',
  'amazon.com.tr': 'TRY',
}

const inEuro = /^amazon\.(?:it|de|fr|es|nl|ie|com\.be)$/

/** What a store sells in; null where that isn't known. */
export const currencyOfStore = (store: string): string | null =>
  stores[store] ?? (inEuro.test(store) ? 'EUR' : null)

/** The one currency that the lines above a header name; null where they name none, or several. */
export function currencyAbove(above: readonly (readonly Cell[])[]): string | null {
  const found = new Set(
    above
      .flat()
      .flatMap((cell) => textIn(cell).split(/[^\p{L}€$£]+/u))
      .filter((word) => /^(?:[A-Z]{3}|[Ee]uro?|EURO|[€$£])$/.test(word))
      .flatMap((word) => currencyOf(word) ?? []),
  )
  const [currency = null] = found
  return found.size === 1 ? currency : null
}
