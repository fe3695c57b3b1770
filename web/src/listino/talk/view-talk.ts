import { signedInUser } from '../../session/signed-in-user.ts'
import { placeNow } from '../grid/place.ts'
import type { Question, Range } from '../worker/messages.ts'
import type { Terms } from '../worker/terms.ts'
import type { ColumnKey, Filter, Order } from '../worker/view.ts'
import { keepView } from './kept-view.ts'
import type { ListStore } from './list-store.ts'

const firstRange: Range = { from: 0, count: 40 }

/** What the page asks of a list that is here. Of the questions that wait for it the worker answers the newest. */
export class ViewTalk {
  readonly #store: ListStore
  readonly #say: (question: Question) => void
  #range = firstRange

  constructor(store: ListStore, say: (question: Question) => void) {
    this.#store = store
    this.#say = say
  }

  readonly change = (changes: Partial<Terms>): void => {
    this.#store.set({ terms: { ...this.#store.state().terms, ...changes } })
    this.#ask()
  }

  readonly filterBy = (changes: Partial<Filter>): void => {
    this.#range = { ...this.#range, from: 0 }
    this.#store.set({ filter: { ...this.#store.state().filter, ...changes }, place: null })
    this.#ask()
  }

  readonly orderBy = (order: Order | null): void => {
    this.#store.set({ order, place: null })
    this.#ask()
  }

  readonly choose = (columns: readonly ColumnKey[]): void => this.#store.set({ columns })

  readonly lookAt = (range: Range): void => {
    if (range.from === this.#range.from && range.count === this.#range.count) return
    this.#range = range
    if (this.#store.state().facts !== null) this.#say({ type: 'rows', range })
  }

  /** Called once the articles are shown where somebody looked before. */
  readonly hasReturned = (): void => this.#store.set({ place: null })

  /** Keeps how the list is looked at, for when the page comes back. */
  readonly keep = (): void => {
    const { facts, terms, filter, order, columns } = this.#store.state()
    if (facts === null) return
    const view = { terms, filter, order, columns, place: placeNow() }
    keepView(signedInUser.email, facts, view)
  }

  /** Asks about a list that has come. */
  begin(isNew: boolean): void {
    if (isNew) this.#range = firstRange
    this.#ask()
  }

  #ask(): void {
    const { facts, terms, filter, order } = this.#store.state()
    if (facts === null) return
    this.#say({ type: 'ask', terms, filter, order, range: this.#range })
  }
}
