import { Icon } from '../../ui/Icon.tsx'
import styles from './OpenPlace.module.css'
import { words as allWords } from './words.ts'

const words = allWords.open

/** The way from a place back to the calculation, which goes there. */
export function OpenPlace({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {words.short}
      <span className="visually-hidden">{words.where(name)}</span>
      <Icon name="arrow" />
    </button>
  )
}
