import type { ReactNode } from 'react'
import styles from './rows.module.css'
import type { Rows } from './useRows.ts'

type Props = {
  rows: Rows
  /** How many there are, made or not. */
  total: number
  /** What stands in a row. */
  children: (index: number) => ReactNode
}

/** A list of which only the rows in the view are made. */
export const RowList = ({ rows, total, children }: Props) => (
  <div className={styles.space} style={{ height: rows.height }}>
    <ul className={styles.window} style={{ transform: `translateY(${rows.offset}px)` }}>
      {Array.from({ length: rows.count }, (_, made) => {
        const index = rows.first + made
        return (
          <li key={index} aria-posinset={index + 1} aria-setsize={total}>
            {children(index)}
          </li>
        )
      })}
    </ul>
  </div>
)
