import type { CostBasis, CostEntry } from '../articles/cost-entry.ts'
import { type CodeKind, codesOf, inCountry, lookups, type Sought } from '../articles/cost-lookup.ts'
import type { Problem } from '../articles/problem.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { always, holdingFor, type Sale } from './holding.ts'
import { type CostPart, costParts } from './parts.ts'
import {
  type CombinedCost,
  type CostSource,
  keyOf,
  newestFacts,
  type Remembered,
  type Said,
  says,
} from './remembered.ts'

/** Rows by what a piece is known by, the newest in front. */
export type Rows = ReadonlyMap<string, readonly Remembered[]>

/** A row that speaks of an article, and by which of its codes. */
type Candidate = Pick<Remembered, 'holding'> & { row: Remembered; basis: CostBasis }

/** What is found for an article, and the source of each part that was said, also of those that can't be used, which are NaN. */
export type FoundCosts = Pick<CombinedCost, 'parts' | 'facts' | 'sources' | 'includesVAT'> &
  Pick<CostEntry, 'measures'> & {
    basis: CostBasis
    /** The parts that are said for the marketplace of the sale alone. */
    ofOne: readonly CostPart[]
    /** Why a part can't be used for it; null where each can. */
    problem: Problem | null
    /** What the pieces are known by that speak of it. */
    keys: () => string[]
  }

const none: readonly Remembered[] = []
const noParts: readonly CostPart[] = []

/** Rows by one kind of code. */
function under(kind: CodeKind, rows: readonly Remembered[]): Map<string, Remembered[]> {
  const index = new Map<string, Remembered[]>()
  for (const row of rows) {
    if (row.ids[kind] === '') continue
    const code = inCountry(row.ids[kind], row.ids)
    getOrInsert(index, code, () => []).push(row)
  }
  return index
}

/** Whether rows say the same of each of several SKUs. */
function saySame(rows: readonly Remembered[]): boolean {
  const said = Map.groupBy(rows, ({ ids }) => keyOf(ids))
  const inOrder = (row: Remembered) => costParts.map((part) => row.parts[part])
  const texts = Array.from(said.values(), (of) =>
    JSON.stringify(
      of.map((row) => [inOrder(row), row.holding, row.currency, row.includesVAT, row.isDisputed]),
    ),
  )
  return new Set(texts).size === 1
}

/** Rows under one code: where they are of several SKUs that cost different things, nobody can tell which counts. */
function agreed(rows: readonly Remembered[]): readonly Remembered[] {
  if (rows.length < 2) return rows
  const ofSkus = rows.filter(({ ids }) => ids.sku !== '')
  const [first] = ofSkus
  if (first === undefined) return rows
  const isOne = ofSkus.every(({ ids }) => keyOf(ids) === keyOf(first.ids))
  if (isOne || saySame(ofSkus)) return rows
  const ids = { ...first.ids, sku: '' }
  const disputed = { ...first, ids, parts: {}, holding: always, isDisputed: true }
  return [disputed, ...rows.filter(({ ids }) => ids.sku === '')]
}

/** Why a part of a row can't be used for an article that is calculated in some currency. */
function problemsOf(row: Remembered, part: CostPart, currency: string): Problem[] {
  const isTwo = part === 'cost' && row.isDisputed
  return [
    ...(isTwo ? [{ code: 'twoCosts' as const, role: part }] : []),
    ...(row.problem == null ? [] : [row.problem]),
    ...(row.currency === currency
      ? []
      : [{ code: 'currency' as const, role: part, text: row.currency }]),
  ]
}

/** Finds what articles cost, by whichever of their codes is remembered. */
export class CostLookup {
  readonly #rows: Rows
  readonly #withoutSuffix: boolean
  /** The rows under codes that aren't the SKU, and the countries that some are of alone. */
  readonly #listing: ReadonlyMap<string, Remembered[]>
  readonly #ean: ReadonlyMap<string, Remembered[]>
  readonly #countries = new Set<string>()
  /** The marketplaces that something is said for alone. */
  readonly marketplaces = new Set<string>()

  constructor(rows: Rows, withoutSuffix: boolean) {
    this.#rows = rows
    this.#withoutSuffix = withoutSuffix
    const all = Array.from(rows.values()).flat()
    for (const { ids, holding } of all) {
      if (ids.country !== '') this.#countries.add(ids.country)
      if (holding.marketplace !== '') this.marketplaces.add(holding.marketplace)
    }
    this.#listing = under('listing', all)
    this.#ean = under('ean', all)
  }

  /**
   * What an article costs; null where nobody said. A part that is remembered and can't be used for it is NaN.
   *
   * @param currency what the article is calculated in
   */
  find(sought: Sought, currency: string, sale: Sale): FoundCosts | null {
    const candidates = this.#candidatesFor(sought)
    const [first] = candidates
    if (first === undefined) return null
    const parts: Partial<Record<CostPart, number>> = {}
    const sources: Partial<Record<Said, CostSource>> = {}
    let problems: Problem[] = []
    let { basis } = first
    let includesVAT: boolean | null = null
    let ofOne = noParts
    for (const part of costParts) {
      const saying = candidates.filter(({ row }) => says(row, part))
      const said = holdingFor(saying, sale)
      if (said === null) continue
      const { row } = said
      if (row.holding.marketplace !== '') ofOne = [...ofOne, part]
      if (part === 'cost') {
        basis = said.basis
        includesVAT = row.includesVAT
      }
      const isForeign = row.currency !== currency
      parts[part] = isForeign ? Number.NaN : (row.parts[part] ?? Number.NaN)
      sources[part] = row.source
      if (Number.isNaN(parts[part])) problems = [...problems, ...problemsOf(row, part, currency)]
    }
    const facts = newestFacts(
      candidates.map(({ row }) => row),
      sources,
    )
    const { measures = null } = facts
    const [problem = null] = problems
    const keys = () => candidates.map(({ row }) => keyOf(row.ids))
    return { facts, measures, sources, basis, ofOne, problem, parts, includesVAT, keys }
  }

  /** The rows that speak of an article, the newest in front; of one time that with the surest code. */
  #candidatesFor(sought: Sought): Candidate[] {
    const found: Candidate[] = []
    const codes = codesOf(sought, this.#withoutSuffix)
    const isOfCountry = this.#countries.has(sought.country)
    const indexes = { sku: this.#rows, listing: this.#listing, ean: this.#ean }
    for (const { by, kind, basis } of lookups) {
      const code = codes[by]
      const index = indexes[kind]
      if (code === '' || index.size === 0) continue
      const isFirst = found.length === 0
      const add = (rows: readonly Remembered[] = none) => {
        // A row of another SKU speaks of the whole listing only where nothing speaks of the article's own.
        for (const row of agreed(rows))
          if (isFirst || row.ids.sku === '') found.push({ row, basis, holding: row.holding })
      }
      if (isOfCountry) add(index.get(inCountry(code, sought)))
      add(index.get(code))
    }
    return found.length < 2
      ? found
      : found.sort((one, other) => other.row.source.at - one.row.source.at)
  }
}
