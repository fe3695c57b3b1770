import type { Mapping } from '../layouts/role.ts'
import { NumberColumn } from '../numbers/number-column.ts'
import { currencyOf, type DecimalMark, isEmptyText } from '../numbers/number-style.ts'
import { type Cell, isBlank, shownIn, textIn } from '../table/cell.ts'
import { lengthenedRows } from '../table/lengthened-rows.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'
import { hasCutAmounts } from './columns.ts'
import { costColumns } from './cost-columns.ts'
import type { Problem } from './problem.ts'
import { isSpoilt } from './row-kinds.ts'

/** Where the cost of an article comes from. */
export type CostBasis = 'file' | 'costi' | 'costiSenzaSuffisso'

/** A row of the costs that can't be used. */
export type CostProblem = { row: number; sku: string; problem: Problem }

export type CostsChoice = {
  mapping?: Mapping
  decimalMark?: DecimalMark | null
  /** Whether an SKU without a cost is looked up again without what follows its last dash. */
  withoutSuffix?: boolean
}

const firstIn = (row: readonly Cell[], columns: readonly number[] | undefined): Cell | undefined =>
  columns?.map((column) => row[column]).find((cell) => textIn(cell) !== '')

/** What an SKU costs, and where that stands. */
type Kept = { cost: number; currency: string; row: number }

/** What the costs say of an article: where they can't be used for it, the cost is missing and `problem` says why. */
export type FoundCost = { cost: number; basis: CostBasis; problem: Problem | null }

/** The currency that a cell names; null where it names none. */
const currencyIn = (cell: Cell | undefined): string | null => {
  const text = textIn(cell)
  return currencyOf(text) ?? (isEmptyText(text) ? null : text.toUpperCase())
}

/** Purchase costs by SKU. */
export class Costs {
  readonly problems: CostProblem[] = []
  readonly #withoutSuffix: boolean
  readonly #costs = new Map<string, Kept>()
  readonly #disputed = new Set<string>()
  readonly #used = new Set<string>()
  /** The SKUs whose cost is of another currency than that of an article. */
  readonly #foreign = new Set<string>()

  constructor(withoutSuffix: boolean) {
    this.#withoutSuffix = withoutSuffix
  }

  /** Reads a file of costs to its end. */
  static async of(table: Table, choice: CostsChoice = {}): Promise<Costs> {
    const costs = new Costs(choice.withoutSuffix ?? false)
    const mapping = choice.mapping ?? costColumns(table).mapping
    const cells = table.sample.map((row) => firstIn(row, mapping.cost))
    const mark = choice.decimalMark ?? null
    if (hasCutAmounts(table, mapping, mark)) throw new Unreadable('decimalCommas')
    const column = NumberColumn.of(cells, mark)
    const isLengthened = lengthenedRows(table, mapping, mark)
    const name = table.header[mapping.cost?.[0] ?? -1]
    const named = name === undefined ? {} : { column: name }
    for await (const { first, rows } of table.batches())
      rows.forEach((row, at) => {
        if (isBlank(row)) return
        const sku = textIn(firstIn(row, mapping.sku))
        const cell = firstIn(row, mapping.cost)
        const cost = column.read(cell)
        // Costs that name no currency are in euro.
        const currency = column.currency ?? currencyIn(firstIn(row, mapping.currency)) ?? 'EUR'
        const kept = { cost, currency, row: first + at }
        const problem: Problem | null = isLengthened(row)
          ? { code: 'tooManyCells' }
          : costs.#add(sku, kept, column)
        if (problem === null) return
        const text = problem.code === 'spoiltSku' ? sku : shownIn(cell)
        costs.problems.push({
          row: first + at,
          sku,
          problem: { ...problem, text, ...named },
        })
      })
    return costs
  }

  #add(sku: string, kept: Kept, { fault }: NumberColumn): Problem | null {
    const { cost, currency } = kept
    if (fault !== null) return { code: fault }
    if (Number.isNaN(cost) || cost === 0) return { code: 'noCost' }
    if (cost < 0) return { code: 'negative' }
    if (sku === '') return { code: 'noSku' }
    if (isSpoilt(sku)) return { code: 'spoiltSku' }
    const known = this.#costs.get(sku)
    if (known !== undefined && (known.cost !== cost || known.currency !== currency)) {
      this.#disputed.add(sku)
      return { code: 'twoCosts' }
    }
    this.#costs.set(sku, known ?? kept)
    return null
  }

  /** The SKU that an article's cost stands under; null where there is none. */
  #keyOf(sku: string): { key: string; basis: CostBasis } | null {
    if (this.#costs.has(sku)) return { key: sku, basis: 'costi' }
    const dash = sku.lastIndexOf('-')
    if (!this.#withoutSuffix || dash <= 0) return null
    const key = sku.slice(0, dash)
    return this.#costs.has(key) ? { key, basis: 'costiSenzaSuffisso' } : null
  }

  /** What the file says that an SKU costs, and in which currency; null where it doesn't say. */
  of(sku: string): Pick<Kept, 'cost' | 'currency'> | null {
    return this.#costs.get(sku) ?? null
  }

  /**
   * What an article costs; null where the file doesn't say.
   *
   * @param currency what the article is reckoned in
   */
  find(sku: string, currency: string): FoundCost | null {
    const found = this.#keyOf(sku)
    const kept = this.#costs.get(found?.key ?? '')
    if (found === null || kept === undefined) return null
    const { key, basis } = found
    this.#used.add(key)
    const problem = this.#problemOf(key, kept, currency)
    return { cost: problem === null ? kept.cost : Number.NaN, basis, problem }
  }

  #problemOf(key: string, kept: Kept, currency: string): Problem | null {
    if (this.#disputed.has(key)) return { code: 'twoCosts' }
    if (kept.currency === currency) return null
    const problem: Problem = { code: 'currency', role: 'cost', text: kept.currency }
    if (!this.#foreign.has(key)) this.problems.push({ row: kept.row, sku: key, problem })
    this.#foreign.add(key)
    return problem
  }

  get size(): number {
    return this.#costs.size
  }

  /** The SKUs that no article asked for. */
  unused(): string[] {
    return [...this.#costs.keys()].filter((sku) => !this.#used.has(sku))
  }
}
