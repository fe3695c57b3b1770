import { type ReactNode, useId } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** Where the title stands among the page's headings. */
  heading?: 'h2' | 'h3' | 'h4'
  /** What the section holds, shown while it is closed. */
  summary?: string
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A titled section that opens and closes; closed, it says what it holds. */
export function Disclosure(props: Props) {
  const { title, heading: Heading = 'h2', summary, open, onToggle, children } = props
  const id = useId()
  return (
    <div>
      <div className={styles.heading} data-open={open}>
        <Heading>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`${id}-content`}
            aria-describedby={open || summary === undefined ? undefined : `${id}-summary`}
            onClick={onToggle}
          >
            {title}
          </button>
        </Heading>
        {summary !== undefined && (
          <span id={`${id}-summary`} className={styles.summary} hidden={open}>
            {/* A line never begins with what separates. */}
            {summary.replaceAll(' ·', '\u00a0·')}
          </span>
        )}
        <Icon name="chevron" />
      </div>
      <div id={`${id}-content`} hidden={!open} className={`stack loose ${styles.content}`}>
        {children}
      </div>
    </div>
  )
}
