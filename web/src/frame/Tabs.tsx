import type { KeyboardEvent } from 'react'
import { strings } from '../application-strings.ts'
import { panelId, tabId } from './screen-ids.ts'
import styles from './Tabs.module.css'

export type Tab = { name: string; label: string }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Props = {
  tabs: readonly Tab[]
  /** The screen that is shown, whether a tab leads to it or not. */
  screen: string
  onSelect: (name: string) => void
}

/** The screens that are one press away; arrows move between them. */
export function Tabs({ tabs, screen, onSelect }: Props) {
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
