import { setTimeout as wait } from 'node:timers/promises'

/** Too much is waiting already: the caller should say so instead of queueing. */
export class Busy extends Error {}

/** How many may wait for their turn. */
const longestQueue = 8

/** For each moment of work, this many moments of rest: hashing gets a quarter of one core at most. */
const rest = 3

/** Lets one piece of expensive work through at a time and rests after each, so that reads stay quick. */
export class HashGate {
  #waiting = 0
  #free: Promise<void> = Promise.resolve()

  /** @throws Busy when the queue is full: to be asked before anything else is done for a request */
  admit(): void {
    if (this.#waiting >= longestQueue) throw new Busy()
  }

  /** @throws Busy when the queue is full */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    this.admit()
    this.#waiting++
    const turn = this.#free.then(async () => {
      this.#waiting--
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
