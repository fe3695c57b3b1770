import { setTimeout as wait } from 'node:timers/promises'

/** Too much is waiting already: the caller should say so instead of queueing. */
export class Busy extends Error {}

/** How many may wait for their turn. */
const longestQueue = 8

/** For each moment of work, this many moments of rest: hashing gets a quarter of one core at most. */
const rest = 3

/** A place in the queue, for one piece of work. Disposing of it gives it up, where it wasn't used. */
export interface Place extends Disposable {
  use<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Lets one piece of expensive work through at a time and rests after each, so that reads stay quick. */
export class HashGate {
  #taken = 0
  #free: Promise<void> = Promise.resolve()

  /**
   * Takes a place in the queue: to be asked for before anything else is done for a request, so that
   * a flood costs next to nothing and who is turned away has tried nothing.
   *
   * @throws Busy when the queue is full
   */
  reserve(): Place {
    if (this.#taken >= longestQueue) throw new Busy()
    this.#taken++
    let held = true
    const leave = () => {
      if (held) this.#taken--
      held = false
    }
    return {
      use: (work) => this.#pass(leave, work),
      [Symbol.dispose]: leave,
    }
  }

  async #pass<Result>(begin: () => void, work: () => Promise<Result>): Promise<Result> {
    const turn = this.#free.then(async () => {
      begin()
      const began = performance.now()
      const result = await work()
      return { result, took: performance.now() - began }
    })
    this.#free = turn.then(
      ({ took }) => wait(took * rest),
      () => {},
    )
    return (await turn).result
  }
}
