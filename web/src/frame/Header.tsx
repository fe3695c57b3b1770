import { memo, type ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { type TabName, Tabs } from './Tabs.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  tab: TabName
  onSelectTab: (tab: TabName) => void
  onOpenGuide: () => void
  onOpenMenu: () => void
  onLogout: () => void
  /** What went wrong, where something did. */
  children: ReactNode
}

/** The product's name, the three tabs, and the way to everything else. */
export const Header = memo(function Header(props: Props) {
  const { tab, onSelectTab, onOpenGuide, onOpenMenu, onLogout, children } = props
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <Tabs selected={tab} onSelect={onSelectTab} />
        <button type="button" className={styles.guide} onClick={onOpenGuide}>
          {strings.header.guide}
        </button>
        <UserMenu onLogout={onLogout} />
        <button
          type="button"
          className={styles.menu}
          aria-label={strings.header.openMenu}
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
