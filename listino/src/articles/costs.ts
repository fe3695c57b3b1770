import { type CostPart, costParts, type Mapping } from '../layouts/role.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { isBlank } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { Article } from './article.ts'
import { costColumns } from './cost-columns.ts'
import type { CostBasis, CostEntry, Identifiers } from './cost-entry.ts'
import { CostIndex } from './cost-index.ts'
import { CostReader } from './cost-reader.ts'
import type { Problem } from './problem.ts'
import { isSpoilt } from './row-kinds.ts'

/** A row of the costs that can't be used. */
export type CostProblem = { row: number; sku: string; problem: Problem }

export type CostsChoice = {
  mapping?: Mapping
  decimalMark?: DecimalMark | null
  /** Whether an SKU without a cost is looked up again without what follows its last dash. */
  withoutSuffix?: boolean
}

/** What the costs say of an article: where they can't be used for it, there are no parts and `problem` says why. */
export type FoundCosts = Pick<CostEntry, 'parts' | 'includesVAT'> & {
  basis: CostBasis
  problem: Problem | null
}

type Sought = Pick<Article, 'sku' | 'listing' | 'ean' | 'country'>

/** What pieces cost, by SKU, listing's number or EAN, whichever a file of costs has. */
export class Costs {
  readonly problems: CostProblem[] = []
  /** The parts that some row says. */
  readonly said = new Set<CostPart>()
  readonly #withoutSuffix: boolean
  readonly #bySku = new CostIndex()
  readonly #byListing = new CostIndex()
  readonly #byEan = new CostIndex()
  /** Rows that some article has used, by any of their identifiers. */
  readonly #usedRows = new Set<CostEntry>()
  /** Rows in another currency than their article. */
  readonly #foreign = new Set<CostEntry>()

  constructor(withoutSuffix: boolean) {
    this.#withoutSuffix = withoutSuffix
  }

  /** Reads a file of costs to its end. */
  static async of(table: Table, choice: CostsChoice = {}): Promise<Costs> {
    const costs = new Costs(choice.withoutSuffix ?? false)
    const mapping = choice.mapping ?? costColumns(table).mapping
    const reader = new CostReader(table, mapping, choice.decimalMark ?? null)
    for await (const { first, rows, broken } of table.batches())
      rows.forEach((cells, at) => {
        if (isBlank(cells)) return
        const row = first + at
        const problem = reader.read(cells, broken.has(at)) ?? costs.#add(reader, row)
        if (problem !== null) costs.problems.push({ row, sku: reader.name, problem })
      })
    return costs
  }

  #add({ ids, parts, currency, includesVAT }: CostReader, row: number): Problem | null {
    const entry: CostEntry = { parts, currency, includesVAT, row }
    for (const part of costParts) if (parts[part] !== undefined) this.said.add(part)
    // An SKU that says two things is told; an ASIN may have many SKUs, and is told where an article asks for it.
    const isNew = ids.sku === '' || this.#bySku.add(inCountry(ids.sku, ids), entry)
    const isNewListing =
      ids.listing === '' || this.#byListing.add(inCountry(ids.listing, ids), entry)
    const isNewEan = ids.ean === '' || this.#byEan.add(inCountry(ids.ean, ids), entry)
    const isTold = ids.sku === '' ? isNewListing && isNewEan : isNew
    return isTold ? null : { code: 'twoCosts' }
  }

  /** What the file says that an SKU costs; null where it doesn't say. */
  of(sku: string): CostEntry | null {
    const { entries } = this.#bySku
    return (
      entries.get(sku) ?? this.#byListing.entries.get(sku) ?? this.#byEan.entries.get(sku) ?? null
    )
  }

  /** The entry that an article has, and by what. */
  #entryOf(
    sought: Sought,
  ): { entry: CostEntry | 'disputed'; key: string; basis: CostBasis } | null {
    const { sku, country } = sought
    const [listing, ean] = [codeIn(sought.listing), codeIn(sought.ean)]
    const tries: [CostIndex, string, CostBasis][] = [
      [this.#bySku, sku, 'costi'],
      [this.#bySku, this.#shortened(sku), 'costiSenzaSuffisso'],
      [this.#byListing, listing, 'costiAltroCodice'],
      [this.#byEan, ean, 'costiAltroCodice'],
      // The number of an article may stand in the file under another title.
      [this.#byListing, sku, 'costi'],
      [this.#byEan, sku, 'costi'],
      [this.#bySku, listing, 'costiAltroCodice'],
      [this.#bySku, ean, 'costiAltroCodice'],
    ]
    for (const [index, key, basis] of tries) {
      if (key === '' || index.entries.size === 0) continue
      const entry = index.use(`${country}${countryEnd}${key}`) ?? index.use(key)
      if (entry !== null) return { entry, key, basis }
    }
    return null
  }

  #shortened(sku: string): string {
    const dash = sku.lastIndexOf('-')
    return this.#withoutSuffix && dash > 0 ? sku.slice(0, dash) : ''
  }

  /**
   * What an article costs; null where the file doesn't say.
   *
   * @param currency what the article is calculated in
   */
  find(sought: Sought, currency: string): FoundCosts | null {
    const found = this.#entryOf(sought)
    if (found === null) return null
    const { entry, key, basis } = found
    if (entry === 'disputed')
      return { parts: {}, includesVAT: null, basis, problem: { code: 'twoCosts', role: 'cost' } }
    this.#usedRows.add(entry)
    const problem = this.#problemOf(key, entry, currency)
    const { includesVAT } = entry
    return { parts: problem === null ? entry.parts : {}, includesVAT, basis, problem }
  }

  #problemOf(key: string, entry: CostEntry, currency: string): Problem | null {
    if (entry.currency === currency) return null
    const problem: Problem = { code: 'currency', role: 'cost', text: entry.currency }
    if (!this.#foreign.has(entry)) this.problems.push({ row: entry.row, sku: key, problem })
    this.#foreign.add(entry)
    return problem
  }

  #indexes(): CostIndex[] {
    return [this.#bySku, this.#byListing, this.#byEan]
  }

  /** How many rows can be used. */
  get size(): number {
    return new Set(this.#indexes().flatMap(({ entries }) => [...entries.values()])).size
  }

  /** The identifiers of rows that no article asked for: their SKU, where they have one. */
  unused(): string[] {
    const told = new Set<CostEntry>()
    return this.#indexes().flatMap((index) =>
      index.unused().flatMap((key) => {
        const entry = index.entries.get(key)
        if (entry === undefined || this.#usedRows.has(entry) || told.has(entry)) return []
        told.add(entry)
        return [key.split(countryEnd).at(-1) ?? key]
      }),
    )
  }
}

/** No ASIN, EAN or number of a listing is shorter. */
const shortestCode = 3

/** A code that names one article, to look it up by; empty where it is none: «Non applicabile», `0`, a number shortened by a spreadsheet. */
const codeIn = (text: string): string =>
  text.length >= shortestCode &&
  /\d/.test(text) &&
  !/^0+$/.test(text) &&
  !/\s/.test(text) &&
  !isSpoilt(text)
    ? text
    : ''

/** Parts a country from a code; no code has it within. */
const countryEnd = '\0'

/** Costs of one country alone are kept apart from those that hold everywhere. */
const inCountry = (key: string, { country }: Identifiers): string =>
  country === '' ? key : `${country}${countryEnd}${key}`
