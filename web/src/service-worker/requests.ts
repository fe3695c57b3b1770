/** The pages that open without a network, by their path: each is made of what the server has at `/shell/…`. */
export const shells: Readonly<Record<string, string>> = {
  '/': '/shell/index',
  '/listino': '/shell/listino',
  '/consuntivo': '/shell/consuntivo',
}

/** What any other page is without a network. */
export const offlinePage = '/shell/senza-rete'

/** `own` is a page that belongs to a person. */
type Way = 'asset' | 'own' | 'page'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** What the worker does about a request; null where the browser goes on as if there were no worker. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  // Of the API nothing is answered, and nothing kept; a download of it is a navigation too.
  if (/^\/api(?:\/|$)/.test(pathname)) return null
  if (mode === 'navigate') return Object.hasOwn(shells, pathname) ? 'own' : 'page'
  return pathname.startsWith('/assets/') ? 'asset' : null
}
