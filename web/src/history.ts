/**
 * An entry of the browser's history: a screen, and how many dialogs are open over it. It is kept in
 * `history.state` alone; the address and its fragment stay as they are.
 */
type Entry = {
  screen: string
  dialogs: number
  /** The screen that its own was opened from, in the entry before. */
  from?: string
  /** Set while the page is loaded again for a part that did not come: what it opens over its screen, or nothing. */
  opens?: string
}

function entryIn(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null
  const { screen, dialogs, opens } = { screen: null, dialogs: null, opens: undefined, ...state }
  if (typeof screen !== 'string' || typeof dialogs !== 'number') return null
  return { screen, dialogs, ...(typeof opens === 'string' && { opens }) }
}

/** Empty on a page that has no screens. */
let screen = ''
/** How to close what is open, the innermost last. */
const dialogs: { close: () => void }[] = []
const listeners = new Set<() => void>()

const { opens, ...begun } = entryIn(history.state) ?? { screen, dialogs: 0 }
/** Where a page that was loaded again by itself goes on; null for any other. */
export const reopened = opens === undefined ? null : { screen: begun.screen, opens }

let entry: Entry = begun
// The first entry too, or Back to it could not be told from a link to a fragment.
history.replaceState(entry, '')
/** Going back is asynchronous: until it has happened, the history can't be changed. */
let isGoingBack = false

/** Brings the history to what is on the page: the page leads, its history follows. */
function follow(): void {
  if (isGoingBack) return
  const closed = entry.dialogs - (entry.screen === screen ? dialogs.length : 0)
  if (closed > 0) {
    isGoingBack = true
    history.go(-closed)
    return
  }
  if (entry.screen !== screen) push({ screen, dialogs: 0, from: entry.screen })
  while (entry.dialogs < dialogs.length) push({ screen, dialogs: entry.dialogs + 1 })
}

function push(next: Entry): void {
  // The page can be scrolled while a dialog is open: closing it must not scroll it back.
  if (next.dialogs > 0) history.scrollRestoration = 'manual'
  history.pushState(next, '')
  history.scrollRestoration = 'auto'
  entry = next
}

addEventListener('popstate', ({ state }) => {
  const arrived = entryIn(state)
  entry = arrived ?? { screen, dialogs: dialogs.length }
  // A link to a fragment made an entry of its own.
  if (arrived === null) history.replaceState(entry, '')
  if (isGoingBack) isGoingBack = false
  else {
    for (const { close } of dialogs.splice(entry.dialogs).toReversed()) close()
    setScreen(entry.screen)
  }
  follow()
  // Later, for the browser restores the scroll position after this event.
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
})

function setScreen(name: string): void {
  if (name === screen) return
  screen = name
  for (const listener of listeners) listener()
}

/** Loads the page again, to go on where it is: with its screen, and over it what is named. */
export function reloadInPlace(opens: string): void {
  history.replaceState({ ...entry, screen, opens }, '')
  location.reload()
}

/** Which screen a page begins with, whatever its entry said before it was loaded again. */
export function beginWith(name: string): void {
  screen = name
  entry = { screen, dialogs: entry.dialogs }
  history.replaceState(entry, '')
}

/** The screen on the page. */
export const shownScreen = () => screen

/** Whether going back once leads to a screen, which the one on the page was opened from. */
export const isBehind = (name: string): boolean => history.state.from === name

/** Calls back whenever another screen is shown. */
export function onScreenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Drops the entries of dialogs that were open before the page was loaded again. */
export const dropOldDialogs = follow

/** Replaces the page with another one, once the entries of closed dialogs are gone. */
export function replacePage(address: string): void {
  if (isGoingBack) addEventListener('popstate', () => replacePage(address), { once: true })
  else location.replace(address)
}

/** Shows another screen; Back returns from it. */
export function showScreen(name: string): void {
  setScreen(name)
  follow()
}

/**
 * Tells that a dialog is open, so that Back closes it.
 *
 * @returns how to tell that it is closed
 */
export function dialogOpened(close: () => void): () => void {
  const dialog = { close }
  dialogs.push(dialog)
  queueMicrotask(follow)
  return () => {
    const at = dialogs.indexOf(dialog)
    if (at !== -1) dialogs.splice(at, 1)
    // Not at once: a dialog that replaces another in the same moment reuses its entry.
    queueMicrotask(follow)
  }
}
