import { type CostPart, costParts } from '../costs/parts.ts'
import {
  type CostBasis,
  type CostEntry,
  type CostParts,
  type Identifiers,
  saysSame,
} from './cost-entry.ts'
import { type CodeKind, codesOf, inCountry, lookups, type Sought } from './cost-lookup.ts'
import type { Costs, FoundCosts } from './costs.ts'
import type { Measures } from './measures.ts'
import type { Problem } from './problem.ts'

/** What brought a cost, and when (in milliseconds since 1970): a file, or the seller's own hand where `file` is empty. */
export type CostSource = { file: string; at: number }

/** What a marketplace really charged for the sales of an article in Italy, by its reports. */
export type ChargedRate = {
  /** In percent of what buyers paid with VAT; without VAT on the fee. */
  percent: number
  /** The categories of its card with fees that are those; empty where none has them. */
  categories: readonly string[]
  /** Of what buyers paid, percent that was set against the card. */
  share: number
}

/** A fact of a marketplace, by its key. */
type RateKey = `rate ${string}`

/** What is remembered of a piece beside what it costs; each counts as a whole. */
export type PieceFacts = {
  readonly measures?: Measures
  readonly [marketplace: RateKey]: ChargedRate
}

export const rateKey = (marketplace: string): RateKey => `rate ${marketplace}`

/** The marketplace of a key that {@link rateKey} made. */
export const marketplaceIn = (key: string): string => key.slice(rateKey('').length)

/** What of a piece each source may say. */
type Said = CostPart | 'measures' | RateKey

/** What one source says of a piece, as far as nothing newer says otherwise. `isDisputed`: it says two purchase costs. */
type Remembered = Omit<CostEntry, 'measures' | 'row' | 'problem'> & {
  facts: PieceFacts
  source: CostSource
  isDisputed: boolean
}

const noFacts: PieceFacts = {}

/** What is remembered of a piece, from all that said something of it. */
export type RememberedCost = {
  /** What it is known by among all. */
  key: string
  ids: Identifiers
  parts: CostParts
  facts: PieceFacts
  /** Where each part and fact comes from, and the currency of each part. */
  sources: Readonly<Partial<Record<Said, CostSource>>>
  currencies: Readonly<Partial<Record<CostPart, string>>>
  /** Whether the purchase cost includes VAT; null where nobody said. */
  includesVAT: boolean | null
  /** Whether the newest file says two purchase costs, so that there is none. */
  isDisputed: boolean
}

/** A cost as the seller types it: a part that isn't there is none. */
export type TypedCost = Pick<RememberedCost, 'ids' | 'parts' | 'includesVAT'> & {
  currency: string
  facts?: PieceFacts
}

/** What is found for an article, and the source of each part that was said, also of those that can't be used, which are NaN. */
export type FoundInMemory = FoundCosts & Pick<RememberedCost, 'facts' | 'sources'>

const kinds = ['sku', 'listing', 'ean'] as const satisfies CodeKind[]

/** An SKU is a key as it is: of a million articles each is looked up by it. No SKU begins like the other keys. */
const keyBy = (kind: CodeKind, code: string): string =>
  kind === 'sku' ? code : `\0${kind} ${code}`

/** A piece is known by its SKU, else by another code. */
function keyOf(ids: Identifiers): string {
  const kind = kinds.find((one) => ids[one] !== '') ?? 'sku'
  return keyBy(kind, inCountry(ids[kind], ids))
}

const factsOf = ({ facts }: Pick<Remembered, 'facts'>) =>
  Object.keys(facts) as (keyof PieceFacts & Said)[]

const says = (row: Remembered, said: Said): boolean =>
  said === 'cost' ? row.parts.cost !== undefined || row.isDisputed : saysOf(row, said)

const saysOf = ({ parts, facts }: Remembered, said: Exclude<Said, 'cost'>): boolean =>
  (said in parts && parts[said as CostPart] !== undefined) || said in facts

const isPart = (said: Said): said is CostPart => (costParts as readonly string[]).includes(said)

const factsAmong = (kept: readonly (keyof PieceFacts)[], facts: PieceFacts): PieceFacts =>
  Object.fromEntries(kept.map((one) => [one, facts[one]])) as PieceFacts

