import { memo } from 'react'
import { strings } from '../strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { type TabName, Tabs } from './Tabs.tsx'

type Props = {
  tab: TabName
  onSelectTab: (tab: TabName) => void
  onOpenGuide: () => void
  onOpenMenu: () => void
}

/** The product's name, the three tabs, and the way to everything else. */
export const Header = memo(function Header({ tab, onSelectTab, onOpenGuide, onOpenMenu }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <Tabs selected={tab} onSelect={onSelectTab} />
        <button type="button" className={styles.guide} onClick={onOpenGuide}>
          {strings.header.guide}
        </button>
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
    </header>
  )
})
