import { vi } from 'vitest'

const pathOf = (asked: RequestInfo | URL) =>
  typeof asked === 'string' ? asked : new URL(asked instanceof URL ? asked : asked.url).pathname

/** A cache as far as the service worker uses one. */
class KeptAnswers {
  readonly #answers = new Map<string, Response>()

  async put(asked: RequestInfo, answer: Response) {
    this.#answers.set(pathOf(asked), answer)
  }

  find = (asked: RequestInfo | URL) => this.#answers.get(pathOf(asked))?.clone()
}

/** The caches of a browser that keeps nothing yet. */
export function stubCaches() {
  const kept = new Map<string, KeptAnswers>()
  const caches = {
    async open(name: string) {
      const cache = kept.get(name) ?? new KeptAnswers()
      kept.set(name, cache)
      return cache
    },
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    async match(asked: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const [name, cache] of kept) {
        const answer = cacheName === undefined || name === cacheName ? cache.find(asked) : undefined
        if (answer !== undefined) return answer
      }
      return undefined
    },
  }
  vi.stubGlobal('caches', caches)
}
