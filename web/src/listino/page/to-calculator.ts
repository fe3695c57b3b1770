import { writeAmount } from '@margine/engine'
import type { Terms } from '@margine/listino/list'
import { isTrying } from '@margine/listino/list'
import { keepArticle } from '../../person/waiting-article.ts'
import { putLink } from '../../person/waiting-link.ts'
import type { ArticleLink } from '../worker/api.ts'

/**
 * Leads to the calculator with an article.
 *
 * @param terms by which its row is shown
 * @param isKept whether the list will be here again; else the calculator opens in a tab of its own
 * @returns false where the browser lets no other tab open
 */
export function toCalculator(
  { link, name, sku, place }: ArticleLink,
  terms: Terms,
  isKept: boolean,
): boolean {
  keepArticle({
    link,
    name,
    sku,
    place,
    page: '/listino',
    target: writeAmount(terms.target, 0),
    isTried: isTrying(terms),
  })
  if (!isKept) return window.open(`/${link}`) !== null
  location.assign(putLink(link) ? '/' : `/${link}`)
  return true
}
