import { vi } from 'vitest'
import { Kept } from './browser.ts'

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
  vi.stubGlobal('localStorage', isBlocked ? blocked : new Kept())
  vi.stubGlobal('sessionStorage', isBlocked ? blocked : new Kept())
  return location
}
