import { type CalculationFormData, readNumber } from '@margine/engine'
import { useEffect, useState } from 'react'
import type { ListArticle } from '../../calculation/opened-from.ts'
import { filesHere } from '../../person/files-here.ts'
import { person } from '../../person/person.ts'
import { keepPrice } from '../../person/waiting-article.ts'
import styles from './FromList.module.css'
import { words } from './words.ts'

const { list } = words

type Props = { article: ListArticle; form: CalculationFormData }

/** Says which article of the list a calculation is of, and leads back there, with its price where that is wanted. */
export function FromList({ article: { name, sku, place }, form }: Props) {
  const price = readNumber(form.prezzoVendita)
  const [isKept, setIsKept] = useState(false)
  useEffect(() => void filesHere(person.id).then(({ list }) => setIsKept(list)), [])
  return (
    <aside className={`tinted ${styles.strip}`} aria-label={list.region}>
      <p>
        <span className={`note ${styles.from}`}>{list.from}</span>
        <b className={styles.name}>{name || sku || list.unnamed}</b>
        {name !== '' && sku !== '' && <span className={`note ${styles.sku}`}>{list.sku(sku)}</span>}
      </p>
      {/* One that isn't kept is in another tab, where it stays. */}
      {isKept && (
        <span className={`screen-only row ${styles.ways}`}>
          {place !== undefined && price > 0 && (
            <a
              className="link"
              href="/listino"
              onClick={() => {
                const { prezzoIncludesIVA: hasVAT } = form
                keepPrice({ place, sku, name, price, hasVAT })
              }}
            >
              {list.usePrice}
            </a>
          )}
          <a className="link" href="/listino">
            {list.back}
          </a>
        </span>
      )}
    </aside>
  )
}