/** What a row says but for some of it; null where that is nothing. */
function without(row: Remembered, isTaken: (said: Said) => boolean): Remembered | null {
  const left = costParts.filter((part) => says(row, part) && !isTaken(part))
  const kept = factsOf(row).filter((fact) => !isTaken(fact))
  if (left.length === 0 && kept.length === 0) return null
  return {
    ...row,
    parts: Object.fromEntries(left.map((part) => [part, row.parts[part]])),
    facts: kept.length === 0 ? noFacts : factsAmong(kept, row.facts),
    isDisputed: row.isDisputed && left.includes('cost'),
  }
}

const withoutSaid = (rows: readonly Remembered[], isTaken: (said: Said) => boolean) =>
  rows.map((row) => without(row, isTaken)).filter((row) => row !== null)

/** With what a source says of a piece: of each thing it counts, and what it doesn't say stays. */
const overBefore = (row: Remembered, before: readonly Remembered[]): Remembered[] => [
  row,
  ...withoutSaid(before, (said) => says(row, said)),
]

/** What a source says of a piece beside rows before it, which may know more of its codes. */
const rowBy = (
  { ids, parts, currency, includesVAT, facts = noFacts }: TypedCost,
  source: CostSource,
  before: readonly Remembered[],
): Remembered => ({
  ...{ ids: idsBy(ids, before), parts, facts, currency, includesVAT, source },
  isDisputed: false,
})

/** The codes of a piece that its newest row leaves open, as rows before say them. */
function idsBy(newest: Identifiers, before: readonly Remembered[]): Identifiers {
  if (before.length === 0) return newest
  const known = (kind: CodeKind) =>
    newest[kind] || (before.find(({ ids }) => ids[kind] !== '')?.ids[kind] ?? '')
  return { ...newest, listing: known('listing'), ean: known('ean') }
}

const none: readonly Remembered[] = []

type Rows = ReadonlyMap<string, readonly Remembered[]>

type Indexes = Record<Exclude<CodeKind, 'sku'>, Map<string, Remembered[]>> & {
  countries: ReadonlySet<string>
}

type Candidate = { row: Remembered; basis: CostBasis }

const version = 2

/**
 * What pieces cost, from every file and every hand that said so: part by part the newest counts. A value: what changes
 * it makes another.
 */
export class CostMemory {
  static readonly empty = new CostMemory(new Map(), false)
  /** By what a piece is known by, the newest row in front. */
  readonly #rows: Rows
  readonly #withoutSuffix: boolean
  /** The rows under codes that aren't the SKU, and the countries that some are of alone. */
  #indexes: Indexes | null = null

  private constructor(rows: Rows, withoutSuffix: boolean) {
    this.#rows = rows
    this.#withoutSuffix = withoutSuffix
  }

  /** How many pieces something is remembered of. */
  get size(): number {
    return this.#rows.size
  }

  /** Whether an SKU that isn't there is looked up without what follows its last dash. */
  get withoutSuffix(): boolean {
    return this.#withoutSuffix
  }

