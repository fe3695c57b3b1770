import type { Row } from '../table/cell.ts'
import type { Article } from './article.ts'
import type { Duplicates } from './duplicates.ts'
import type { Problem } from './problem.ts'
import { isSpoilt } from './row-kinds.ts'
import type { RowNotes } from './row-notes.ts'
import type { RowReading } from './row-reading.ts'
import { isUsable } from './usable.ts'

/** Reads the codes of an article; `Parents` has read its name, its SKU and the number of its listing. */
export function identify(
  { columns }: RowReading,
  article: Article,
  row: Row,
  problems: Problem[],
): void {
  if (isSpoilt(columns.cell(row, 'sku'))) problems.push({ code: 'spoiltSku', text: article.sku })
  article.ean = columns.text(row, 'ean')
  article.hasOwnSku = article.sku !== ''
  if (!article.hasOwnSku) {
    // Another code that a spreadsheet has spoilt would name other articles too.
    const codes = [article.listing, article.ean]
    article.sku = codes.find((code) => code !== '' && !isSpoilt(code)) ?? ''
  }
  if (article.sku === '' && article.name === '') problems.push({ code: 'noSku' })
}

/** Finds articles that came before, by what tells two articles of a file apart. */
export function duplicatesIn(
  { layout }: RowReading,
  notes: RowNotes,
  duplicates: Duplicates,
): (article: Article) => Problem | null {
  return (article) => {
    // An article that can't be used keeps its SKU from no other.
    if (!isUsable(article)) return null
    // Two listings of eBay may have one SKU, and a seller's own table may name articles by other codes.
    const isEbay = layout?.marketplace === 'ebay'
    const codes = isEbay || layout === null ? article.listing : ''
    const listing = layout === null ? `${codes}\n${article.ean}` : codes
    // Nor may two variants of Shopify: its files tell them apart.
    const isShopify = layout?.key === 'shopify' && article.hasOwnSku
    const found = duplicates.find(isShopify ? { ...article, variation: '' } : article, listing)
    notes.areAllCompared = !duplicates.isFull
    return found
  }
}
