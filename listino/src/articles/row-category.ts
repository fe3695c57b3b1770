import { readSale, type Sale } from '@margine/engine'
import { categoryOf } from '../categories/category-of.ts'
import { isVehicle } from '../categories/ebay-numbers.ts'
import { type ReferralCheck, referralCheckOf } from '../categories/referral.ts'
import type { AmountRole } from '../layouts/role.ts'
import type { Row } from '../table/cell.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'
import type { RowReading } from './row-reading.ts'

/** Reads what a row says of the category of its article, and checks the fees that the marketplace itself names. */
export class RowCategory {
  readonly #reading: RowReading
  /** A sale at no price yet, of a piece that costs nothing. */
  readonly #sale: Sale

  constructor(reading: RowReading) {
    this.#reading = reading
    this.#sale = {
      ...readSale(reading.form),
      ...{ spedizioneIncassata: 0, costo: 0, spedizione: 0, packaging: 0, pubblicita: 0 },
    }
  }

  read(article: Article, row: Row, problems: Problem[]): void {
    const { columns, book, parents } = this.#reading
    article.namedCategory = columns.text(row, 'category')
    article.ebayNumber = parents.ebayCategoryOf(row)
    if (isVehicle(article.ebayNumber)) problems.push({ code: 'vehicle' })
    const check = this.#checkOf(article, row, problems)
    article.feesAddUp = this.#addUp(row)
    if (check === null) return
    const { basis } = categoryOf({
      table: book.tableOf(article.country),
      named: article.namedCategory,
      number: article.ebayNumber,
      byReferral: check.categories,
      ruled: null,
      chosen: '',
    })
    if (basis === 'tariffaVera') article.paying = check.categories
    article.truePercent = check.truePercent
    article.tableAgrees = check.categories.length > 0
  }

  #fee(row: Row, role: AmountRole): number {
    const { columns } = this.#reading
    return columns.mapping[role] === undefined ? Number.NaN : columns.amount(row, role, []).value
  }

  /** Whether the fees of a row add up to the sum in the row, but for the cents that each is rounded by. */
  #addUp(row: Row): boolean {
    const total = this.#fee(row, 'feeTotal')
    const closing = this.#fee(row, 'closingFee')
    const sum = this.#fee(row, 'referral') + this.#fee(row, 'fulfilment') + (closing || 0)
    return Number.isNaN(total) || Number.isNaN(sum) || Math.abs(total - sum) < 0.025
  }

  /** What the marketplace says of its own fee, where it does and there is a price to compare it with. */
  #checkOf(article: Article, row: Row, problems: readonly Problem[]): ReferralCheck | null {
    if (problems.length > 0 && !(article.price > 0)) return null
    const referral = this.#fee(row, 'referral')
    if (!(referral > 0) || !(article.price > 0)) return null
    const fees = { referral, closing: this.#fee(row, 'closingFee') }
    const sale = { ...this.#sale, prezzoVendita: article.price }
    return referralCheckOf(sale, fees, this.#reading.book, article.country, article.vat)
  }
}
