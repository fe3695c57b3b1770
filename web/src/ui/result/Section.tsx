import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** A titled part of the results. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`stack ${styles.section}`}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
