import type { OpenedFrom } from '../../../calculation/opened-from.ts'
import { openedWords as words } from './opened-words.ts'
import styles from './StoredNotice.module.css'

/** Says that a calculation was made elsewhere. */
export function OpenedNotice({ from }: { from: OpenedFrom }) {
  return (
    <div className={styles.notice}>
      <p>{words[from]}</p>
    </div>
  )
}
