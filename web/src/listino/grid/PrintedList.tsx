import type { Shown } from '@margine/listino/list'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whileWanted } from '../../while-wanted.ts'
import type { List } from '../page/list.ts'
import { type Column, readOf } from './columns.ts'
import styles from './PrintedList.module.css'
import { words } from './words.ts'

/** So many rows go on paper at most: a browser lays out no more in a bearable time. */
const mostRows = 5000

type Props = { list: List; columns: readonly Column[]; onDone: () => void }

/** Prints every row of the view: mount it to print. The grid, of which only what is seen is made, isn't on that paper. */
export function PrintedList({ list, columns, onDone }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    return whileWanted(list.api.printed({ most: mostRows }), (rows) => {
      if (rows === null) return onDone()
      flushSync(() => setShown(rows))
      addEventListener('afterprint', onDone, { once: true })
      window.print()
    })
  }, [list, onDone])
  if (shown === null) return null
  return (
    <div className={styles.paper} data-paper>
      {shown.rows.length < shown.count && <p>{words.printed(1, shown.rows.length, shown.count)}</p>}
      <table>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} data-number={isNumber}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, isNumber, text, changes }) => {
                const read = changes === null ? '' : readOf(row, changes)
                return (
                  <td key={key} data-number={isNumber}>
                    {text(row)} {read !== '' && <s>{read}</s>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
