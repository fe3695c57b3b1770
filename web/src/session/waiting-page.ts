import { isLinkWaiting } from './is-link-waiting.ts'
import { dropFromTab, keepInTab, readFromTab } from './tab-memory.ts'

/** The pages besides the application that signing in leads to, by the name that the server sends along. */
const pages = ['listino']

const key = 'margine.pagina'

/**
 * Takes the page that somebody asked for before signing in out of the address: it waits in this tab. Where the tab can't
 * keep it, it stays in the address.
 */
export function keepPage(): void {
  const page = new URLSearchParams(location.search).get('pagina')
  if (page !== null && keepInTab(key, { page }))
    history.replaceState(history.state, '', location.pathname + location.hash)
}

/** The name of the page that waits; null for the application. */
export function waitingPage(): string | null {
  const { page }: { page?: unknown } = readFromTab(key) ?? {
    page: new URLSearchParams(location.search).get('pagina'),
  }
  return isLinkWaiting() ? null : (pages.find((one) => one === page) ?? null)
}

/** Where whoever has signed in is led: one of our own pages, whatever the address says. */
export function afterSignIn(): string {
  const page = waitingPage()
  dropFromTab(key)
  return `/${page ?? ''}`
}
