import { type CalculationFormData, readNumber } from '@margine/engine'
import { useEffect, useState } from 'react'
import type { PageArticle } from '../../calculation/opened-from.ts'
import { filesHere } from '../../person/files-here.ts'
import { person } from '../../person/person.ts'
import { keepShown } from '../../person/shown-list.ts'
import { keepPrice } from '../../person/waiting-article.ts'
import styles from './FromPage.module.css'
import { words } from './words.ts'

type Props = { article: PageArticle; form: CalculationFormData }

/** Says which article a calculation is of, and leads back to its page: to the list with its price, where that is wanted. */
export function FromPage({ article, form }: Props) {
  const { name, sku, place, list = '', page = '/listino', isExample = false } = article
  const said = words.pages[page]
  const price = readNumber(form.prezzoVendita)
  const [isKept, setIsKept] = useState(false)
  // Another list may have been shown since.
  const showItsList = () => {
    if (list !== '') keepShown(list)
  }
  useEffect(() => {
    void filesHere(person.id).then(({ lists, reports }) =>
      setIsKept(page === '/listino' ? lists > 0 : reports),
    )
  }, [page])
  return (
    <aside className={`tinted ${styles.strip}`} aria-label={said.region}>
      <p>
        <span className={`note ${styles.from}`}>{isExample ? words.fromExample : said.from}</span>
        <b className={styles.name}>{name || sku || words.article.unnamed}</b>
        {name !== '' && sku !== '' && (
          <span className={`note ${styles.sku}`}>{words.article.sku(sku)}</span>
        )}
      </p>
      {/* One that isn't kept is in another tab, where it stays; the seller's own has nothing to do with an invented one. */}
      {isKept && !isExample && (
        <span className={`screen-only row ${styles.ways}`}>
          {place !== undefined && price > 0 && (
            <a
              className="link"
              href="/listino"
              onClick={() => {
                const { prezzoIncludesIVA: hasVAT } = form
                showItsList()
                keepPrice({ place, sku, name, price, hasVAT })
              }}
            >
              {words.article.usePrice}
            </a>
          )}
          <a className="link" href={page} onClick={showItsList}>
            {said.back}
          </a>
        </span>
      )}
    </aside>
  )
}
