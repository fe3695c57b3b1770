import { type ReactNode, useId } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** What the section holds, shown while it is closed. */
  summary: string
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A titled section that opens and closes; closed, it says what it holds. */
export function Disclosure({ title, summary, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <div>
      <div className={styles.heading}>
        <h2>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-content`}
            aria-describedby={open ? undefined : `${id}-summary`}
            onClick={onToggle}
          >
            {title}
          </button>
        </h2>
        <span id={`${id}-summary`} className={styles.summary} hidden={open}>
          {summary}
        </span>
        <Icon name="chevron" />
      </div>
      <div id={`${id}-content`} hidden={!open} className={styles.content}>
        {children}
      </div>
    </div>
  )
}
