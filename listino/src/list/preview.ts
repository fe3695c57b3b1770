import { ambiguousNumber } from '../articles/certainty.ts'
import { hasCutAmounts } from '../articles/columns.ts'
import { CostReader } from '../articles/cost-reader.ts'
import { Costs } from '../articles/costs.ts'
import type { OpenedList } from '../articles/open-list.ts'
import { ArticleReader } from '../articles/reader.ts'
import { problemInWords } from '../articles/words.ts'
import type { Table } from '../table/table.ts'
import type { ColumnChoice, ColumnsWanted } from './column-choice.ts'
import { readingForm, type Terms } from './terms.ts'
import { termsFor } from './terms-of-file.ts'
import { utcDay } from './utc-day.ts'

/** A row of a file as it is understood; an amount that it doesn't say is NaN. */
export type PreviewRow = {
  row: number
  sku: string
  name: string
  price: number
  cost: number
  currency: string
  /** What is wrong with it, in words; empty where nothing is. */
  problems: string
}

/** What would be read of a file. */
export type Preview = {
  rows: readonly PreviewRow[]
  /** A number that can be read in two ways; null where none can. */
  ambiguous: string | null
}

const previewed = 5

function beginningOf(table: Table): Table {
  const first = table.headerRow + 1
  const rows = table.sample.slice(0, previewed)
  const broken = new Set(rows.flatMap((row, at) => (table.broken.has(row) ? [at] : [])))
  async function* batches() {
    yield { first, rows, broken, hidden: new Set<number>(), sheet: '' }
  }
  return { ...table, batches }
}

async function articleRows(opened: OpenedList, { mapping, mark }: ColumnChoice, terms: Terms) {
  const { table, layout } = opened
  const form = readingForm(termsFor({ ...opened, mapping }, terms))
  const reader = new ArticleReader(table, {
    form,
    mapping,
    layout,
    today: utcDay(),
    decimalMark: mark,
  })
  const rows: PreviewRow[] = []
  for await (const articles of reader.read(beginningOf(table).batches()))
    for (const { row, sku, name, price, cost, currency, problems } of articles)
      rows.push({
        row,
        sku,
        name,
        price,
        cost,
        currency,
        problems: problems.map(problemInWords).join(', '),
      })
  return rows
}

async function costRows({ table }: OpenedList, { mapping, mark }: ColumnChoice) {
  const beginning = beginningOf(table)
  const costs = await Costs.of(beginning, { mapping, decimalMark: mark })
  const reader = new CostReader(table, mapping, mark)
  return beginning.sample.slice(0, previewed).map((cells, at): PreviewRow => {
    const row = table.headerRow + 1 + at
    reader.read(cells, table.broken.has(cells))
    const sku = reader.name
    const problems = costs.problems.filter((one) => one.row === row)
    const known = problems.length > 0 ? null : costs.of(sku)
    return {
      row,
      sku,
      name: '',
      price: Number.NaN,
      cost: known?.parts.cost ?? Number.NaN,
      currency: known?.currency ?? 'EUR',
      problems: problems.map(({ problem }) => problemInWords(problem)).join(', '),
    }
  })
}

/** Reads the first rows of the file that a seller is asked about by what its columns are said to be. */
export async function previewOf(
  { asked, opened }: ColumnsWanted,
  choice: ColumnChoice,
  terms: Terms,
): Promise<Preview> {
  const ambiguous = choice.mark === null ? ambiguousNumber(opened.table, choice.mapping) : null
  // Reading says so.
  if (hasCutAmounts(opened.table, choice.mapping, choice.mark)) return { rows: [], ambiguous }
  const rows = await (asked.what === 'costs'
    ? costRows(opened, choice)
    : articleRows(opened, choice, terms))
  return { rows, ambiguous }
}
