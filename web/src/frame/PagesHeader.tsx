import { headerWords as words } from './header-words.ts'
import { Logo } from './Logo.tsx'
import styles from './PagesHeader.module.css'
import { UserMenu } from './UserMenu.tsx'

const pages = [
  { path: '/', name: words.calculator },
  { path: '/listino', name: words.listino },
  { path: '/consuntivo', name: words.consuntivo },
] as const

type Props = { current: (typeof pages)[number]['path']; onLogout: () => void }

/** The product's name, and the way to the other pages. */
export function PagesHeader({ current, onLogout }: Props) {
  return (
    <header className={`screen-only ${styles.header}`}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label={words.pages} className={styles.pages}>
          {pages.map(({ path, name }) => (
            <a
              className="quiet"
              key={path}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
          <button type="button" className="quiet" onClick={onLogout}>
            {words.logout}
          </button>
        </nav>
        <UserMenu onLogout={onLogout} />
      </div>
    </header>
  )
}
