import { useEffect, useRef, useSyncExternalStore } from 'react'
import { focusScreen } from '../frame/ScreenPanel.tsx'
import { returnTo } from '../frame/show-screen.ts'
import { beginWith, dropOldDialogs, isBehind, onScreenChange, shownScreen } from '../history.ts'
import { screenNamed } from './screens.tsx'

/** Begins with the screen of that name, or that which another page's link names in the fragment, or the first. */
export function beginWithScreen(name: string | undefined): void {
  const { hash } = location
  beginWith(screenNamed(name ?? hash.slice(1)))
  if (hash === `#${shownScreen()}`) history.replaceState(history.state, '', '/')
}

/** The same, to its beginning, as tabs lead there. */
export function returnToTop(name: string): void {
  // After this event Back scrolls to where the screen was left: undone before anything is painted.
  const toTop = () => requestAnimationFrame(() => window.scrollTo(0, 0))
  if (isBehind(name)) addEventListener('popstate', toTop, { once: true })
  returnTo(name)
}

/** The name of the screen that is shown. */
export function useScreen(): string {
  const screen = screenNamed(useSyncExternalStore(onScreenChange, shownScreen, shownScreen))
  useEffect(dropOldDialogs, [])
  const before = useRef(screen)
  // The focus may be on the previous screen, which is hidden now.
  useEffect(() => {
    if (before.current === screen) return
    before.current = screen
    focusScreen(screen)
  }, [screen])
  return screen
}
