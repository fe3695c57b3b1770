import type { CalculationFormData } from '@margine/engine'
import type { Layout } from '../layouts/layout.ts'
import { type AmountRole, flagOf, type Mapping } from '../layouts/role.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { type Row, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { Article } from './article.ts'
import { Columns } from './columns.ts'
import { Parents } from './parents.ts'
import type { Problem } from './problem.ts'
import { RatesBook } from './rates-book.ts'

export type ReadingChoice = {
  /** What holds for every article: marketplace, country, category, regime, rates, VAT. */
  form: CalculationFormData
  mapping: Mapping
  layout?: Layout | null
  decimalMark?: DecimalMark | null
  /** What a reduced rate of VAT is in percent, where the file doesn't say; empty where the seller doesn't either. */
  reducedVAT?: string
}

/** What every part of a row is read with: the columns of its file, what stands above it, and the rates of its country. */
export class RowReading {
  readonly form: CalculationFormData
  readonly layout: Layout | null
  readonly columns: Columns
  readonly parents: Parents
  readonly book: RatesBook
  readonly decimalMark: DecimalMark | null

  constructor(table: Table, { form, mapping, layout, decimalMark, reducedVAT }: ReadingChoice) {
    this.form = form
    this.layout = layout ?? null
    this.decimalMark = decimalMark ?? null
    this.columns = new Columns(table, mapping, this.decimalMark)
    this.parents = new Parents(this.columns, this.layout)
    this.book = new RatesBook(form, reducedVAT)
  }

  /** The currency that an article is calculated in. */
  currencyOf({ country }: Article): string {
    return this.book.ratesOf(country, 'base').country.currency
  }

  /** An amount beside the price, in the currency that its article is calculated in. */
  amount(article: Article, row: Row, role: AmountRole, problems: Problem[]): number {
    const { value, currency } = this.columns.amount(row, role, problems)
    if (currency === null || currency === this.currencyOf(article)) return value
    problems.push({ code: 'currency', role, text: currency })
    return Number.NaN
  }

  /** Whether an amount of a row includes VAT, as a column of its own says; null where none does. */
  includesVAT(row: Row, role: keyof typeof flagOf, problems: Problem[]): boolean | null {
    const [column] = this.columns.mapping[flagOf[role]] ?? []
    if (column === undefined) return null
    const said = this.columns.includesVAT(row, flagOf[role])
    if (said === undefined) problems.push({ code: 'costVAT', role, text: textIn(row[column]) })
    return said ?? null
  }
}
