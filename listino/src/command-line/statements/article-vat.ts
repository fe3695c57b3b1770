import { propose } from '../../layouts/propose.ts'
import { identifiers, type Mapping } from '../../layouts/role.ts'
import { type RowVAT, reducedVAT, VATColumn } from '../../layouts/vat.ts'
import { type Cell, textIn } from '../../table/cell.ts'
import { openTable, type Table } from '../../table/table.ts'
import { opened } from '../files.ts'
import { counted } from '../report.ts'

/** In percent: NaN where nobody can read it, null where it is the standard one. */
type Rate = number | null

/** VAT of articles, as the file of their costs says it. */
export class ArticleVAT {
  /** The column that it is read from. */
  mapping: Mapping = {}
  /** What there is to say of the file. */
  readonly said: string[] = []
  readonly #rates = new Map<string, Rate>()
  readonly #column = new VATColumn()
  #unreadable = 0

  /** Reads a file; nothing of one without a column of VAT whose title and cells say so. */
  static async of(typed: string, sheet: string | null): Promise<ArticleVAT> {
    const articles = new ArticleVAT()
    await opened(typed, async (source) => articles.#read(await openTable(source, { sheet })))
    return articles
  }

  /** VAT of an article; null where it is the standard one, or isn't said. */
  percentOf(sku: string): Rate {
    return this.#rates.get(sku) ?? null
  }

  async #read(table: Table): Promise<void> {
    const { mapping, certainty } = propose(table.header, table.sample)
    const [column] = mapping.vat ?? []
    if (column === undefined || certainty.vat === 'guess') return
    this.mapping = { vat: [column] }
    const names = identifiers.flatMap((role) => mapping[role] ?? [])
    for await (const { rows } of table.batches())
      for (const cells of rows) this.#take(cells, column, names)
    this.said.push(`${table.name}: l'IVA degli articoli si legge da «${table.header[column]}».`)
    const rows = counted(this.#unreadable, 'riga ha', 'righe hanno')
    if (this.#unreadable > 0) this.said.push(`  ${rows} un'aliquota che non si capisce.`)
  }

  #take(cells: readonly Cell[], column: number, names: readonly number[]): void {
    if (textIn(cells[column]) === '') return
    const rate = percentOf(this.#column.read(cells[column]))
    if (Number.isNaN(rate)) this.#unreadable++
    for (const name of names) this.#rates.set(textIn(cells[name]), rate)
  }
}

function percentOf(rate: RowVAT | null): Rate {
  if (rate === '') return null
  return rate === null || rate === reducedVAT ? Number.NaN : Number(rate.replace(',', '.'))
}
