import { type Cell, textIn } from '../table/cell.ts'
import { titleOf } from './title.ts'
import { folded, yesOrNo } from './yes-or-no.ts'

/** Titles of whether a shop charges tax on an article: Shopify, WooCommerce, Magento. */
const titles: ReadonlySet<string> = new Set([
  'variant taxable',
  'taxable',
  'charge tax',
  'charge taxes',
  'addebita imposte',
  'tassabile',
  'tax status',
  'stato delle imposte',
  'stato imposte',
  'stato di imposta',
  'tax class name',
  'soggetto a iva',
  'steuerstatus',
])

/** What stands for no tax on the article itself: of WooCommerce's «shipping», tax is on the shipping alone. */
const none: ReadonlySet<string> = new Set([
  'none',
  'nessuna',
  'nessuno',
  'not taxable',
  'non tassabile',
  'shipping',
  'solo spedizione',
])

/** In how many rows a column says that a shop charges no tax: what VAT the seller owes of these, it doesn't say. */
export function untaxedRows(title: Cell, cells: readonly (Cell | undefined)[]): number {
  if (!titles.has(titleOf(title).words)) return 0
  const isNone = (text: string) => yesOrNo(text) === false || none.has(folded(text))
  return cells.filter((cell) => isNone(textIn(cell))).length
}
