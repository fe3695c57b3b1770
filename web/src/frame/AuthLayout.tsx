import { type ReactNode, useEffect, useRef } from 'react'
import styles from './AuthLayout.module.css'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'

type Props = {
  title: string
  lead?: string
  children: ReactNode
  /** What there is to see beside the card, or below it where there is no room. */
  beside?: ReactNode
}

/** The layout of the account pages, and of others without the application: the name, one card, the footer. */
export function AuthLayout({ title, lead, children, beside }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  // The button that was pressed is gone: the focus moves to the new title.
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
        <div className={`card stack loose ${styles.sheet}`}>
          <div className="stack tight">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </main>
      <Footer />
    </div>
  )
}
