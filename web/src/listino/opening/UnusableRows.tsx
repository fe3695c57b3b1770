import type { DownloadKind, UnusableRow } from '@margine/listino/list'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Foldable } from '../../ui/Foldable.tsx'
import styles from './UnusableRows.module.css'
import { words } from './words.ts'

const { unusable: said } = words

type Props = {
  /** How many there are, and how many of them are articles. */
  number: number
  unreadable: number
  /** The first of them. */
  problems: readonly UnusableRow[]
  onDownload: (what: DownloadKind) => void
  /** What else can be done. */
  children: ReactNode
}

/** The rows that can't be used, or whose costs can't be read, each with its reason. */
export function UnusableRows({ number, unreadable, problems, onDownload, children }: Props) {
  const hasSheets = problems.some(({ sheet }) => sheet !== '')
  const summary = said.summary(number, unreadable)
  return (
    <div className={`card ${styles.card}`}>
      <Foldable title={summary}>
        <p>{said.intro}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
        <section className={styles.scroller} tabIndex={0} aria-label={summary}>
          <table>
            <thead>
              <tr>
                {hasSheets && <th scope="col">{said.sheet}</th>}
                <th scope="col">{said.row}</th>
                <th scope="col">{said.sku}</th>
                <th scope="col">{said.reason}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ row, sku, reason, sheet }) => (
                <tr key={`${sheet} ${row}`}>
                  {hasSheets && <td>{sheet}</td>}
                  <td>{row}</td>
                  <td>{sku}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {number > problems.length && <p>{said.more(number - problems.length)}</p>}
        <div className="screen-only row">
          <Button onClick={() => onDownload('unusable')}>{said.download}</Button>
          {children}
        </div>
      </Foldable>
    </div>
  )
}
