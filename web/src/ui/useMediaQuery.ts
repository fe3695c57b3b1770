import { useCallback, useSyncExternalStore } from 'react'

/** What each query says. Making a list takes long, and every key asks. */
const known = new Map<string, { list: MediaQueryList; matches: boolean }>()

/**
 * What a query says, by its events from when it is first asked. The list itself is asked once alone: asked between a
 * change and its event, Chromium has no event for anybody.
 */
function knownOf(query: string) {
  const asked = known.get(query)
  if (asked !== undefined) return asked
  const list = matchMedia(query)
  const said = { list, matches: list.matches }
  // The first of its listeners: those that ask then find what it says.
  list.addEventListener('change', ({ matches }) => {
    said.matches = matches
  })
  known.set(query, said)
  return said
}

/** Whether a media query matches, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { list } = knownOf(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => knownOf(query).matches)
}
