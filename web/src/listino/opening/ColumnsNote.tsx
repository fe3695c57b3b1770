import type { AccountFacts } from '@margine/listino/list'
import styles from './FoldedLine.module.css'
import { words } from './words.ts'

type Props = {
  account: AccountFacts
  /** The file that it is about. */
  file: string
}

/** What is read of each column of a file. */
export function ColumnsNote({ account: { columns }, file }: Props) {
  return (
    <ul className={`columns ${styles.columns}`} aria-label={words.account.columnsOf(file)}>
      {columns.map(({ title, isCounted, words: said }, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <li key={`${column} ${title}`} data-counted={isCounted}>
          <b>{title || words.account.untitled(column + 1)}</b> <span className="muted">{said}</span>
        </li>
      ))}
    </ul>
  )
}
