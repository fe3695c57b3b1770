import { type CostPart, costParts } from '../costs/parts.ts'
import { ratesIn } from '../costs/piece-facts.ts'
import type { Mapping } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { isBlank } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { costColumns } from './cost-columns.ts'
import type { CostEntry } from './cost-entry.ts'
import { CostIndex } from './cost-index.ts'
import { type CodeKind, inCountry } from './cost-lookup.ts'
import { CostReader } from './cost-reader.ts'
import type { Problem } from './problem.ts'

/** A row of the costs that can't be used. */
export type CostProblem = { row: number; sku: string; problem: Problem }

export type CostsChoice = {
  mapping?: Mapping
  decimalMark?: DecimalMark | null
}

function titleVATIn({ header }: Table, mapping: Mapping): Partial<Record<CostPart, boolean>> {
  const found: Partial<Record<CostPart, boolean>> = {}
  for (const part of costParts) {
    const [said = null, ...others] = (mapping[part] ?? []).map(
      (column) => titleOf(header[column] ?? '').includesVAT,
    )
    if (said !== null && others.every((one) => one === said)) found[part] = said
  }
  return found
}

/** What a code and the sales that a row holds for are known by; for all sales it is the code itself. */
function keyIn(kind: CodeKind, { ids, holding }: CostEntry): string {
  const { marketplace = '', from = '', to = '' } = holding
  const code = inCountry(ids[kind], ids)
  return marketplace + from + to === '' ? code : `${code}\n${marketplace}\n${from}\n${to}`
}

/** What pieces cost, by SKU, listing's number or EAN, whichever a file of costs has. */
export class Costs {
  readonly problems: CostProblem[] = []
  /** The parts that some row says. */
  readonly said = new Set<CostPart>()
  /** Whether parts include VAT, as the titles of their columns say; missing where they don't, or differ. */
  titleVAT: Readonly<Partial<Record<CostPart, boolean>>> = {}
  /** How many rows have measures that can't be read, or that have no unit. */
  unmeasured = 0
  readonly #indexes = { sku: new CostIndex(), listing: new CostIndex(), ean: new CostIndex() }
  readonly #entries: CostEntry[] = []

  /** Reads a file of costs to its end. */
  static async of(table: Table, choice: CostsChoice = {}): Promise<Costs> {
    const costs = new Costs()
    const mapping = choice.mapping ?? costColumns(table).mapping
    costs.titleVAT = titleVATIn(table, mapping)
    const reader = new CostReader(table, mapping, choice.decimalMark ?? null)
    let before = ''
    for await (const { first, rows, broken, hidden, sheet } of table.batches()) {
      if (sheet !== before) reader.begin()
      before = sheet
      rows.forEach((cells, at) => {
        if (isBlank(cells)) return
        const row = first + at
        const fault = reader.read(cells, broken.has(at), hidden.has(at))
        const isKnown = fault === null || reader.isUnreadable
        const problem = isKnown ? costs.#add(reader, row, fault) : fault
        costs.unmeasured += Number(reader.isUnmeasured)
        if (problem !== null) costs.problems.push({ row, sku: reader.name, problem })
      })
    }
    return costs
  }

  /** @param problem why parts of the row can't be used: then its article has none of them, and no older ones */
  #add(reader: CostReader, row: number, problem: Problem | null): Problem | null {
    const { ids, parts, currency, includesVAT, holding, learned } = reader
    const measures = problem === null ? reader.measures : null
    const entry = { ids, parts, currency, includesVAT, measures, learned, holding, row, problem }
    this.#entries.push(entry)
    for (const part of costParts) if (entry.parts[part] !== undefined) this.said.add(part)
    // An SKU that says two things is a problem at once; an ASIN may have many SKUs, and is one where an article asks for it.
    const isNew = (kind: CodeKind) =>
      ids[kind] === '' || this.#indexes[kind].add(keyIn(kind, entry), entry)
    const [isNewSku, isNewListing, isNewEan] = [isNew('sku'), isNew('listing'), isNew('ean')]
    const isTold = ids.sku === '' ? isNewListing && isNewEan : isNewSku
    return problem ?? (isTold ? null : { code: 'twoCosts' })
  }

  /** All rows with codes; those that others of their SKU, or of another code without one, dispute, have that mark. */
  *rows(): Generator<{ entry: CostEntry; isDisputed: boolean }> {
    for (const entry of this.#entries) {
      const { ids } = entry
      const kinds: CodeKind[] = ids.sku === '' ? ['listing', 'ean'] : ['sku']
      const isDisputed = kinds.some(
        (kind) => ids[kind] !== '' && this.#indexes[kind].isDisputed(keyIn(kind, entry)),
      )
      yield { entry, isDisputed }
    }
  }

  /** What the file says that an SKU costs; null where it doesn't say. */
  of(sku: string): CostEntry | null {
    for (const { entries } of this.#allIndexes) {
      const entry = entries.get(sku)
      if (entry !== undefined) return entry
    }
    return null
  }

  get #allIndexes(): CostIndex[] {
    const { sku, listing, ean } = this.#indexes
    return [sku, listing, ean]
  }

  /** Whether every row says from when it holds. */
  get hasDays(): boolean {
    return (
      this.#entries.length > 0 && this.#entries.every(({ holding }) => holding.from !== undefined)
    )
  }

  /** How many rows say what a piece weighs and measures. */
  get measured(): number {
    return this.#entries.filter(({ measures }) => measures !== null).length
  }

  /** How many rows say what was charged. */
  get charged(): number {
    return this.#entries.filter(({ learned }) => ratesIn(learned).length > 0).length
  }

  /** How many rows can be used. */
  get size(): number {
    const all = new Set(this.#allIndexes.flatMap(({ entries }) => [...entries.values()]))
    return [...all].filter(({ problem }) => problem === null).length
  }
}
