import { type ListEvent, listReducer } from './list-reducer.ts'
import type { ListState } from './list-state.ts'

/** What the page shows of the list, and who is told when that changes. */
export class ListStore {
  readonly #listeners = new Set<() => void>()
  #state: ListState
  #hasEnded = false

  constructor(first: ListState) {
    this.#state = first
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): ListState => this.#state

  readonly dispatch = (event: ListEvent): void => {
    if (this.#hasEnded) return
    this.#state = listReducer(this.#state, event)
    for (const listener of this.#listeners) listener()
  }

  readonly set = (state: Partial<ListState>): void => this.dispatch({ type: 'set', state })

  /** Shows this, and nothing of what comes later. */
  end(last: ListState): void {
    this.set(last)
    this.#hasEnded = true
  }
}
