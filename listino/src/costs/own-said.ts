import { type CostPart, costParts } from './parts.ts'

/** The parts that a list's own file says of an article: each amount, and since when it says it, in milliseconds since 1970. */
export type OwnSaid = Readonly<Partial<Record<CostPart, readonly [amount: number, since: number]>>>

/** What files of one kind said last, by what articles are known by in them. */
export type OwnFile = ReadonlyMap<string, OwnSaid>

/** What a file says of its articles now. */
export type OwnParts = Iterable<
  readonly [article: string, parts: Readonly<Partial<Record<CostPart, number>>>]
>

const nothing: OwnSaid = {}

/** What files of a kind said last, with what one says now: an amount that is as before is said since then. */
export function heard(before: OwnFile, now: OwnParts, at: number): OwnFile {
  const news = new Map<string, OwnSaid>()
  for (const [article, parts] of now) {
    const known = before.get(article) ?? nothing
    const others = costParts.flatMap((part) => {
      const amount = parts[part]
      return amount === undefined || known[part]?.[0] === amount ? [] : [[part, [amount, at]]]
    })
    if (others.length > 0) news.set(article, { ...known, ...Object.fromEntries(others) })
  }
  return news.size === 0 ? before : new Map([...before, ...news])
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

/** As it is kept, each kind with the names of its columns. */
export const keptOwnSaid = (files: ReadonlyMap<string, OwnFile>): unknown =>
  Array.from(files, ([kind, articles]) => ({
    kind,
    columns: ['article', ...costParts],
    rows: Array.from(articles, ([article, said]) => [
      article,
      ...costParts.map((part) => said[part] ?? null),
    ]),
  }))

const isSaid = (cell: unknown): cell is [number, number] =>
  Array.isArray(cell) && cell.length === 2 && cell.every((one) => typeof one === 'number')

const rowsIn = (rows: unknown): unknown[][] =>
  Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : []

/** What {@link keptOwnSaid} made; what isn't that says nothing. */
export function ownSaidIn(kept: unknown): Map<string, OwnFile> {
  const files = new Map<string, OwnFile>()
  for (const file of Array.isArray(kept) ? kept : []) {
    const { kind, columns, rows } = Object(file)
    if (typeof kind !== 'string' || !Array.isArray(columns)) continue
    const articles = rowsIn(rows).flatMap((row): [string, OwnSaid][] => {
      const cell = (name: string) => row[columns.indexOf(name)]
      const said = costParts.flatMap((part) => (isSaid(cell(part)) ? [[part, cell(part)]] : []))
      const article = cell('article')
      return typeof article === 'string' ? [[article, Object.fromEntries(said)]] : []
    })
    files.set(kind, new Map(articles))
  }
  return files
}
