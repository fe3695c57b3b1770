/**
 * A mutex for each key: work with the same key goes one after another, with different keys at once.
 * Without it one user's many saves would each hold a connection only to wait for the others.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const current = before.then(work, work)
    this.#last.set(key, current)
    const release = () => {
      if (this.#last.get(key) === current) this.#last.delete(key)
    }
    current.then(release, release)
    return current
  }
}