  /** Of how many pieces it is remembered what they weigh and measure. */
  get measured(): number {
    let count = 0
    for (const rows of this.#rows.values())
      count += Number(rows.some(({ facts }) => facts.measures !== undefined))
    return count
  }

  /** When the oldest and the newest of it came; null where there is nothing. */
  get span(): { from: number; to: number } | null {
    let [from, to] = [Number.POSITIVE_INFINITY, 0]
    for (const rows of this.#rows.values())
      for (const { source } of rows) {
        from = Math.min(from, source.at)
        to = Math.max(to, source.at)
      }
    return this.size === 0 ? null : { from, to }
  }

  /** This moment, or where the clock was ahead the first one after all that is remembered. */
  after(at: number): number {
    return this.span === null ? at : Math.max(at, this.span.to + 1)
  }

  /** With what a file of costs says: of each part the newest counts, and what the file doesn't say stays. */
  with(costs: Costs, source: CostSource, withoutSuffix: boolean): CostMemory {
    const rows = new Map(this.#rows)
    for (const { entry, isDisputed } of costs.rows()) {
      const key = keyOf(entry.ids)
      const before = rows.get(key) ?? []
      // Rows of one file that say the same twice are one.
      if (before[0]?.source === source) continue
      const facts = entry.measures === null ? noFacts : { measures: entry.measures }
      const parts = isDisputed ? {} : entry.parts
      const row = { ...rowBy({ ...entry, parts, facts }, source, before), isDisputed }
      rows.set(key, overBefore(row, before))
    }
    return new CostMemory(rows, withoutSuffix)
  }

  /** With pieces as the seller typed them: parts that stay as they were keep where they come from, others are of now. */
  typed(costs: readonly TypedCost[], at: number): CostMemory {
    const rows = new Map(this.#rows)
    const source = { file: '', at }
    for (const cost of costs) {
      const key = keyOf(cost.ids)
      const left = typedOver(cost, source, key, rows.get(key) ?? [])
      if (left.length > 0) rows.set(key, left)
      else rows.delete(key)
    }
    return new CostMemory(rows, this.#withoutSuffix)
  }

  /** With some parts of what pieces cost: what isn't said of one stays. */
  added(costs: readonly TypedCost[], source: CostSource): CostMemory {
    const rows = new Map(this.#rows)
    for (const cost of costs) {
      const key = keyOf(cost.ids)
      const before = rows.get(key) ?? []
      rows.set(key, overBefore(rowBy(cost, source, before), before))
    }
    return new CostMemory(rows, this.#withoutSuffix)
  }

  /** Without some piece, by its key. */
  without(key: string): CostMemory {
    const rows = new Map(this.#rows)
    rows.delete(key)
    return new CostMemory(rows, this.#withoutSuffix)
  }

  /** Nothing; SKUs are looked up as before. */
  emptied(): CostMemory {
    return new CostMemory(new Map(), this.#withoutSuffix)
  }

  /**
   * Without what a file said, and with what that replaced: for when the file is read anew in another way.
   *
   * @param before what was remembered before that file
   */
  takenBack(source: CostSource, before: CostMemory): CostMemory {
    const rows = new Map(this.#rows)
    const isOfIt = ({ source: { file, at } }: Remembered) =>
      file === source.file && at === source.at
    for (const [key, now] of this.#rows) {
      if (!now.some(isOfIt)) continue
      const since = now.filter((row) => row.source.at > source.at)
      const isSaid = (said: Said) => since.some((row) => says(row, said))
      const left = [...since, ...withoutSaid(before.#rows.get(key) ?? [], isSaid)]
      if (left.length > 0) rows.set(key, left)
      else rows.delete(key)
    }
    return new CostMemory(rows, before.#withoutSuffix)
  }

  /** All that is remembered, a piece at a time. */
  *entries(): Generator<RememberedCost> {
    for (const [key, rows] of this.#rows) yield combined(key, rows)
  }

  /** What a piece costs by its SKU, or another code; null where nobody said. */
  of(sku: string): RememberedCost | null {
    for (const kind of kinds) {
      const key = keyBy(kind, sku)
      const rows = this.#rows.get(key)
      if (rows !== undefined) return combined(key, rows)
    }
    return null
  }

  /**
   * What an article costs; null where nobody said. A part that is remembered and can't be used for it is NaN.
   *
   * @param currency what the article is calculated in
   */
  find(sought: Sought, currency: string): FoundInMemory | null {
    const candidates = this.#candidatesFor(sought)
    const [first] = candidates
    if (first === undefined) return null
    const parts: Partial<Record<CostPart, number>> = {}
    const sources: Partial<Record<Said, CostSource>> = {}
    const problems: Problem[] = []
    let { basis } = first
    let includesVAT: boolean | null = null
    for (const part of costParts) {
      const said = candidates.find(({ row }) => says(row, part))
      if (said === undefined) continue
      const { row } = said
      if (part === 'cost') {
        basis = said.basis
        includesVAT = row.includesVAT
        if (row.isDisputed) problems.push({ code: 'twoCosts', role: 'cost' })
      }
      const isForeign = row.currency !== currency
      if (isForeign) problems.push({ code: 'currency', role: part, text: row.currency })
      parts[part] = isForeign ? Number.NaN : (row.parts[part] ?? Number.NaN)
      sources[part] = row.source
    }
    const facts = newestFacts(
      candidates.map(({ row }) => row),
      sources,
    )
    const { measures = null } = facts
    const [problem = null] = problems
    return { facts, measures, sources, basis, problem, parts, includesVAT }
  }

  /** The rows that speak of an article, the newest in front; of one time that with the surest code. */
  #candidatesFor(sought: Sought): Candidate[] {
    const found: Candidate[] = []
    const codes = codesOf(sought, this.#withoutSuffix)
    this.#indexes ??= this.#indexed()
    const isOfCountry = this.#indexes.countries.has(sought.country)
    for (const { by, kind, basis } of lookups) {
      const code = codes[by]
      const index = kind === 'sku' ? this.#rows : this.#indexes[kind]
      if (code === '' || index.size === 0) continue
      const isFirst = found.length === 0
      const add = (rows: readonly Remembered[] = none) => {
        // A row of another SKU speaks of the whole listing only where nothing speaks of the article's own.
        for (const row of agreed(rows))
          if (isFirst || row.ids.sku === '') found.push({ row, basis })
      }
      if (isOfCountry) add(index.get(inCountry(code, sought)))
      add(index.get(code))
    }
    return found.length < 2
      ? found
      : found.sort((one, other) => other.row.source.at - one.row.source.at)
  }

  #indexed(): Indexes {
    const all = Array.from(this.#rows.values()).flat()
    const countries = new Set<string>()
    for (const { ids } of all) if (ids.country !== '') countries.add(ids.country)
    return { listing: under('listing', all), ean: under('ean', all), countries }
  }

  /** As it is kept. */
  toJSON(): unknown {
    const sources = new Map<CostSource, number>()
    const placeOf = (source: CostSource): number => {
      const known = sources.get(source)
      if (known !== undefined) return known
      sources.set(source, sources.size)
      return sources.size - 1
    }
    const rows = Array.from(this.#rows.values()).flatMap((some) =>
      some.map(({ ids, parts, facts, currency, includesVAT, source, isDisputed }) => [
        ids.sku,
        ids.listing,
        ids.ean,
        ids.country,
        currency,
        includesVAT,
        isDisputed,
        placeOf(source),
        facts === noFacts ? 0 : facts,
        ...costParts.map((part) => keptPart(parts[part])),
      ]),
    )
    const kept = { version, withoutSuffix: this.#withoutSuffix, parts: costParts }
    return { ...kept, rows, sources: [...sources.keys()] }
  }

  /** What {@link toJSON} made; null where it is of another version, or nothing that was kept. */
  static from(kept: unknown): CostMemory | null {
    const { version: by, withoutSuffix, parts, rows, sources } = Object(kept)
    if (by !== version || ![parts, rows, sources].every(Array.isArray)) return null
    if (!rows.every(isKeptRow) || !sources.every(isKeptSource)) return null
    const all = new Map<string, Remembered[]>()
    for (const kept of rows as KeptRow[]) {
      const row = rowIn(kept, parts, sources)
      const key = keyOf(row.ids)
      const known = all.get(key)
      if (known === undefined) all.set(key, [row])
      else known.push(row)
    }
    return new CostMemory(all, withoutSuffix === true)
  }
}

/** What is remembered of a piece once the seller typed it. */
function typedOver(
  { ids, parts, includesVAT, currency }: TypedCost,
  source: CostSource,
  key: string,
  before: readonly Remembered[],
): Remembered[] {
  const known = combined(key, before)
  const isSame = (part: CostPart) =>
    parts[part] !== undefined &&
    Object.is(parts[part], known.parts[part]) &&
    currency === known.currencies[part] &&
    (part !== 'cost' || includesVAT === known.includesVAT)
  const changed = costParts.filter((part) => parts[part] !== undefined && !isSame(part))
  const kept = withoutSaid(before, (said) => isPart(said) && !isSame(said))
  if (changed.length === 0) return kept
  const typed = Object.fromEntries(changed.map((part) => [part, parts[part]]))
  return [rowBy({ ids, parts: typed, currency, includesVAT }, source, before), ...kept]
}

/** A row as it is kept: codes, currency, VAT flag, whether it is disputed, the place of its source, its facts, then its parts. */
type KeptRow = [
  string,
  string,
  string,
  string,
  string,
  boolean | null,
  boolean,
  number,
  PieceFacts | 0,
  ...KeptPart[],
]

const isKeptRow = (row: unknown): row is KeptRow =>
  Array.isArray(row) &&
  row.slice(0, 5).every((code) => typeof code === 'string') &&
  typeof row[7] === 'number'

const isKeptSource = (source: unknown): source is CostSource => {
  const { file, at } = Object(source)
  return typeof file === 'string' && typeof at === 'number'
}

/** False where it is remembered that nobody can tell: NaN is no JSON. */
type KeptPart = number | false | null

const keptPart = (amount: number | undefined): KeptPart =>
  Number.isNaN(amount) ? false : (amount ?? null)

/** @param names the parts that rows say, in their order */
function rowIn(
  kept: KeptRow,
  names: readonly unknown[],
  sources: readonly CostSource[],
): Remembered {
  const [sku, listing, ean, country, currency, includesVAT, isDisputed, place, about, ...said] =
    kept
  const parts: Partial<Record<CostPart, number>> = {}
  for (const part of costParts) {
    const amount = said[names.indexOf(part)]
    if (typeof amount === 'number') parts[part] = amount
    if (amount === false) parts[part] = Number.NaN
  }
  const facts = typeof about === 'object' && about !== null ? about : noFacts
  const source = sources[place] ?? { file: '', at: 0 }
  const ids = { sku, listing, ean, country }
  return { ids, parts, facts, currency, includesVAT, source, isDisputed }
}

/** Rows by one kind of code. */
function under(kind: CodeKind, rows: readonly Remembered[]): Map<string, Remembered[]> {
  const index = new Map<string, Remembered[]>()
  for (const row of rows) {
    if (row.ids[kind] === '') continue
    const code = inCountry(row.ids[kind], row.ids)
    const known = index.get(code)
    if (known === undefined) index.set(code, [row])
    else known.push(row)
  }
  return index
}

/** Rows under one code: where they are of several SKUs that cost different things, nobody can tell which counts. */
function agreed(rows: readonly Remembered[]): readonly Remembered[] {
  if (rows.length < 2) return rows
  const ofSkus = rows.filter(({ ids }) => ids.sku !== '')
  const [first] = ofSkus
  if (first === undefined) return rows
  const isOne = ofSkus.every(({ ids }) => keyOf(ids) === keyOf(first.ids))
  if (isOne || ofSkus.every((row) => saysSame(row, first))) return rows
  const disputed = { ...first, parts: {}, isDisputed: true }
  return [disputed, ...rows.filter(({ ids }) => ids.sku === '')]
}

/** The newest of each fact; where each comes from is added to `sources`. */
function newestFacts(
  rows: readonly Remembered[],
  sources: Partial<Record<Said, CostSource>>,
): PieceFacts {
  if (rows.every(({ facts }) => facts === noFacts)) return noFacts
  const found = new Map<string, Measures | ChargedRate | undefined>()
  for (const row of rows)
    for (const fact of factsOf(row)) {
      if (found.has(fact)) continue
      found.set(fact, row.facts[fact])
      sources[fact] = row.source
    }
  return Object.fromEntries(found) as PieceFacts
}

function combined(key: string, rows: readonly Remembered[]): RememberedCost {
  const parts: Partial<Record<CostPart, number>> = {}
  const sources: Partial<Record<Said, CostSource>> = {}
  const currencies: Partial<Record<CostPart, string>> = {}
  for (const row of rows)
    for (const part of costParts) {
      const amount = row.parts[part]
      if (amount === undefined) continue
      parts[part] = amount
      sources[part] = row.source
      currencies[part] = row.currency
    }
  return {
    key,
    ids: rows[0]?.ids ?? { sku: '', listing: '', ean: '', country: '' },
    parts,
    facts: newestFacts(rows, sources),
    sources,
    currencies,
    includesVAT: rows.find((row) => says(row, 'cost'))?.includesVAT ?? null,
    isDisputed: rows.some(({ isDisputed }) => isDisputed),
  }
}
