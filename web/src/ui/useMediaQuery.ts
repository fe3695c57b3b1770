import { useCallback, useSyncExternalStore } from 'react'

/** Every query used so far. They are kept because `matchMedia` is slow and every key press needs the answers. */
const queries = new Map<string, { list: MediaQueryList; matches: boolean }>()

/**
 * A query and whether it matches, kept up to date by its `change` events. `list.matches` is read only once: if it is
 * read after a change but before the event, Chromium drops that event for every listener.
 */
function queryOf(text: string) {
  const known = queries.get(text)
  if (known !== undefined) return known
  const list = matchMedia(text)
  const query = { list, matches: list.matches }
  // Added before any other listener, so that the others already find the new value.
  list.addEventListener('change', ({ matches }) => {
    query.matches = matches
  })
  queries.set(text, query)
  return query
}

/** Whether a media query matches, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { list } = queryOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  const matches = () => queryOf(query).matches
  return useSyncExternalStore(subscribe, matches, matches)
}
