import { Button } from '../../ui/Button.tsx'
import { words } from '../words.ts'
import type { Progress } from '../worker/import.ts'
import styles from './Reading.module.css'

const { reading } = words

type Props = { progress: Progress; onCancel: () => void }

/** How far reading a file has come. */
export function Reading({ progress, onCancel }: Props) {
  return (
    <section className={`card ${styles.reading}`} aria-label={reading.title}>
      <p>
        <b>{reading.title}</b> <span>{reading.rows(progress.rows)}</span>
      </p>
      <progress max={1} value={progress.share} aria-label={reading.title} />
      <Button onClick={onCancel}>{reading.cancel}</Button>
    </section>
  )
}
