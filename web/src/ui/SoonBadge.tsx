import { strings } from '../strings.ts'
import styles from './SoonBadge.module.css'

/** Marks what is announced but not there yet: describes its button by `id`, and is no part of its name. */
export function SoonBadge({ id }: { id: string }) {
  return (
    <span id={id} aria-hidden="true" className={styles.badge}>
      {strings.soon}
    </span>
  )
}
