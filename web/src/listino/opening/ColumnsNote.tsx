import { useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { AccountFacts } from '../worker/account-facts.ts'
import styles from './ColumnsNote.module.css'
import { words } from './words.ts'

type Props = {
  account: AccountFacts
  /** The file that it is about. */
  file: string
}

/** What is read of a file's columns: folded, but for what a seller has to know. */
export function ColumnsNote({ account: { short, columns, warnings }, file }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.note}>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      <div className={styles.folded}>
        <Disclosure title={short} open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          <ul className={styles.columns} aria-label={words.account.columnsOf(file)}>
            {columns.map(({ title, isCounted, words: said }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <li key={`${column} ${title}`} data-counted={isCounted}>
                <b>{title || words.account.untitled(column + 1)}</b> <span>{said}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}
