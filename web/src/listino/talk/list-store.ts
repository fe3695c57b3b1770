import type { Terms } from '../worker/terms.ts'
import { emptyState, type ListState } from './list-state.ts'

/** What the page shows of a list, and who follows it. */
export class ListStore {
  readonly #listeners = new Set<() => void>()
  #state: ListState
  #hasEnded = false

  constructor(terms: Terms) {
    this.#state = emptyState(terms)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ListState => this.#state

  /** Shows nothing any more. */
  end(): void {
    this.set(emptyState(this.#state.terms))
    this.#hasEnded = true
  }

  set(changes: Partial<ListState>): void {
    if (this.#hasEnded) return
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
