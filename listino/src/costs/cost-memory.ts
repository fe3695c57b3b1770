import { dayAfter } from '@margine/engine'
import type { Identifiers } from '../articles/cost-entry.ts'
import type { Sought } from '../articles/cost-lookup.ts'
import type { Costs } from '../articles/costs.ts'
import { CostLookup, type FoundCosts, type Rows } from './found-costs.ts'
import { type Holding, Holdings, holdingFor, isSameHolding, type Sale } from './holding.ts'
import { OwnFile, type OwnParts } from './own-said.ts'
import { costParts } from './parts.ts'
import {
  type CombinedCost,
  type CostSource,
  combined,
  keyOf,
  keysOfCode,
  type Remembered,
  replacedBy,
  without,
} from './remembered.ts'
import { withSameAgain } from './same-again.ts'
import { rowBy, type TypedCost, typedOver } from './typed-cost.ts'

/** What is remembered of a piece, from all that said something of it. */
export type RememberedCost = CombinedCost & {
  /** What it is known by among all. */
  key: string
  ids: Identifiers
}

/** What holds for some sales of a piece. */
export type CostsEntry = RememberedCost & { holding: Holding }

/** How a file of costs is joined. */
export type JoinChoice = {
  /** Whether an SKU that isn't there is looked up without what follows its last dash. */
  withoutSuffix?: boolean
  /** The day from which those hold of which the file says none; empty for the beginning. */
  from?: string
  /** Whether nothing else is remembered any more. */
  isReplacing?: boolean
  /** What the pieces are known by that it says nothing of. */
  leftOut?: ReadonlySet<string>
}

/** The last file that was joined, and all that it took the place of. */
export type LastJoined = {
  source: CostSource
  replaced: readonly Remembered[]
  /** What the pieces are known by that had another purchase cost. */
  changed: ReadonlySet<string>
  withoutSuffix: boolean
}

/** For all sales, whenever they are: the newest counts. */
export const anySale: Sale = { marketplace: '', day: '9999-12-31' }

type SaidOfFile = ReturnType<Costs['rows']> extends Generator<infer Said> ? Said : never

const noKeys: ReadonlySet<string> = new Set()

const nothing: Rows = new Map()

const listed = (
  rows: Map<string, readonly Remembered[]>,
  key: string,
  of: readonly Remembered[],
) => (of.length > 0 ? rows.set(key, of) : rows.delete(key))

/** A row of what a file says. */
function rowOfFile(
  { entry, isDisputed }: SaidOfFile,
  holding: Holding,
  source: CostSource,
  before: readonly Remembered[],
): Remembered {
  const { measures, learned } = entry
  const facts = measures === null ? learned : { ...learned, measures }
  const parts = isDisputed ? {} : entry.parts
  const row = rowBy({ ...entry, parts, facts }, holding, source, before)
  return { ...row, isDisputed, problem: entry.problem }
}

const sourceWith = ({ titleVAT }: Costs, file: string, at: number): CostSource =>
  Object.keys(titleVAT).length > 0 ? { file, at, titleVAT } : { file, at }

/** Whether a row says another purchase cost than held when it begins. */
function isOtherCost({ parts, holding }: Remembered, before: readonly Remembered[]): boolean {
  const { marketplace, from } = holding
  const saying = before.filter((one) => one.parts.cost !== undefined)
  const known = holdingFor(saying, { marketplace, day: from || anySale.day })?.parts.cost
  return known !== undefined && parts.cost !== undefined && known !== parts.cost
}

const isOf =
  ({ file, at }: CostSource) =>
  ({ source }: Pick<Remembered, 'source'>): boolean =>
    source.file === file && source.at === at

/**
 * What pieces cost, from every file and every hand that said so: part by part the newest counts of what holds for a sale. A
 * value: what changes it makes another.
 */
export class CostMemory {
  static readonly empty = new CostMemory(nothing, false, null, new Map())
  /** By what a piece is known by, the newest row in front. */
  readonly rows: Rows
  /** Whether an SKU that isn't there is looked up without what follows its last dash. */
  readonly withoutSuffix: boolean
  /** What {@link undone} takes back; null where no file was joined. */
  readonly last: LastJoined | null
  /** What lists' own files said last, by the kind of the file: it counts for no article, but tells what is news. */
  readonly ownSaid: ReadonlyMap<string, OwnFile>
  #lookup: CostLookup | null = null
  #hasDays: boolean | null = null

