import { writeAmount } from '@margine/engine'
import { signedInUser } from '../../session/signed-in-user.ts'
import { linkKey } from '../../session/tab-keys.ts'
import { keepInTab } from '../../session/tab-memory.ts'
import { keepArticle } from '../../session/waiting-article.ts'
import type { ArticleLink } from '../worker/api.ts'
import type { Terms } from '../worker/terms.ts'
import { isTrying } from './first-terms.ts'

/**
 * Leads to the calculator with an article.
 *
 * @param terms by which its row is shown
 * @param isKept whether the list will be here again; else the calculator opens in a tab of its own
 * @returns false where the browser lets no other tab open
 */
export function toCalculator(
  { link, name, sku }: ArticleLink,
  terms: Terms,
  isKept: boolean,
): boolean {
  keepArticle({
    link,
    name,
    sku,
    target: writeAmount(terms.target, 0),
    isTried: isTrying(terms),
    owner: signedInUser.email,
  })
  if (!isKept) return window.open(`/${link}`) !== null
  // For this person alone, should somebody else sign in before it is opened.
  const waits = keepInTab(linkKey, { link, owner: signedInUser.email })
  location.assign(waits ? '/' : `/${link}`)
  return true
}
