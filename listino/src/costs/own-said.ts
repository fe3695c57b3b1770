import { type CostPart, costParts } from './parts.ts'

/** The parts that a list's own file says of an article: each amount, and since when it says it, in milliseconds since 1970. */
export type OwnSaid = Readonly<Said>

/** What is heard of a file: amounts, and of Amazon's whether that sends the article, as 1 or 0. */
const heardOf = [...costParts, 'sentByAmazon'] as const

type Heard = (typeof heardOf)[number]

type Said = Partial<Record<Heard, readonly [amount: number, since: number]>>

/** What files of one kind said last, by what articles are known by in them. */
export type OwnFile = ReadonlyMap<string, OwnSaid>

/** What a file says of its articles now. */
export type OwnParts = Iterable<
  readonly [article: string, parts: Readonly<Partial<Record<Heard, number>>>]
>

/** What files of a kind said last, with what one says now: an amount that is as before is said since then. */
export function heard(before: OwnFile, now: OwnParts, at: number): OwnFile {
  const news = new Map<string, OwnSaid>()
  for (const [article, parts] of now) {
    const known = before.get(article)
    let said: Said | null = null
    for (const part of heardOf) {
      const amount = parts[part]
      if (amount === undefined || known?.[part]?.[0] === amount) continue
      said ??= { ...known }
      said[part] = [amount, at]
    }
    if (said !== null) news.set(article, said)
  }
  if (news.size === 0) return before
  return before.size === 0 ? news : new Map([...before, ...news])
}

/**
 * Since when a file says an amount, which it says at some time.
 *
 * @param said what files of its kind said last of the article
 */
export function saidSince(
  said: OwnSaid | undefined,
  part: CostPart,
  amount: number,
  at: number,
): number {
  const [before, since] = said?.[part] ?? [Number.NaN, at]
  return before === amount ? Math.min(since, at) : at
}

/** Whether Amazon sends an article, as the file said last that knows it; false where none does. */
export function isHeardSent(files: ReadonlyMap<string, OwnFile>, article: string): boolean {
  let [isSent, latest] = [0, Number.NEGATIVE_INFINITY]
  for (const said of files.values()) {
    const [one, since] = said.get(article)?.sentByAmazon ?? [0, Number.NEGATIVE_INFINITY]
    if (since > latest) [isSent, latest] = [one, since]
  }
  return isSent === 1
}

/** As it is kept, each kind with the names of its columns. */
export const keptOwnSaid = (files: ReadonlyMap<string, OwnFile>): unknown =>
  Array.from(files, ([kind, articles]) => ({
    kind,
    columns: ['article', ...heardOf],
    rows: Array.from(articles, ([article, said]) => [
      article,
      ...heardOf.map((part) => said[part] ?? null),
    ]),
  }))

const isSaid = (cell: unknown): cell is [number, number] =>
  Array.isArray(cell) && cell.length === 2 && cell.every((one) => typeof one === 'number')

function articlesIn(columns: readonly unknown[], rows: readonly unknown[]): OwnFile {
  const key = columns.indexOf('article')
  const places = heardOf.map((part) => [part, columns.indexOf(part)] as const)
  const articles = new Map<string, OwnSaid>()
  for (const row of rows) {
    if (!Array.isArray(row) || typeof row[key] !== 'string') continue
    const said: Said = {}
    for (const [part, place] of places) {
      const cell: unknown = row[place]
      if (isSaid(cell)) said[part] = cell
    }
    articles.set(row[key], said)
  }
  return articles
}

/** What {@link keptOwnSaid} made; what isn't that says nothing. */
export function ownSaidIn(kept: unknown): Map<string, OwnFile> {
  const files = new Map<string, OwnFile>()
  for (const file of Array.isArray(kept) ? kept : []) {
    const { kind, columns, rows } = Object(file)
    if (typeof kind === 'string' && Array.isArray(columns) && Array.isArray(rows))
      files.set(kind, articlesIn(columns, rows))
  }
  return files
}
