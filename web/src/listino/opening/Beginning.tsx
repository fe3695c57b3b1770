import { Button } from '../../ui/Button.tsx'
import { words } from '../words.ts'
import styles from './Reading.module.css'

const { beginning } = words

/** Says that the list on this device is being opened, where that takes long, and lets it be left there. */
export function Beginning({ onCancel }: { onCancel: () => void }) {
  return (
    <section className={`card ${styles.beginning}`} aria-label={beginning.title}>
      <p>
        <b>{beginning.title}</b>
      </p>
      <progress aria-label={beginning.title} />
      <Button onClick={onCancel}>{beginning.cancel}</Button>
    </section>
  )
}
