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

/** From which share of the time of a piece of work on the event loop counts as busy. */
const busyFrom = 0.5

/** How many times as long as the work the rest after it is: on a busy server it gets a quarter of one core at most. */
const restFactor = 3

/** A reservation in the queue for one piece of work. Disposing of it gives it up if it was not used. */
export interface Reservation extends Disposable {
  use<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Those who wait for their turn, in the order they come. */
class Line {
  /** The accounts that hold a place, waiting or not yet. */
  readonly held = new Set<string>()
  readonly waiting: (() => Promise<void>)[] = []
  readonly #places: number

  constructor(places: number) {
    this.#places = places
  }

  hasPlace(account: string): boolean {
    return this.held.size < this.#places && !this.held.has(account)
  }
}

/**
 * Does one piece of expensive work at a time, and rests after each while the event loop is busy, so that reads stay
 * quick.
 */
export class HashGate {
  /** For owners who are known, and for everybody. The two take turns, so that neither can hold up the other. */
  readonly #reserved = new Line(8)
  readonly #open = new Line(12)
  #isRunning = false

  /**
   * Makes a reservation, one at a time for each account in each line. A request does this before anything is counted, so
   * that a flood costs next to nothing and a refused request has not counted as a try.
   *
   * @param isKnown whether it is known to be the account's owner
   * @throws QueueFull when there is no place
   */
  reserve(account: string, isKnown = false): Reservation {
    const line = (isKnown ? [this.#reserved, this.#open] : [this.#open]).find((one) =>
      one.hasPlace(account),
    )
    if (line === undefined) throw new QueueFull()
    line.held.add(account)
    let held = true
    const leave = () => {
      if (held) line.held.delete(account)
      held = false
    }
    return { use: (work) => this.#pass(line, leave, work), [Symbol.dispose]: leave }
  }

  #pass<Result>(line: Line, begin: () => void, work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    line.waiting.push(async () => {
      begin()
      const [began, loop] = [performance.now(), performance.eventLoopUtilization()]
      try {
        resolve(await work())
      } catch (error) {
        // No rest after work that fails: it costs next to nothing.
        return reject(error)
      }
      const { utilization } = performance.eventLoopUtilization(loop)
      if (utilization >= busyFrom) await wait((performance.now() - began) * restFactor)
    })
    if (!this.#isRunning) void this.#runAll()
    return promise
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    let lines = [this.#reserved, this.#open]
    for (let next = first(lines); next !== undefined; next = first(lines)) {
      await next()
      lines = lines.toReversed()
    }
    this.#isRunning = false
  }
}

/** The first that waits, of the line whose turn it is where somebody waits there. */
const first = (lines: readonly Line[]) =>
  lines.find(({ waiting }) => waiting.length > 0)?.waiting.shift()
