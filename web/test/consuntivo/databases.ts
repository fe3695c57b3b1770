import { vi } from 'vitest'

type Request = { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void }

/** The databases of a browser, as far as keeping reports goes: each has one store. */
export class Databases {
  readonly stores = new Map<string, Map<string, unknown>>()
  /** How writing fails, where it does. */
  failure: DOMException | null = null

  constructor() {
    vi.stubGlobal('indexedDB', { open: (name: string) => this.#open(name) })
  }

  /** What the only record of a database holds. */
  recordOf<Value>(name: string): Value | undefined {
    return this.stores.get(name)?.values().next().value as Value | undefined
  }

  #open(name: string): Request & { onupgradeneeded?: () => void } {
    const request: Request & { onupgradeneeded?: () => void } = {}
    queueMicrotask(() => {
      const store = this.stores.get(name) ?? new Map<string, unknown>()
      request.result = {
        createObjectStore: () => this.stores.set(name, store),
        close: () => {},
        transaction: () => this.#transactionIn(store),
      }
      if (!this.stores.has(name)) request.onupgradeneeded?.()
      request.onsuccess?.()
    })
    return request
  }

  /** Changes count where the transaction completes: after the last request that its callbacks made. */
  #transactionIn(store: Map<string, unknown>) {
    const transaction: { oncomplete?: () => void; onabort?: () => void; error?: unknown } = {}
    const changed = new Map(store)
    let open = 0
    let hasFailed = false
    const end = () => {
      if (open > 0) return
      if (hasFailed) {
        transaction.error = this.failure
        transaction.onabort?.()
        return
      }
      store.clear()
      for (const [key, value] of changed) store.set(key, value)
      transaction.oncomplete?.()
    }
    const requested = (work: () => unknown): Request => {
      const request: Request = {}
      open++
      queueMicrotask(() => {
        request.result = work()
        request.onsuccess?.()
        open--
        queueMicrotask(end)
      })
      return request
    }
    const writing = (work: () => unknown) =>
      requested(() => {
        if (this.failure === null) work()
        else hasFailed = true
      })
    return Object.assign(transaction, {
      objectStore: () => ({
        get: (key: string) => requested(() => changed.get(key)),
        put: (value: unknown, key: string) => writing(() => changed.set(key, value)),
        delete: (key: string) => writing(() => changed.delete(key)),
      }),
    })
  }
}
