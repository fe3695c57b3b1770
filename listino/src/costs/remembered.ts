import type { CostEntry, CostParts, Identifiers } from '../articles/cost-entry.ts'
import { type CodeKind, inCountry } from '../articles/cost-lookup.ts'
import { type Holding, isSameHolding } from './holding.ts'
import { type CostPart, costParts } from './parts.ts'
import { noFacts, type PieceFacts, type RateKey, type SalesKey } from './piece-facts.ts'

/** What brought a cost, and when (in milliseconds since 1970): a file, or the seller's own hand where `file` is empty. */
export type CostSource = {
  file: string
  at: number
  /** Whether parts include VAT, as the titles of the file say; missing where they don't. */
  titleVAT?: Readonly<Partial<Record<CostPart, boolean>>>
}

type Fact = keyof PieceFacts & ('measures' | RateKey | SalesKey)

/** What of a piece each source may say. */
export type Said = CostPart | Fact

/**
 * What one source says of a piece for some sales, as far as nothing newer says otherwise. `isDisputed`: it says two purchase
 * costs.
 */
export type Remembered = Pick<CostEntry, 'ids' | 'parts' | 'currency' | 'includesVAT'> & {
  facts: PieceFacts
  holding: Holding
  source: CostSource
  isDisputed: boolean
  /** Why parts of it can't be used; missing where they can, and where that isn't known any more. */
  problem?: CostEntry['problem']
}

const kinds = ['sku', 'listing', 'ean'] as const satisfies CodeKind[]

/** An SKU is a key as it is: of a million articles each is looked up by it. No SKU begins like the other keys. */
const keyBy = (kind: CodeKind, code: string): string =>
  kind === 'sku' ? code : `\0${kind} ${code}`

/** The keys that a code of a piece may be. */
export const keysOfCode = (code: string): string[] => kinds.map((kind) => keyBy(kind, code))

/** A piece is known by its SKU, else by another code. */
export function keyOf(ids: Identifiers): string {
  const kind = kinds.find((one) => ids[one] !== '') ?? 'sku'
  return keyBy(kind, inCountry(ids[kind], ids))
}

const isPart = (said: Said): said is CostPart => (costParts as readonly string[]).includes(said)

const factsOf = ({ facts }: Pick<Remembered, 'facts'>) => Object.keys(facts) as Fact[]

export const says = (row: Remembered, said: Said): boolean =>
  (said === 'cost' && row.isDisputed) ||
  (isPart(said) ? row.parts[said] !== undefined : said in row.facts)

const factsAmong = (kept: readonly Fact[], facts: PieceFacts): PieceFacts =>
  Object.fromEntries(kept.map((one) => [one, facts[one]])) as PieceFacts

/** What a row says but for some of it; null where that is nothing. */
export function without(row: Remembered, isTaken: (said: Said) => boolean): Remembered | null {
  const left = costParts.filter((part) => says(row, part) && !isTaken(part))
  const kept = factsOf(row).filter((fact) => !isTaken(fact))
  if (left.length === 0 && kept.length === 0) return null
  return {
    ...row,
    parts: Object.fromEntries(
      left.flatMap((part) => (row.parts[part] === undefined ? [] : [[part, row.parts[part]]])),
    ),
    facts: kept.length === 0 ? noFacts : factsAmong(kept, row.facts),
    isDisputed: row.isDisputed && left.includes('cost'),
  }
}

/** Whether a newer row says what an older one says: a part for the same sales, or a fact. */
const isOver = (newer: Remembered, older: Remembered, said: Said): boolean =>
  says(newer, said) && (!isPart(said) || isSameHolding(newer.holding, older.holding))

/** What of older rows newer ones leave, and what they take the place of. */
export function replacedBy(newer: readonly Remembered[], older: readonly Remembered[]) {
  const left: Remembered[] = []
  const replaced: Remembered[] = []
  for (const row of older) {
    const isTaken = (said: Said) => newer.some((one) => isOver(one, row, said))
    const stays = without(row, isTaken)
    if (stays !== null) left.push(stays)
    const goes = without(row, (said) => !isTaken(said))
    if (goes !== null) replaced.push(goes)
  }
  return { left, replaced }
}

/** The codes of a piece that its newest row leaves open, as rows before say them. */
export function idsBy(newest: Identifiers, before: readonly Remembered[]): Identifiers {
  if (before.length === 0) return newest
  const known = (kind: CodeKind) =>
    newest[kind] || (before.find(({ ids }) => ids[kind] !== '')?.ids[kind] ?? '')
  return { ...newest, listing: known('listing'), ean: known('ean') }
}

/** The newest of each fact; where each comes from is added to `sources`. */
export function newestFacts(
  rows: readonly Remembered[],
  sources: Partial<Record<Said, CostSource>>,
): PieceFacts {
  if (rows.every(({ facts }) => facts === noFacts)) return noFacts
  const found = new Map<string, PieceFacts[Fact]>()
  for (const row of rows)
    for (const fact of factsOf(row)) {
      if (found.has(fact)) continue
      found.set(fact, row.facts[fact])
      sources[fact] = row.source
    }
  return Object.fromEntries(found) as PieceFacts
}

/** What a piece costs, from the rows that say it; the first that says a part counts. */
export type CombinedCost = {
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

/** @param counting which of the rows that say a part counts; null where none does */
export function combined(
  rows: readonly Remembered[],
  counting: (rows: readonly Remembered[]) => Remembered | null = ([first = null]) => first,
): CombinedCost {
  const parts: Partial<Record<CostPart, number>> = {}
  const sources: Partial<Record<Said, CostSource>> = {}
  const currencies: Partial<Record<CostPart, string>> = {}
  let cost: Remembered | null = null
  for (const part of costParts) {
    const row = counting(rows.filter((one) => says(one, part)))
    if (part === 'cost') cost = row
    const amount = row?.parts[part]
    if (row === null || amount === undefined) continue
    parts[part] = amount
    sources[part] = row.source
    currencies[part] = row.currency
  }
  return {
    parts,
    facts: newestFacts(rows, sources),
    sources,
    currencies,
    includesVAT: cost?.includesVAT ?? null,
    isDisputed: cost?.isDisputed ?? false,
  }
}
