import { type Proposal, propose } from '../layouts/propose.ts'
import { mappingBy, recognise } from '../layouts/recognise.ts'
import type { Mapping } from '../layouts/role.ts'
import { decimalMarkOf, NumberColumn } from '../numbers/number-column.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { type Cell, isBlank, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { Problem } from './problem.ts'

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

/** The columns of a file of costs, with how sure each is: where none is called cost, its price is what the seller pays. */
export function costColumns({ header, sample }: Pick<Table, 'header' | 'sample'>): Proposal {
  const layout = recognise(header)
  const { mapping, confidence }: Proposal =
    layout === null
      ? propose(header, sample)
      : { mapping: mappingBy(layout.columns, header), confidence: knownColumns }
  const cost = mapping.cost === undefined ? 'price' : 'cost'
  return {
    mapping: {
      ...(mapping.sku === undefined ? {} : { sku: mapping.sku }),
      ...(mapping[cost] === undefined ? {} : { cost: mapping[cost] }),
    },
    confidence: {
      sku: confidence.sku ?? 'probabile',
      cost: confidence[cost] ?? 'probabile',
    },
  }
}

const knownColumns = { sku: 'certa', cost: 'certa', price: 'certa' } as const

export const costMapping = (table: Table): Mapping => costColumns(table).mapping

const firstIn = (row: readonly Cell[], columns: readonly number[] | undefined): Cell | undefined =>
  columns?.map((column) => row[column]).find((cell) => textIn(cell) !== '')

/** Purchase costs by SKU. */
export class Costs {
  readonly problems: CostProblem[] = []
  readonly #withoutSuffix: boolean
  readonly #costs = new Map<string, number>()
  readonly #disputed = new Set<string>()
  readonly #used = new Set<string>()

  constructor(withoutSuffix: boolean) {
    this.#withoutSuffix = withoutSuffix
  }

  /** Reads a file of costs to its end. */
  static async of(table: Table, choice: CostsChoice = {}): Promise<Costs> {
    const costs = new Costs(choice.withoutSuffix ?? false)
    const mapping = choice.mapping ?? costMapping(table)
    const cells = table.sample.map((row) => firstIn(row, mapping.cost))
    const column = new NumberColumn(choice.decimalMark ?? decimalMarkOf(cells))
    const name = table.header[mapping.cost?.[0] ?? -1]
    for await (const { first, rows } of table.batches())
      rows.forEach((row, at) => {
        if (isBlank(row)) return
        const sku = textIn(firstIn(row, mapping.sku))
        const cell = firstIn(row, mapping.cost)
        const problem = costs.#add(sku, column.read(cell), column)
        if (problem === null) return
        const text = textIn(cell)
        costs.problems.push({
          row: first + at,
          sku,
          problem: name === undefined ? { ...problem, text } : { ...problem, text, column: name },
        })
      })
    return costs
  }

  #add(sku: string, cost: number, { fault }: NumberColumn): Problem | null {
    if (fault !== null) return { code: fault }
    if (Number.isNaN(cost) || cost === 0) return { code: 'noCost' }
    if (cost < 0) return { code: 'negative' }
    if (sku === '') return { code: 'noSku' }
    const known = this.#costs.get(sku)
    if (known !== undefined && known !== cost) {
      this.#disputed.add(sku)
      return { code: 'twoCosts' }
    }
    this.#costs.set(sku, cost)
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

  /** What an article costs; null where the file doesn't say. */
  find(sku: string): { cost: number; basis: CostBasis; isDisputed: boolean } | null {
    const found = this.#keyOf(sku)
    if (found === null) return null
    this.#used.add(found.key)
    const cost = this.#costs.get(found.key) ?? Number.NaN
    return { cost, basis: found.basis, isDisputed: this.#disputed.has(found.key) }
  }

  get size(): number {
    return this.#costs.size
  }

  /** The SKUs that no article asked for. */
  unused(): string[] {
    return [...this.#costs.keys()].filter((sku) => !this.#used.has(sku))
  }
}
