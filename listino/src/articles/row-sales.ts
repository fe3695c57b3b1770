import { titleOf } from '../layouts/title.ts'
import { isUnknown } from '../numbers/number-style.ts'
import { amountTextIn, type Row } from '../table/cell.ts'
import type { Article } from './article.ts'
import type { RowNotes } from './row-notes.ts'
import type { RowReading } from './row-reading.ts'

/** Three digits behind a mark may be thousands or decimals. */
const pieces = /^\d{1,7}(?:[.,]\d{1,2})?$/

const month = /(?:^| )(?:mes[ei]|mensil[ei]|month|monthly|30 giorni|30 days)(?= |$)/u

/** Reads how many pieces of an article are sold in a month. */
export class RowSales {
  readonly #reading: RowReading
  readonly #notes: RowNotes

  constructor(reading: RowReading, notes: RowNotes) {
    this.#reading = reading
    this.#notes = notes
    const { header, mapping } = reading.columns
    const [column] = mapping.monthlySales ?? []
    const title = header[column ?? -1] ?? ''
    if (column !== undefined && !month.test(titleOf(title).words)) notes.takenForMonthly = title
  }

  read(article: Article, row: Row): void {
    const { columns } = this.#reading
    if (columns.mapping.monthlySales === undefined) return
    const text = amountTextIn(columns.cell(row, 'monthlySales'))
    if (text === '' || isUnknown(text)) return
    if (pieces.test(text)) article.monthlySales = Number(text.replace(',', '.'))
    else this.#notes.unreadSales.push(text)
  }
}
