import type { OpenedFrom } from '../../../calculation/opened-from.ts'
import styles from './OpenedNotice.module.css'
import { openedWords as words } from './opened-words.ts'

/** Says that a calculation was made elsewhere. */
export function OpenedNotice({ from }: { from: OpenedFrom }) {
  return <p className={styles.notice}>{words[from]}</p>
}
