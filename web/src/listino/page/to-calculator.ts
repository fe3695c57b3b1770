import { writeAmount } from '@margine/engine'
import { isTrying, type Terms, targetOf } from '@margine/listino/list'
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
  { link, name, sku, place, list, isExample }: ArticleLink & { list: string; isExample: boolean },
  terms: Terms,
  isKept: boolean,
): boolean {
  const target = targetOf(terms)
  const aim =
    'amount' in target
      ? { target: writeAmount(target.amount, 2), targetIn: 'dopoImposte' as const }
      : { target: writeAmount(target.percent, 0) }
  keepArticle({
    link,
    name,
    sku,
    place,
    list,
    isExample,
    page: '/listino',
    ...aim,
    isTried: isTrying(terms),
  })
  if (!isKept) return window.open(`/${link}`) !== null
  location.assign(putLink(link) ? '/' : `/${link}`)
  return true
}
