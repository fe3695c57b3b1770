import type { ReactNode } from 'react'
import styles from './DoorPage.module.css'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'

type Props = { title: string; lead?: string; children: ReactNode }

/** The frame of every page before the application: the name, one card, the footer. */
export function DoorPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main className={styles.card}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </main>
      <Footer />
    </div>
  )
}
