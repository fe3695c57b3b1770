import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { panelId, tabId } from './screen-ids.ts'

type Props = {
  name: string
  label: string
  /** Whether a tab leads to it. */
  tab: boolean
  shown: boolean
  children: ReactNode
}

/** Where a screen stands. It is mounted when first shown and stays mounted while hidden, so its state is kept. */
export function ScreenPanel({ name, label, tab, shown, children }: Props) {
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
}
