import { headerWords } from '../frame/header-words.ts'
import { Logo } from '../frame/Logo.tsx'
import { UserMenu } from '../frame/UserMenu.tsx'
import styles from './ListHeader.module.css'
import { words } from './words.ts'

/** The product's name, and the way to the calculator. */
export function ListHeader({ onLogout }: { onLogout: () => void }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label={words.pages} className={styles.pages}>
          <a href="/">{words.calculator}</a>
          <a href="/listino" aria-current="page">
            {words.listino}
          </a>
          <button type="button" onClick={onLogout}>
            {headerWords.logout}
          </button>
        </nav>
        <UserMenu onLogout={onLogout} />
      </div>
    </header>
  )
}
