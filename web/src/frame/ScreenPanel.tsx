import { memo, type ReactNode, useState } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

export const tabId = (name: string) => `tab-${name}`
export const panelId = (name: string) => `panel-${name}`

/** Puts the focus where a screen begins: on its tab, or on the screen itself where none leads to it. */
export function focusScreen(name: string): void {
  const start = document.getElementById(tabId(name)) ?? document.getElementById(panelId(name))
  start?.focus({ preventScroll: true })
}

type Props = {
  name: string
  label: string
  /** Whether a tab leads to it. */
  tab: boolean
  shown: boolean
  children: ReactNode
}

/**
 * Where a screen stands. It is mounted when first shown and stays mounted while hidden, as it was: its state is kept, and
 * a key costs it nothing.
 */
export const ScreenPanel = memo(
  function ScreenPanel(props: Props) {
    const { name, label, tab, shown, children } = props
    const [opened, setOpened] = useState(false)
    if (!opened && shown) setOpened(true)
    const role = tab
      ? { role: 'tabpanel', 'aria-labelledby': tabId(name) }
      : { role: 'region', 'aria-label': label, tabIndex: -1 }
    return (
      <div {...role} id={panelId(name)} hidden={!shown}>
        {opened && <ErrorBoundary>{children}</ErrorBoundary>}
      </div>
    )
  },
  (before, { shown }) => !before.shown && !shown,
)
