import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError, retryAfter } from '../http/problem-error.ts'
import { problem } from '../problem.ts'

const retryAfterSeconds = 2

/** The queue has no room: the client is told so at once instead of waiting. */
export class QueueFull extends ProblemError {
  constructor() {
    super('the queue is full', (c) =>
      problem(c, 503, 'too-busy', { headers: retryAfter(retryAfterSeconds) }),
    )
  }
}

/** How many may wait for their turn, while there is room for a second one of a network. */
const longestQueue = 8
const mostOfOneNetwork = 2

/** How many networks may wait: a few that hold two places each must not keep out all others. */
const mostNetworks = 32

/** For each moment of work, this many moments of rest: hashing gets a quarter of one core at most. */
const usualRest = 3

/** A place in the queue, for one piece of work. Disposing of it gives it up, where it wasn't used. */
export interface Place extends Disposable {
  use<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * Lets one piece of expensive work through at a time and rests after each, so that reads stay quick.
 * Networks take turns: whoever sends much waits for themselves, and leaves room for others.
 */
export class HashGate {
  /** Places held by each network, waiting or not yet used. */
  readonly #held = new Map<string, number>()
  /** What waits, by network, in the order of their turns. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>()
  readonly #rest: number
  #taken = 0
  #isRunning = false

  constructor(rest = usualRest) {
    this.#rest = rest
  }

  /**
   * Takes a place in the queue: to be asked for before anything else is done for a request, so that
   * a flood costs next to nothing and who is turned away has tried nothing.
   *
   * @throws QueueFull when the queue is full for this network
   */
  reserve(network: string): Place {
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
      // What fails takes no rest: it costs nothing worth speaking of.
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

  /** The next piece of the network whose turn it is, which then waits for the turns of all others. */
  #next(): (() => Promise<void>) | undefined {
    const [turn] = this.#waiting
    if (turn === undefined) return undefined
    const [network, pieces] = turn
    const next = pieces.shift()
    this.#waiting.delete(network)
    if (pieces.length > 0) this.#waiting.set(network, pieces)
    return next
  }
}
