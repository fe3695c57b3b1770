import { Button } from './Button.tsx'
import styles from './FileProgress.module.css'

type Props = {
  said: { title: string; cancel: string }
  /** How much was read, in words. */
  detail?: string
  /** How much of all of it, from 0 to 1. Where nobody knows, it shows only once it takes longer than a second. */
  share?: number
  /** Where it can't be stopped, it isn't given. */
  onCancel?: (() => void) | undefined
}

/** How far reading a file has come. */
export function FileProgress({ said, detail, share, onCancel }: Props) {
  return (
    <section
      className={`card row apart ${styles.progress}`}
      data-late={share === undefined}
      aria-label={said.title}
    >
      <p>
        <b>{said.title}</b> <span className="muted">{detail}</span>
      </p>
      <progress max={1} value={share} aria-label={said.title} />
      {onCancel && <Button onClick={onCancel}>{said.cancel}</Button>}
    </section>
  )
}
