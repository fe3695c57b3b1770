import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FoldedLine.module.css'

type Props = {
  /** What is always seen. */
  said: ReactNode
  /** What the button is called that shows the rest; null where there is nothing to say, and the rest is empty. */
  title: string | null
  /** The rest; it is there while it is folded, too. */
  children: ReactNode
}

/** A line that says the most important, and behind it what else there is to say. */
export function FoldedLine({ said, title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={`stack ${styles.folded}`}>
      {title !== null && (
        <div className={`row ${styles.line}`}>
          <div>{said}</div>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {title}
            <Icon name="chevron" />
          </button>
        </div>
      )}
      <div
        id={id}
        hidden={!isOpen}
        className={`stack ${title === null ? '' : `ruled ${styles.rest}`}`}
      >
        {children}
      </div>
    </div>
  )
}
