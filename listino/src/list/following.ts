import { withCarried } from './carried-changes.ts'
import type { Report } from './import.ts'
import type { KnownList } from './known-list.ts'
import { sameArticles } from './same-articles.ts'
import { withNews } from './since-last.ts'
import type { Terms } from './terms.ts'

/** A list that was read by some terms, with what the seller changed in the one before, and what is news since; null for none. */
export async function following(
  list: KnownList,
  before: KnownList | null,
  terms: Terms,
  report: Report,
): Promise<KnownList> {
  if (before === null) return { ...list, facts: { ...list.facts, carried: null, since: null } }
  const same = await sameArticles(before.articles, list.articles, terms.marketplace, report)
  return withNews(withCarried(list, before, same.after), before, same, terms, report)
}
