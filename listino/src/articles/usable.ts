import { type ColumnPart, isCostPart, parts } from '../costs/parts.ts'
import type { Article } from './article.ts'
import type { Problem } from './problem.ts'

/** Problems that can be mended later: a cost that is missing or can't be used, a VAT to be asked, a country without rates. */
const canWait = ({ code, role }: Problem): boolean =>
  code === 'noCost' || code === 'onlyInItaly' || code === 'reducedVAT' || isCostPart(role)

/** What is said of an amount: how much it is, that nobody knows, or nothing. */
export type Said = number | 'unknown' | 'unsaid'

/** Whether an article has a problem with a part of what it costs. */
export const lacksPart = ({ problems }: Article, part: ColumnPart): boolean =>
  problems.some(({ role }) => isCostPart(role) && parts[role].column === parts[part].column)

/** What files say of a part of what an article costs. One with a problem isn't known, which is not 0. */
export function saidOf(article: Article, part: ColumnPart): Said {
  const amount = article[part]
  if (!Number.isNaN(amount)) return amount
  return lacksPart(article, part) ? 'unknown' : 'unsaid'
}

/** What is counted: nothing where nothing is said, NaN where nobody knows. */
export function amountOf(said: Said): number {
  if (said === 'unsaid') return 0
  return said === 'unknown' ? Number.NaN : said
}

/** Whether an article can be shown with the others, also while a problem that can wait leaves it without figures. */
export const isUsable = ({ problems }: Article): boolean => problems.every(canWait)