  constructor(
    rows: Rows,
    withoutSuffix: boolean,
    last: LastJoined | null,
    ownSaid: ReadonlyMap<string, OwnFile>,
  ) {
    this.rows = rows
    this.withoutSuffix = withoutSuffix
    this.last = last
    this.ownSaid = ownSaid
  }

  /** How many pieces something is remembered of. */
  get size(): number {
    return this.rows.size
  }

  /** Of how many pieces it is remembered what they weigh and measure. */
  get measured(): number {
    let count = 0
    for (const rows of this.rows.values())
      count += Number(rows.some(({ facts }) => facts.measures !== undefined))
    return count
  }

  /** When the oldest and the newest of it came; null where there is nothing. */
  get span(): { from: number; to: number } | null {
    let [from, to] = [Number.POSITIVE_INFINITY, 0]
    for (const rows of this.rows.values())
      for (const { source } of rows) {
        from = Math.min(from, source.at)
        to = Math.max(to, source.at)
      }
    return this.size === 0 ? null : { from, to }
  }

  /** This moment, or where the clock was ahead the first one after all that is remembered. */
  after(at: number): number {
    const { span } = this
    return span === null ? at : Math.max(at, span.to + 1)
  }

  /** Whether what holds is another on some days. */
  get hasDays(): boolean {
    this.#hasDays ??= this.changeAfter('') !== null
    return this.#hasDays
  }

  /** The first day after another on which something else holds; null where nothing changes any more. */
  changeAfter(day: string): string | null {
    let next: string | null = null
    for (const rows of this.rows.values())
      for (const { holding } of rows)
        for (const one of [holding.from, endOf(holding)])
          if (one > day && (next === null || one < next)) next = one
    return next
  }

  /**
   * With what a list's own file says of its articles.
   *
   * @param kind of the file: what one says again that another of it said before is no news
   */
  hearing(kind: string, said: OwnParts, at: number): CostMemory {
    const before = this.ownSaid.get(kind) ?? OwnFile.empty
    const now = before.with(said, at)
    return now === before ? this : this.#with(this.rows, new Map(this.ownSaid).set(kind, now))
  }

