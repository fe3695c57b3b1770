import { getOrInsert } from '../get-or-insert.ts'
import { CostMemory } from './cost-memory.ts'
import { type Holding, Holdings } from './holding.ts'
import { keptOwnSaid, ownSaidIn } from './own-said.ts'
import { type CostPart, costParts } from './parts.ts'
import { noFacts, type PieceFacts } from './piece-facts.ts'
import { type CostSource, keyOf, type Remembered } from './remembered.ts'

const version = 3

/** Names of what rows say beside their parts, in their order; of a source and a holding the place among all. */
const columns = [
  'sku',
  'listing',
  'ean',
  'country',
  'currency',
  'includesVAT',
  'isDisputed',
  'facts',
  'source',
  'holding',
] as const

type Cells = readonly unknown[]

/** Values that many rows have in common, each once. */
class Shared<Value> {
  readonly all: Value[] = []
  readonly #places = new Map<Value, number>()

  placeOf(value: Value): number {
    const known = this.#places.get(value)
    if (known !== undefined) return known
    this.#places.set(value, this.all.length)
    return this.all.push(value) - 1
  }
}

/** False where it is remembered that nobody can tell: NaN is no JSON. */
const keptPart = (amount: number | undefined): number | false | null =>
  Number.isNaN(amount) ? false : (amount ?? null)

/** What is remembered of costs as it is kept, as JSON; it names every column. */
export function keptCosts({ rows, withoutSuffix, last, ownSaid }: CostMemory): unknown {
  const sources = new Shared<CostSource>()
  const holdings = new Shared<Holding>()
  const cells = ({ ids, parts, facts, source, holding, ...said }: Remembered): Cells => [
    ids.sku,
    ids.listing,
    ids.ean,
    ids.country,
    said.currency,
    said.includesVAT,
    said.isDisputed,
    facts === noFacts ? 0 : facts,
    sources.placeOf(source),
    holdings.placeOf(holding),
    ...costParts.map((part) => keptPart(parts[part])),
  ]
  const all = Array.from(rows.values()).flatMap((of) => of.map(cells))
  const replaced = last?.replaced.map(cells) ?? []
  return {
    version,
    withoutSuffix,
    columns: [...columns, ...costParts],
    rows: all,
    last: last && {
      source: sources.placeOf(last.source),
      withoutSuffix: last.withoutSuffix,
      changed: [...last.changed],
      rows: replaced,
    },
    sources: sources.all,
    holdings: holdings.all,
    ownSaid: keptOwnSaid(ownSaid),
  }
}

const isSource = (source: unknown): source is CostSource => {
  const { file, at } = Object(source)
  return typeof file === 'string' && typeof at === 'number'
}

const isHolding = (holding: unknown): holding is Holding => {
  const { marketplace, from, to } = Object(holding)
  return [marketplace, from, to].every((one) => typeof one === 'string')
}

/** Reads rows by the names of their columns; one that isn't named is as nobody had said it. */
class KeptRows {
  readonly #places: Readonly<Record<string, number>>
  readonly #sources: readonly CostSource[]
  readonly #holdings: readonly Holding[]

  constructor(names: readonly string[], sources: readonly CostSource[], holdings: Holding[]) {
    const shared = new Holdings()
    this.#places = Object.fromEntries(names.map((name, at) => [name, at]))
    this.#sources = sources
    this.#holdings = holdings.map((one) => shared.one(one))
  }

  #cell(row: Cells, name: string): unknown {
    return row[this.#places[name] ?? -1]
  }

  /** Null where it is no row. */
  in(row: unknown): Remembered | null {
    if (!Array.isArray(row)) return null
    const text = (name: (typeof columns)[number]) => this.#cell(row, name)
    const ids = {
      sku: text('sku'),
      listing: text('listing'),
      ean: text('ean'),
      country: text('country'),
    } as Remembered['ids']
    const source = this.#sources[Number(this.#cell(row, 'source'))]
    const holding = this.#holdings[Number(this.#cell(row, 'holding'))]
    const currency = text('currency')
    const areTexts = [...Object.values(ids), currency].every((one) => typeof one === 'string')
    if (source === undefined || holding === undefined || !areTexts) return null
    const facts = this.#cell(row, 'facts')
    const includesVAT = this.#cell(row, 'includesVAT')
    return {
      ids,
      parts: this.#partsIn(row),
      facts: typeof facts === 'object' && facts !== null ? (facts as PieceFacts) : noFacts,
      currency: currency as string,
      includesVAT: typeof includesVAT === 'boolean' ? includesVAT : null,
      holding,
      source,
      isDisputed: this.#cell(row, 'isDisputed') === true,
    }
  }

  #partsIn(row: Cells): Remembered['parts'] {
    const parts: Partial<Record<CostPart, number>> = {}
    for (const part of costParts) {
      const amount = this.#cell(row, part)
      if (typeof amount === 'number') parts[part] = amount
      if (amount === false) parts[part] = Number.NaN
    }
    return parts
  }
}

/** What {@link keptCosts} made; null where it is of another version, or nothing that was kept. */
export function costsKeptIn(kept: unknown): CostMemory | null {
  const {
    version: by,
    withoutSuffix,
    columns: names,
    rows,
    sources,
    holdings,
    last,
    ownSaid,
  } = Object(kept)
  if (by !== version || ![names, rows, sources, holdings].every(Array.isArray)) return null
  if (!sources.every(isSource) || !holdings.every(isHolding)) return null
  const reader = new KeptRows(names, sources, holdings)
  const all = new Map<string, Remembered[]>()
  for (const one of rows) {
    const row = reader.in(one)
    if (row === null) return null
    getOrInsert(all, keyOf(row.ids), () => []).push(row)
  }
  const { source: place, withoutSuffix: before, changed, rows: gone } = Object(last)
  const source = sources[place]
  const replaced = Array.isArray(gone) ? gone.map((one) => reader.in(one)) : []
  const undo =
    source === undefined || replaced.includes(null)
      ? null
      : {
          source,
          replaced: replaced as Remembered[],
          changed: new Set<string>(Array.isArray(changed) ? changed : []),
          withoutSuffix: before === true,
        }
  return new CostMemory(all, withoutSuffix === true, undo, ownSaidIn(ownSaid))
}
