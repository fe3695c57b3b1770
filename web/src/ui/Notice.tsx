import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { kind: 'error' | 'success'; children: ReactNode }

/** A message about what just happened: an error is announced at once (`alert`), a success politely (`status`). */
export function Notice({ kind, children }: Props) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`tinted ${styles.notice}`}>
      {children}
    </div>
  )
}
