import { vi } from 'vitest'
import { stubCaches } from './browser-caches.ts'

/** What a storage keeps are its own properties, as in a browser. */
export class Kept {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

export type Tab = { storage: Kept; location: { pathname: string; hash: string } }

/** A browser as far as what it keeps goes, with one tab at first. */
export class Browser {
  readonly device = new Kept()
  readonly databases = new Set<string>()
  readonly folders = new Set<string>()
  /** How another tab holds up a database that is deleted. */
  isDatabaseHeld = false
  readonly tab = this.newTab()

  constructor() {
    stubCaches()
    vi.stubGlobal('localStorage', this.device)
    vi.stubGlobal('indexedDB', {
      databases: async () => [...this.databases].map((name) => ({ name })),
      deleteDatabase: (name: string) => {
        const request: { onsuccess?: () => void } = {}
        if (!this.isDatabaseHeld)
          queueMicrotask(() => {
            this.databases.delete(name)
            request.onsuccess?.()
          })
        return request
      },
    })
    const root = {
      keys: async function* (this: unknown) {
        yield* [...folders]
      },
      removeEntry: async (name: string) => void folders.delete(name),
    }
    const { folders } = this
    vi.stubGlobal('navigator', {
      storage: { getDirectory: async () => root },
      locks: { request: (_name: string, _how: object, work: () => unknown) => work() },
    })
    vi.stubGlobal('addEventListener', () => {})
  }

  newTab(): Tab {
    return { storage: new Kept(), location: { pathname: '/', hash: '' } }
  }

  /** Loads a page again in a tab, for a person or for none. */
  show(tab: Tab, id: string, { isWithoutServer = false } = {}): void {
    vi.resetModules()
    vi.stubGlobal('sessionStorage', tab.storage)
    vi.stubGlobal('location', tab.location)
    const dataset = { id, seconds: '3600', ...(isWithoutServer && { offline: '' }) }
    const meta = { content: `${id}@example.com`, dataset }
    vi.stubGlobal('document', {
      querySelector: () => (id === '' ? null : meta),
      visibilityState: 'visible',
      readyState: 'complete',
    })
  }
}
