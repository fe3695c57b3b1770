import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '../http/problem.ts'
import { ProblemError, retryAfter } from '../http/problem-error.ts'

const retryAfterSeconds = 2

/** The queue has no room: the client is told so at once instead of waiting. */
export class QueueFull extends ProblemError {
  constructor() {
    super('the queue is full', (c) =>
      problem(c, 'too-busy', { headers: retryAfter(retryAfterSeconds) }),
    )
  }
}

/** How long the queue may be while a network may have a second reservation, and how many a network may have. */
const longestQueue = 8
const mostOfOneNetwork = 2

/** How many networks may wait: a few with two reservations each must not keep out all others. */
const mostNetworks = 32

/** How many times as long as the work the rest after it is: hashing gets a quarter of one core at most. */
const usualRest = 3

/** A reservation in the queue for one piece of work. Disposing of it gives it up if it was not used. */
export interface Reservation extends Disposable {
  use<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Does one piece of expensive work at a time and rests after each, so that reads stay quick. Networks take
 * turns, so that one that sends much waits for itself only.
 */
export class HashGate {
  /** Reservations of each network, waiting or not yet used. */
  readonly #held = new Map<string, number>()
  /** The waiting work of each network, in the order of their turns. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  readonly #rest: number
  #taken = 0
  #isRunning = false

  constructor(rest = usualRest) {
    this.#rest = rest
  }

  /**
   * Makes a reservation. A request does this before anything else, so that a flood costs next to nothing and a
   * refused request has not counted as a try.
   *
   * @throws QueueFull when the queue is full for this network
   */
  reserve(network: string): Reservation {
    const own = this.#held.get(network) ?? 0
    const room = own === 0 ? mostNetworks : longestQueue
    if (this.#taken >= room || own >= mostOfOneNetwork) throw new QueueFull()
    this.#taken++
    this.#held.set(network, own + 1)
    let held = true
    const leave = () => {
      if (held) this.#release(network)
      held = false
    }
    return {
      use: (work) => this.#pass(network, leave, work),
      [Symbol.dispose]: leave,
    }
  }

  #release(network: string): void {
    this.#taken--
    const left = (this.#held.get(network) ?? 1) - 1
    if (left === 0) this.#held.delete(network)
    else this.#held.set(network, left)
  }

  #pass<Result>(network: string, begin: () => void, work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const run = async () => {
      begin()
      const began = performance.now()
      // No rest after work that fails: it costs next to nothing.
      const worked = (async () => work())().then(
        (result) => {
          resolve(result)
          return performance.now() - began
        },
        (error) => {
          reject(error)
          return 0
        },
      )
      const rest = (await worked) * this.#rest
      if (rest > 0) await wait(rest)
    }
    const own = this.#waiting.get(network)
    if (own === undefined) this.#waiting.set(network, [run])
    else own.push(run)
    if (!this.#isRunning) void this.#runAll()
    return promise
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    for (let next = this.#next(); next !== undefined; next = this.#next()) await next()
    this.#isRunning = false
  }

  /** The next work of the network whose turn it is; that network then goes to the end. */
  #next(): (() => Promise<void>) | undefined {
    const [first] = this.#waiting
    if (first === undefined) return undefined
    const [network, pieces] = first
    const next = pieces.shift()
    this.#waiting.delete(network)
    if (pieces.length > 0) this.#waiting.set(network, pieces)
    return next
  }
}
