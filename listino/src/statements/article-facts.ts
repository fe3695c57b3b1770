import { propose } from '../layouts/propose.ts'
import { identifiers, type Mapping, type Role } from '../layouts/role.ts'
import { type RowVAT, reducedVAT, VATColumn } from '../layouts/vat.ts'
import { type Cell, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { ToldCategories } from './told-categories.ts'

/** In percent: NaN where nobody can read it, null where it is the standard one. */
type Rate = number | null

/** What a file of costs says of articles beside their costs: VAT, and the category that they are charged by. */
export class ArticleFacts {
  /** The columns that they are read from. */
  readonly mapping: Mapping
  /** The title of the column of VAT; null where none is one by its title and cells. */
  readonly vatTitle: string | null
  /** How many rows have a rate of VAT that can't be read. */
  unreadable = 0
  readonly #rates = new Map<string, Rate>()
  readonly #categories = new Map<string, string>()
  readonly #column = new VATColumn()
  readonly #told: ToldCategories

  private constructor(table: Table, today: string) {
    const { header, sample, hidden } = table
    const { mapping, certainty } = propose(header, sample, hidden)
    const placeOf = (role: Role): Mapping => {
      const [column] = mapping[role] ?? []
      return column === undefined || certainty[role] === 'guess' ? {} : { [role]: [column] }
    }
    this.#told = new ToldCategories(table, today)
    this.mapping = { ...this.#told.mapping, ...placeOf('vat'), ...placeOf('category') }
    this.vatTitle = header[this.mapping.vat?.[0] ?? -1] ?? null
    this.#names = identifiers.flatMap((role) => mapping[role] ?? [])
  }

  readonly #names: readonly number[]

  /**
   * Reads a file to its end.
   *
   * @param today the day whose rate card holds for fees that it tells: `2026-11-22`
   */
  static async of(table: Table, today: string): Promise<ArticleFacts> {
    const facts = new ArticleFacts(table, today)
    for await (const { rows } of table.batches()) for (const cells of rows) facts.#take(cells)
    return facts
  }

  /** VAT of an article; null where it is the standard one, or isn't said. */
  percentOf(sku: string): Rate {
    return this.#rates.get(sku) ?? null
  }

  /** The category of an article as the file names it; blank where it isn't said. */
  categoryOf(sku: string): string {
    return this.#categories.get(sku) ?? ''
  }

  /** The categories that have the fee which the marketplace itself tells of an article; none where it doesn't. */
  toldCategoriesOf(sku: string, channel: string): readonly string[] {
    return channel === 'amazon' ? this.#told.of(sku) : []
  }

  #take(cells: readonly Cell[]): void {
    const [vat = -1] = this.mapping.vat ?? []
    if (textIn(cells[vat]) !== '') {
      const rate = percentOf(this.#column.read(cells[vat]))
      if (Number.isNaN(rate)) this.unreadable++
      this.#set(this.#rates, cells, rate)
    }
    const category = textIn(cells[this.mapping.category?.[0] ?? -1])
    if (category !== '') this.#set(this.#categories, cells, category)
    this.#told.take(cells)
  }

  #set<Value>(to: Map<string, Value>, cells: readonly Cell[], value: Value): void {
    for (const name of this.#names) to.set(textIn(cells[name]), value)
  }
}

function percentOf(rate: RowVAT | null): Rate {
  if (rate === '') return null
  return rate === null || rate === reducedVAT ? Number.NaN : Number(rate.replace(',', '.'))
}
