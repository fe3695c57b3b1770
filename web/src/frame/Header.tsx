import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { strings } from '../application-strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { headerWords as words } from './header-words.ts'
import { Logo } from './Logo.tsx'
import { panelId, tabId } from './ScreenPanel.tsx'
import { UserMenu } from './UserMenu.tsx'

type Tab = { name: string; label: string }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type TabsProps = {
  tabs: readonly Tab[]
  /** The screen that is shown, whether a tab leads to it or not. */
  screen: string
  onSelect: (name: string) => void
}

/** The screens that are one press away; arrows move between them. */
function Tabs({ tabs, screen, onSelect }: TabsProps) {
  const selected = tabs.findIndex(({ name }) => name === screen)
  // On a screen without a tab the first one is where the keyboard is.
  const focusable = Math.max(selected, 0)
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(focusable, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.name)
  }

  return (
    <div role="tablist" aria-label={strings.tabs.label} className={styles.tabs} onKeyDown={move}>
      {tabs.map(({ name, label }, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={at === selected}
          tabIndex={at === focusable ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

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
    <header className={`screen-only ${styles.header}`}>
      <div className={styles.inner}>
        <Logo />
        <div className={styles.bar}>
          <Tabs tabs={tabs} screen={screen} onSelect={onSelectTab} />
          <nav aria-label={words.pages} className={styles.pages}>
            <a className="quiet" href="/listino">
              {words.listino}
            </a>
            <a className="quiet" href="/consuntivo">
              {words.consuntivo}
            </a>
          </nav>
        </div>
        <button type="button" className={`quiet ${styles.guide}`} onClick={onOpenGuide}>
          {words.guide}
        </button>
        <UserMenu onLogout={onLogout} />
        <button
          type="button"
          className={`icon-button ${styles.menu}`}
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
