import type { Range, Shown } from '../shop/messages.ts'
import { words } from '../words.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleList.module.css'
import { useRows } from './useRows.ts'

const cardHeight = 116

type Props = { shown: Shown; onLookAt: (range: Range) => void }

/** All articles on a narrow screen, of which only those in the view are made. */
export function ArticleList({ shown, onLookAt }: Props) {
  const rows = useRows(shown.count, cardHeight, 0, onLookAt)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
    <section ref={rows.ref} className={styles.scroller} tabIndex={0} aria-label={words.grid.label}>
      <div className={styles.space} style={{ height: rows.height }}>
        <ul className={styles.window} style={{ transform: `translateY(${rows.offset}px)` }}>
          {Array.from({ length: rows.count }, (_, made) => {
            const index = rows.first + made
            return (
              <li key={index} aria-posinset={index + 1} aria-setsize={shown.count}>
                <ArticleCard row={shown.rows[index - shown.from]} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
