import { HashedKeys, KeyHash } from '../articles/hashed-keys.ts'
import { type CostPart, costParts } from './parts.ts'

/** What is heard of a file: amounts, and of Amazon's whether that sends the article, as 1 or 0. */
const heardOf = [...costParts, 'sentByAmazon'] as const

export type Heard = (typeof heardOf)[number]

/** What a list's own file says of its articles now. */
export type OwnParts = {
  articles: number
  /** NaN where it says nothing. */
  amountOf: (what: Heard, row: number) => number
  /** Hashes what an article is known by in files of this kind; false where that is nothing. */
  hash: (key: KeyHash, row: number) => boolean
}

/** By the place of an article: an amount, NaN for none, and the place of the moment since when it is said. */
type Column = { amounts: Float64Array<ArrayBuffer>; since: Uint32Array<ArrayBuffer> }

const columnFor = (length: number): Column => ({
  amounts: new Float64Array(length).fill(Number.NaN),
  since: new Uint32Array(length),
})

function withRoom({ amounts, since }: Column, length: number): Column {
  const column = columnFor(length)
  column.amounts.set(amounts)
  column.since.set(since)
  return column
}

const areNumbers = (all: unknown, length: number): all is number[] =>
  Array.isArray(all) && all.length === length && all.every((one) => typeof one === 'number')

/** What files of one kind said last of their articles: a value, of numbers alone, so that those of a million take little room. */
export class OwnFile {
  static readonly empty = new OwnFile(new HashedKeys(), [], {})
  readonly #keys: HashedKeys
  /** When something was said, in milliseconds since 1970. */
  readonly #moments: readonly number[]
  readonly #columns: Partial<Record<Heard, Column>>

  private constructor(
    keys: HashedKeys,
    moments: readonly number[],
    columns: Partial<Record<Heard, Column>>,
  ) {
    this.#keys = keys
    this.#moments = moments
    this.#columns = columns
  }

  /** With what one says at some time: an amount that is as before is said since then, and what was said later stays. */
  with({ articles, amountOf, hash }: OwnParts, at: number): OwnFile {
    const key = new KeyHash()
    let now: OwnFile | null = null
    for (let row = 0; row < articles; row++) {
      const isSilent = heardOf.every((what) => Number.isNaN(amountOf(what, row)))
      if (isSilent || !hash(key, row)) continue
      const place = this.find(key)
      for (const what of heardOf) {
        const amount = amountOf(what, row)
        const isKnown = this.#amountOf(what, place) === amount || this.sinceOf(what, place) > at
        if (Number.isNaN(amount) || isKnown) continue
        now ??= this.#copy(articles, at)
        now.#say(what, place === 0 ? now.#keys.add(key) : place, amount)
      }
    }
    return now ?? this
  }

  /** The place of an article; 0 where nothing was said of it. */
  find(key: KeyHash): number {
    return this.#keys.find(key)
  }

  /** Since when something is said; NaN where it isn't. */
  sinceOf(what: Heard, place: number): number {
    const column = this.#columns[what]
    return column === undefined || Number.isNaN(this.#amountOf(what, place))
      ? Number.NaN
      : (this.#moments[column.since[place] as number] as number)
  }

  /** Since when a file says an amount, which it says at some time. */
  saidSince(part: CostPart, place: number, amount: number, at: number): number {
    return this.#amountOf(part, place) === amount ? Math.min(this.sinceOf(part, place), at) : at
  }

  /** Whether Amazon sends an article; false where that isn't said. */
  isSent(place: number): boolean {
    return this.#amountOf('sentByAmazon', place) === 1
  }

  /** As it is kept, as JSON. */
  get kept() {
    const { ones, others, count, room } = this.#keys
    const cells = (column: Iterable<number>) => [...column].slice(1, count + 1)
    const columns = Object.entries(this.#columns)
    return {
      ones: [...ones],
      others: [...others],
      moments: this.#moments,
      columns: columns.map(([what, column]) => {
        const { amounts, since } = withRoom(column, room)
        return {
          what,
          amounts: cells(amounts).map((amount) => (Number.isNaN(amount) ? null : amount)),
          since: cells(since),
        }
      }),
    }
  }

  /** What {@link kept} made; null where it is something else. */
  static in(kept: unknown): OwnFile | null {
    const { ones, others, moments, columns } = Object(kept)
    const areLists = [ones, others, moments, columns].every(Array.isArray)
    if (!areLists || !areNumbers(ones, ones.length) || !areNumbers(others, ones.length)) return null
    if (!areNumbers(moments, moments.length)) return null
    const keys = HashedKeys.of(ones, others)
    const all: Partial<Record<Heard, Column>> = {}
    for (const one of columns) {
      const { what, amounts, since } = Object(one)
      const known = heardOf.find((heard) => heard === what)
      const isWhole = Array.isArray(amounts) && amounts.length === ones.length
      const areMoments = areNumbers(since, ones.length) && since.every((at) => at in moments)
      if (known === undefined || !isWhole || !areMoments) continue
      const column = columnFor(keys.room)
      column.amounts.set(
        amounts.map((amount) => (typeof amount === 'number' ? amount : Number.NaN)),
        1,
      )
      column.since.set(since, 1)
      all[known] = column
    }
    return new OwnFile(keys, moments, all)
  }

  /** The same, to which is added what is said at a moment. */
  #copy(articles: number, at: number): OwnFile {
    const keys = this.#keys.copy()
    keys.expect(articles)
    const columns = Object.entries(this.#columns).map(([what, one]) => [
      what,
      withRoom(one, keys.room),
    ])
    return new OwnFile(keys, [...this.#moments, at], Object.fromEntries(columns))
  }

  #say(what: Heard, place: number, amount: number): void {
    const { room } = this.#keys
    let column = this.#columns[what] ?? columnFor(room)
    if (column.since.length < room) column = withRoom(column, room)
    this.#columns[what] = column
    column.amounts[place] = amount
    column.since[place] = this.#moments.length - 1
  }

  #amountOf(what: Heard, place: number): number {
    return this.#columns[what]?.amounts[place] ?? Number.NaN
  }
}

/** Whether Amazon sends an article, as the file said last that knows it; false where none does. */
export function isHeardSent(files: ReadonlyMap<string, OwnFile>, key: KeyHash): boolean {
  let [isSent, latest] = [false, Number.NEGATIVE_INFINITY]
  for (const file of files.values()) {
    const place = file.find(key)
    const since = file.sinceOf('sentByAmazon', place)
    if (since > latest) [isSent, latest] = [file.isSent(place), since]
  }
  return isSent
}

/** As they are kept, each kind with the names of its columns. */
export const keptOwnSaid = (files: ReadonlyMap<string, OwnFile>): unknown =>
  Array.from(files, ([kind, file]) => ({ kind, ...file.kept }))

/** What {@link keptOwnSaid} made; what isn't that says nothing. */
export function ownSaidIn(kept: unknown): Map<string, OwnFile> {
  const files = new Map<string, OwnFile>()
  for (const one of Array.isArray(kept) ? kept : []) {
    const { kind } = Object(one)
    const file = OwnFile.in(one)
    if (typeof kind === 'string' && file !== null) files.set(kind, file)
  }
  return files
}
