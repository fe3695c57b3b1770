import { flushSync } from 'react-dom'

/** Does what may put something above the focused field, which stays where it is on the screen. */
export function inPlace(change: () => void): void {
  const field = document.activeElement
  const top = () => field?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  const moved = top() - before
  if (moved !== 0) scrollBy(0, moved)
}
