import '../styles/tables.css'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Footer } from './Footer.tsx'
import { headerWords as words } from './header-words.ts'
import { Logo } from './Logo.tsx'
import { UserMenu } from './UserMenu.tsx'
import styles from './WidePage.module.css'

const MobileMenu = lazyPart(async () => (await import('./MobileMenu.tsx')).MobileMenu)

/** The ways to other pages, in the order of the application's own row of tabs. */
const pages = [
  { path: '/', name: 'Calcolatore' },
  { path: '/#scenarios', name: 'Scenari' },
  { path: '/#saved', name: 'Salvati' },
  { path: '/listino', name: words.listino },
  { path: '/consuntivo', name: words.consuntivo },
] as const

type HeaderProps = {
  current: '/listino' | '/consuntivo'
  onOpenGuide: () => void
  onLogout: () => void
}

/** A page as wide as its tables need, with the way to the other pages. */
export function WidePage({ children, ...header }: HeaderProps & { children: ReactNode }) {
  return (
    <>
      <Header {...header} />
      <main className={`stack ${styles.main}`}>{children}</main>
      <Footer />
    </>
  )
}

function Header({ current, onOpenGuide, onLogout }: HeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
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
        </nav>
        <button type="button" className={`quiet ${styles.guide}`} onClick={onOpenGuide}>
          {words.guide}
        </button>
        <UserMenu onLogout={onLogout} />
        <button
          type="button"
          className={`icon-button ${styles.menu}`}
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {isMenuOpen && (
        <MobileMenu
          onOpenGuide={onOpenGuide}
          onLogout={onLogout}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </header>
  )
}
