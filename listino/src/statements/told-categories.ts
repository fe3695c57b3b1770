import { defaultFormData, readSale } from '@margine/engine'
import { Columns } from '../articles/columns.ts'
import { columnsOfLayout } from '../articles/open-list.ts'
import { RatesBook } from '../articles/rates-book.ts'
import { referralCheckOf } from '../categories/referral.ts'
import { recognise } from '../layouts/recognise.ts'
import { type AmountRole, identifiers, type Mapping, type Role } from '../layouts/role.ts'
import { countryOfStore } from '../layouts/stores.ts'
import { currencyOf } from '../numbers/number-style.ts'
import { type Cell, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { CardOfDay } from './card-fees.ts'

/** What says the fee of an article in Italy. */
const roles = [
  'price',
  'salePrice',
  'currency',
  'store',
  'referral',
  'closingFee',
] as const satisfies readonly Role[]

type Amount = (typeof roles)[number] & AmountRole

const aSale = { ...readSale(defaultFormData), costo: 0 }

/** The categories whose commission is what Amazon's fee preview tells of an article in Italy. */
export class ToldCategories {
  /** The columns that they are read from; none in a file that tells no such fee. */
  readonly mapping: Mapping
  readonly #columns: Columns | null
  readonly #card: CardOfDay
  readonly #book: RatesBook
  readonly #categories = new Map<string, readonly string[]>()

  /** @param day the day whose fees the preview tells: the one on which it was made */
  constructor(table: Table, day: string) {
    this.#card = new CardOfDay('amazon', day)
    this.#book = new RatesBook({ ...defaultFormData, marketplace: 'amazon', tariffe: day })
    const layout = recognise(table.header)
    const isPreview = layout?.columns.referral !== undefined
    const mapping = isPreview ? columnsOfLayout(layout, table, 'IT').mapping : {}
    const tells = mapping.referral !== undefined && mapping.price !== undefined
    this.#columns = tells ? new Columns(table, mapping, null) : null
    this.mapping = tells
      ? Object.fromEntries(roles.map((role) => [role, mapping[role]]).filter(([, at]) => at))
      : {}
  }

  /** The categories of an article by its SKU or ASIN; none where no fee tells them. */
  of(code: string): readonly string[] {
    return this.#categories.get(code) ?? []
  }

  take(row: readonly Cell[]): void {
    const columns = this.#columns
    if (columns === null) return
    const store = columns.text(row, 'store')
    const currency = columns.text(row, 'currency')
    if (store !== '' && countryOfStore(store) !== 'IT') return
    if (currency !== '' && currencyOf(currency) !== 'EUR') return
    const amount = (role: Amount) => columns.amount(row, role, []).value
    const onSale = amount('salePrice')
    const categories = this.#paying(
      onSale > 0 ? onSale : amount('price'),
      amount('referral'),
      amount('closingFee'),
    )
    if (categories.length === 0) return
    for (const role of identifiers)
      for (const column of columns.mapping[role] ?? [])
        this.#categories.set(textIn(row[column]), categories)
  }

  /** The standard one in front. A minimum fee tells none. */
  #paying(price: number, referral: number, closing: number): readonly string[] {
    if (!(price > 0 && referral > 0)) return []
    const isMinimum = this.#card
      .minimumsAt(Math.round(price * 100))
      .some((cents) => referral * 100 <= cents + 1)
    if (isMinimum) return []
    const told = { referral, closing }
    const sale = { ...aSale, prezzoVendita: price }
    const { categories } = referralCheckOf(sale, told, this.#book, 'IT', null)
    return categories.toSorted((one, other) => Number(other === 'base') - Number(one === 'base'))
  }
}
