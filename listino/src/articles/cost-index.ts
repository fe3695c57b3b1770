import { type CostEntry, saysSame } from './cost-entry.ts'

/** Entries by one kind of identifier. */
export class CostIndex {
  readonly entries = new Map<string, CostEntry>()
  readonly #disputed = new Set<string>()

  /** Whether the identifier is new, or says the same as before. */
  add(key: string, entry: CostEntry): boolean {
    const known = this.entries.get(key)
    if (known === undefined) this.entries.set(key, entry)
    else if (!saysSame(known, entry)) {
      this.#disputed.add(key)
      return false
    }
    return true
  }

  isDisputed(key: string): boolean {
    return this.#disputed.has(key)
  }
}
