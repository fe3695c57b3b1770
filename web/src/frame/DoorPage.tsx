import { type ReactNode, useEffect, useRef } from 'react'
import styles from './DoorPage.module.css'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'

type Props = {
  title: string
  lead?: string
  children: ReactNode
  /** What there is to see beside the card, or below it where there is no room. */
  beside?: ReactNode
}

/** The frame of every page before the application: the name, one card, the footer. */
export function DoorPage({ title, lead, children, beside }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The button that led on is gone: the keyboard and the screen reader go on from the new title.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <div className={styles.heading}>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </main>
      <Footer />
    </div>
  )
}
