import { vi } from 'vitest'

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const blocked = {
  getItem() {
    throw new Error('Storage is blocked')
  },
  setItem() {
    throw new Error('Storage is blocked')
  },
  removeItem() {
    throw new Error('Storage is blocked')
  },
}

/** A tab of a browser as far as what it keeps and its address go, with what another tab of it has or nothing yet. */
export function stubTab({ hash = '', isBlocked = false } = {}) {
  const location = { pathname: '/', hash }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.hash = address.startsWith('#') ? address : ''
    },
  })
  vi.stubGlobal('localStorage', isBlocked ? blocked : storage(new Map()))
  vi.stubGlobal('sessionStorage', isBlocked ? blocked : storage(new Map()))
  return location
}
