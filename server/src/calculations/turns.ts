/**
 * Work that goes one after another for each key, and at once for different ones. Without it one
 * user's many saves would each hold a connection only to wait for the others.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    this.#last.set(key, turn)
    const leave = () => {
      if (this.#last.get(key) === turn) this.#last.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
