import { strings } from '../strings.ts'
import styles from './SoonBadge.module.css'

/** Marks what is announced but not there yet. */
export function SoonBadge() {
  return <span className={styles.badge}>{strings.soon}</span>
}