  #with(rows: Rows, ownSaid = this.ownSaid): CostMemory {
    return new CostMemory(rows, this.withoutSuffix, this.last, ownSaid)
  }

  /** With what a file of costs says: of each part the newest counts, and what the file doesn't say stays. */
  with(costs: Costs, { file, at }: CostSource, choice: JoinChoice = {}): CostMemory {
    const { withoutSuffix = false, from = '', isReplacing = false, leftOut = noKeys } = choice
    const source = sourceWith(costs, file, at)
    const rows = new Map(isReplacing ? nothing : this.rows)
    const replaced = isReplacing ? Array.from(this.rows.values(), (of) => [...of]) : []
    const changed = new Set<string>()
    const holdings = new Holdings()
    for (const said of costs.rows()) {
      const { ids, holding: saidHolding } = said.entry
      const key = keyOf(ids)
      const before = rows.get(key) ?? []
      const holding = holdings.one({ ...saidHolding, from: saidHolding.from ?? from })
      // Rows of one file that say the same twice are one.
      const isTwice = before.some((row) => row.source === source && row.holding === holding)
      if (isTwice || leftOut.has(key)) continue
      const row = rowOfFile(said, holding, source, before)
      const newest = saidHolding.from === undefined ? withSameAgain(row, before) : [row]
      const { left, replaced: gone } = replacedBy(newest, before)
      replaced.push(gone.filter((one) => one.source !== source))
      rows.set(key, [...newest, ...left])
      if (isOtherCost(row, before)) changed.add(key)
    }
    const last = { source, changed, replaced: replaced.flat(), withoutSuffix: this.withoutSuffix }
    return new CostMemory(rows, withoutSuffix, last, this.ownSaid)
  }

  /**
   * Without what the file said that was joined last, and with what that took the place of; what was said since stays.
   *
   * @param source of that file: where another was joined last, nothing changes
   */
  undone(source: CostSource): CostMemory {
    const { last } = this
    const isOfIt = isOf(source)
    if (last === null || !isOfIt(last)) return this
    const rows = new Map(this.rows)
    for (const [key, now] of this.rows)
      if (now.some(isOfIt))
        listed(
          rows,
          key,
          now.filter((row) => !isOfIt(row)),
        )
    for (const [key, gone] of Map.groupBy(last.replaced, ({ ids }) => keyOf(ids))) {
      const since = rows.get(key) ?? []
      listed(rows, key, [...since, ...replacedBy(since, gone).left].sort(newestFirst))
    }
    return new CostMemory(rows, last.withoutSuffix, null, this.ownSaid)
  }

  /**
   * With pieces as the seller typed them: of what holds for the same sales, parts that stay as they were keep where they come
   * from, others are of now.
   */
  typed(costs: readonly TypedCost[], at: number): CostMemory {
    const rows = new Map(this.rows)
    const source = { file: '', at }
    const holdings = new Holdings()
    for (const cost of costs) {
      const key = keyOf(cost.ids)
      listed(rows, key, typedOver(cost, holdings.one(cost), source, rows.get(key) ?? []))
    }
    return this.#with(rows)
  }

  /** With some parts of what pieces cost: what isn't said of one stays. */
  added(costs: readonly TypedCost[], source: CostSource): CostMemory {
    const rows = new Map(this.rows)
    const holdings = new Holdings()
    for (const cost of costs) {
      const key = keyOf(cost.ids)
      const before = rows.get(key) ?? []
      const newest = withSameAgain(rowBy(cost, holdings.one(cost), source, before), before)
      rows.set(key, [...newest, ...replacedBy(newest, before).left])
    }
    return this.#with(rows)
  }

  /** Without some piece, by its key, or without what holds for some of its sales. */
  without(key: string, holding?: Holding): CostMemory {
    const rows = new Map(this.rows)
    const left =
      holding === undefined
        ? []
        : (rows.get(key) ?? []).flatMap((row) => withoutParts(row, holding) ?? [])
    listed(rows, key, left)
    return this.#with(rows)
  }

  /** Nothing; SKUs are looked up as before. */
  emptied(): CostMemory {
    return new CostMemory(nothing, this.withoutSuffix, null, new Map())
  }

  /** All that is remembered, a piece and the sales that it holds for at a time. */
  *entries(): Generator<CostsEntry> {
    for (const [key, rows] of this.rows) {
      const [first] = rows as [Remembered]
      const isOne = rows.every(({ holding }) => isSameHolding(holding, first.holding))
      const groups = isOne ? [rows] : groupsOf(rows)
      for (const of of groups)
        yield { key, ids: first.ids, holding: (of[0] as Remembered).holding, ...combined(of) }
    }
  }

  /** What a piece costs by its SKU, or another code, for a sale; null where nobody said. */
  of(code: string, sale = anySale): RememberedCost | null {
    for (const key of keysOfCode(code)) {
      const rows = this.rows.get(key)
      const [first] = rows ?? []
      if (rows === undefined || first === undefined) continue
      return { key, ids: first.ids, ...combined(rows, (saying) => holdingFor(saying, sale)) }
    }
    return null
  }

  /**
   * What an article costs; null where nobody said. A part that is remembered and can't be used for it is NaN.
   *
   * @param currency what the article is calculated in
   */
  find(sought: Sought, currency: string, sale: Sale): FoundCosts | null {
    return this.#looked.find(sought, currency, sale)
  }

  /** The marketplaces that something is said for alone. */
  get marketplaces(): ReadonlySet<string> {
    return this.#looked.marketplaces
  }

  get #looked(): CostLookup {
    this.#lookup ??= new CostLookup(this.rows, this.withoutSuffix)
    return this.#lookup
  }
}

/** The first day on which it holds no more; empty for none. */
const endOf = ({ to }: Holding): string => (to === '' ? '' : dayAfter(to))

const newestFirst = (one: Remembered, other: Remembered): number => other.source.at - one.source.at

/** Rows by the sales that they hold for: for all first, and from the first day on. */
const groupsOf = (rows: readonly Remembered[]): Remembered[][] => {
  const placeOf = ({ marketplace, from, to }: Holding) => `${marketplace}\n${from}\n${to}`
  const groups = Map.groupBy(rows, ({ holding }) => placeOf(holding))
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, of]) => of)
}

/** A row without what it says for some sales; facts stay, they are of no sale. */
const withoutParts = (row: Remembered, holding: Holding): Remembered | null =>
  isSameHolding(row.holding, holding)
    ? without(row, (said) => costParts.some((part) => part === said))
    : row
