import { memo, type ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { headerWords as words } from './header-words.ts'
import { Logo } from './Logo.tsx'
import { type Tab, Tabs } from './Tabs.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  tabs: readonly Tab[]
  /** The screen that is shown. */
  screen: string
  onSelectTab: (name: string) => void
  onOpenGuide: () => void
  onOpenMenu: () => void
  onLogout: () => void
  /** What went wrong, where something did. */
  children: ReactNode
}

/** The product's name, the tabs, and the way to everything else. */
export const Header = memo(function Header(props: Props) {
  const { tabs, screen, onSelectTab, onOpenGuide, onOpenMenu, onLogout, children } = props
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <div className={styles.bar}>
          <Tabs tabs={tabs} screen={screen} onSelect={onSelectTab} />
          <nav aria-label={words.pages} className={styles.pages}>
            <a href="/listino">{words.listino}</a>
            <a href="/consuntivo">{words.consuntivo}</a>
          </nav>
        </div>
        <button type="button" className={styles.guide} onClick={onOpenGuide}>
          {words.guide}
        </button>
        <UserMenu onLogout={onLogout} />
        <button
          type="button"
          className={styles.menu}
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
      {children}
    </header>
  )
})
