import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { strings } from '../strings.ts'
import styles from './Tabs.module.css'

const names = ['calculator', 'scenarios', 'saved'] as const

export type TabName = (typeof names)[number]

/** The tab of that name, if there is one. */
export function tabNamed(wanted: string | null): TabName | undefined {
  return names.find((name) => name === wanted)
}

const tabId = (name: TabName) => `tab-${name}`
const panelId = (name: TabName) => `panel-${name}`

/** Puts the focus on a tab: for whoever came to its screen by another button, which is gone. */
export function focusTab(name: TabName): void {
  document.getElementById(tabId(name))?.focus({ preventScroll: true })
}

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % names.length,
  ArrowLeft: (at) => (at + names.length - 1) % names.length,
  Home: () => 0,
  End: () => names.length - 1,
}

type TabsProps = { selected: TabName; onSelect: (tab: TabName) => void }

/** The three screens of the application; arrows move between them. */
export function Tabs({ selected, onSelect }: TabsProps) {
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(names.indexOf(selected))
    const name = next === undefined ? undefined : names[next]
    if (name === undefined) return
    event.preventDefault()
    onSelect(name)
    focusTab(name)
  }

  return (
    <div role="tablist" aria-label={strings.tabs.label} className={styles.tabs} onKeyDown={move}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {strings.tabs[name]}
        </button>
      ))}
    </div>
  )
}

type TabPanelProps = { name: TabName; selected: TabName; children: ReactNode }

/** What a tab shows, from its first opening on: hidden, it stays mounted, and nothing is lost. */
export function TabPanel({ name, selected, children }: TabPanelProps) {
  const [opened, setOpened] = useState(false)
  if (!opened && name === selected) setOpened(true)
  return (
    <div
      role="tabpanel"
      id={panelId(name)}
      aria-labelledby={tabId(name)}
      hidden={name !== selected}
    >
      {opened && children}
    </div>
  )
}
