import { isBehind, showScreen } from '../history.ts'

/** Shows a screen from its beginning, however far down it was left. */
export function show(name: string): void {
  showScreen(name)
  window.scrollTo(0, 0)
}

/** Leads back to a screen: where the one on the page was opened from it, as Back does. */
export function returnTo(name: string): void {
  if (isBehind(name)) history.back()
  else show(name)
}
