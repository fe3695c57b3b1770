import type { Costs } from '../articles/costs.ts'
import { problemInWords } from '../articles/words.ts'
import { AskedCosts } from '../costs/asked-costs.ts'
import { CostMemory } from '../costs/cost-memory.ts'
import { type CostPart, costParts } from '../costs/parts.ts'
import { dayInName } from '../layouts/day-in-name.ts'
import type { AccountFacts } from './account-facts.ts'
import { byRise, type CostChange, type CostReview, reviewOf } from './cost-review.ts'
import { eachFound, soughtAt } from './each-found.ts'
import type { Report } from './import.ts'
import type { JoinedCosts, KnownList } from './known-list.ts'
import type { Terms } from './terms.ts'
import type { UnusableRow } from './unusable.ts'
import { utcDay } from './utc-day.ts'

const unsaidSource = { file: '', at: 0 }

/** Of so many rows that can't be used the seller is told why before costs are joined. */
const shownProblems = 3

/** A file of costs that was read, and how. */
export type ReadCosts = {
  fileName: string
  costs: Costs
  account: AccountFacts
  withoutSuffix: boolean
}

/** The same, once every article was asked for. */
export type AskedFile = ReadCosts & {
  joined: JoinedCosts
  asked: AskedCosts
  changes: readonly CostChange[]
  terms: Terms
}

/** What a file of costs would do to a list. */
export type CostsFound = {
  fileName: string
  /** How many articles have something from it. */
  joining: number
  /** How many of them had no cost, and how many had another. */
  adding: number
  changing: number
  /** How many had a purchase cost, and would have none: that of the file can't be used. */
  losing: number
  /** How many would have a purchase cost, but some expense that can't be used. */
  unknown: number
  unused: number
  problems: number
  /** The first of these rows. */
  firstProblems: readonly UnusableRow[]
  /** Whether there are other costs already, of the list or remembered. */
  hasOthers: boolean
  /** Old and new costs. */
  review: CostReview
  /** From when they may hold by the name of the file; empty where it doesn't say. Null where each row says its own day. */
  day: string | null
  /** Whether articles are looked up by their SKU without its end too. */
  isLookedUpWithoutSuffix: boolean
}

const joinedOf = (costs: Costs, asked: AskedCosts): JoinedCosts => ({
  unused: asked.unused(costs),
  problems: asked.problems(costs).map(({ row, sku, problem }) => ({
    row,
    sku,
    reason: problemInWords(problem),
    sheet: '',
  })),
})

/** Counts what a file of costs would do; nothing changes. */
export async function countCosts(
  { fileName, costs, withoutSuffix }: ReadCosts,
  { articles, changes, facts }: Pick<KnownList, 'articles' | 'changes' | 'facts'>,
  remembered: number,
  terms: Terms,
  report: Report,
): Promise<{ found: CostsFound } & Omit<AskedFile, keyof ReadCosts>> {
  const counts = { joining: 0, adding: 0, changing: 0, losing: 0, unknown: 0 }
  const { costo, joined } = articles.numbers
  const changed: CostChange[] = []
  const asked = new AskedCosts(CostMemory.empty.with(costs, unsaidSource, { withoutSuffix }))
  await eachFound(
    asked,
    articles,
    facts.trueFees.marketplace,
    report,
    (row, { parts, includesVAT }) => {
      const written = changes.at('cost', row)
      const before = Number.isNaN(written) ? (costo[row] as number) : written
      const after = parts.cost ?? before
      const isKnown = (amount: number | undefined) => !Number.isNaN(amount)
      const lacks = (part: CostPart) => !isKnown(parts[part])
      counts.joining += Number(Object.values(parts).some(isKnown))
      counts.losing += Number(isKnown(before) && !isKnown(after))
      counts.unknown += Number(isKnown(after) && costParts.some(lacks))
      counts.adding += Number(!isKnown(before) && isKnown(after))
      if (!isKnown(before) || !isKnown(after) || before === after) return
      counts.changing++
      changed.push({ id: row, before, after, includesVAT })
    },
  )
  const sorted = byRise(changed)
  const joinedCosts = joinedOf(costs, asked)
  const { unused, problems } = joinedCosts
  const hasOthers = remembered > 0 || joined.subarray(0, articles.length).includes(1)
  const found = {
    fileName,
    ...counts,
    unused: unused.length,
    problems: problems.length,
    firstProblems: problems.slice(0, shownProblems),
    hasOthers,
    isLookedUpWithoutSuffix: withoutSuffix,
    review: await reviewOf(sorted, articles, terms, () => report({ rows: 0, share: 1 })),
    day: costs.hasDays ? null : dayInName(fileName, utcDay()),
  }
  return { found, joined: joinedCosts, asked, changes: sorted, terms }
}

/** What pieces of a file are known by that some articles ask for. */
export function keysOf(
  ids: Iterable<number>,
  { asked }: AskedFile,
  { articles, facts }: Pick<KnownList, 'articles' | 'facts'>,
): ReadonlySet<string> {
  const sale = { marketplace: facts.trueFees.marketplace, day: utcDay() }
  const keys = new Set<string>()
  for (const id of ids) {
    const found = asked.find(soughtAt(id, articles), 'EUR', sale)
    for (const key of found?.keys() ?? []) keys.add(key)
  }
  return keys
}
