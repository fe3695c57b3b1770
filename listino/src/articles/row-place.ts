import { invalidFieldsOf } from '@margine/engine'
import { countryOfStore } from '../layouts/stores.ts'
import { VATColumn } from '../layouts/vat.ts'
import { currencyOf } from '../numbers/number-style.ts'
import { meant, type Row, textIn } from '../table/cell.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'
import type { RowReading } from './row-reading.ts'

/** Reads where an article is sold, in which currency, and with which VAT. */
export class RowPlace {
  readonly #reading: RowReading
  readonly #vat = new VATColumn()
  /** Whether the form says a VAT, which holds for all. */
  readonly #isVATTyped: boolean

  constructor(reading: RowReading) {
    this.#reading = reading
    this.#isVATTyped = (reading.form.aliquotaIVA?.trim() ?? '') !== ''
  }

  read(article: Article, row: Row, problems: Problem[]): void {
    const { columns, book, form } = this.#reading
    const store = columns.text(row, 'store')
    const country = store === '' ? form.paese : countryOfStore(store)
    const unknownStore = country === null ? store : columns.unknownText(row, 'store')
    if (unknownStore !== '') problems.push({ code: 'store', text: unknownStore })
    article.country = country ?? form.paese
    const named = columns.text(row, 'currency')
    article.currency =
      named === '' ? this.#reading.currencyOf(article) : (currencyOf(named) ?? named.toUpperCase())
    const unknownCurrency = columns.unknownText(row, 'currency')
    if (unknownCurrency !== '')
      problems.push({ code: 'currency', role: 'price', text: unknownCurrency })
    if (!book.hasRatesIn(article.country)) problems.push({ code: 'onlyInItaly' })
    if (!this.#isVATTyped && columns.mentions(row, 'vat')) this.#readVAT(article, row, problems)
  }

  #readVAT(article: Article, row: Row, problems: Problem[]): void {
    const { columns, parents, book } = this.#reading
    const cell = parents.vatOf(row)
    const text = textIn(cell)
    if (text === '') return
    const vat = this.#vat.read(cell) ?? this.#ownVAT(text)
    const about = { column: columns.header[columns.mapping.vat?.[0] ?? -1] ?? '', text }
    if (vat === null) problems.push({ code: 'vat', ...about })
    else if (!book.knowsVAT(vat)) problems.push({ code: 'reducedVAT', ...about })
    article.vat = vat
  }

  /** In a file that we wrote VAT may be whatever was typed. */
  #ownVAT(text: string): string | null {
    const { layout, form } = this.#reading
    if (layout?.key !== 'margine') return null
    return invalidFieldsOf({ ...form, aliquotaIVA: meant(text) }).includes('aliquotaIVA')
      ? null
      : text
  }

  /** Whether the column of VAT leaves a row blank. Our own files and those of WooCommerce say the standard rate by that. */
  lacksVAT(row: Row): boolean {
    const { columns, layout } = this.#reading
    const [column] = columns.mapping.vat ?? []
    const isMeant = layout?.key === 'margine' || layout?.key === 'woocommerce'
    return column !== undefined && !isMeant && !this.#isVATTyped && textIn(row[column]) === ''
  }
}
