import { strings } from '../strings.ts'
import styles from './Logo.module.css'

/** The product's mark and name, labelled beta. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d="M5 0h8a5 5 0 0 1 5 5v2H0V5a5 5 0 0 1 5-5ZM0 9h18v4a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V9Z" />
      </svg>
      <span className={styles.name}>{strings.product}</span>
      <span className={`badge ${styles.beta}`}>{strings.beta}</span>
    </span>
  )
}
