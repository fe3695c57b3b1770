import { signedInUser } from '../../session/signed-in-user.ts'
import { keepInTab } from '../../session/tab-memory.ts'
import { keepArticle, type WaitingArticle } from '../../session/waiting-article.ts'
import { linkKey } from '../../session/waiting-link.ts'

/**
 * Leads to the calculator with an article.
 *
 * @param isKept whether the list will be here again; else the calculator opens in a tab of its own
 * @returns false where the browser lets no other tab open
 */
export function toCalculator(article: WaitingArticle, isKept: boolean): boolean {
  const { link } = article
  keepArticle(article)
  if (!isKept) return window.open(`/${link}`) !== null
  // For this person alone, should somebody else sign in before it is opened.
  const waits = keepInTab(linkKey, { link, owner: signedInUser.email })
  location.assign(waits ? '/' : `/${link}`)
  return true
}
