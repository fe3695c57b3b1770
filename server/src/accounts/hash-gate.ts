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

/** An entry in a queue: held from the reservation until its work begins, or an account with an older last turn takes it. */
interface Entry {
  readonly account: string
  isLost: boolean
  /** Once it is used. */
  waiting?: { begin: () => Promise<void>; refuse: (error: QueueFull) => void }
}

/** A queue of accounts, ordered by their last turn, the oldest first; equal ones in the order they come. */
class Queue {
  /** By account, which holds one entry at a time. */
  readonly #held = new Map<string, Entry>()
  readonly #capacity: number
  readonly #lastTurn: (account: string) => number

  /** @param lastTurn the number of an account's last turn, 0 where it had none */
  constructor(capacity: number, lastTurn: (account: string) => number) {
    this.#capacity = capacity
    this.#lastTurn = lastTurn
  }

  /** An entry; null where the account has one, or the queue is full of accounts with a last turn as old. */
  enter(account: string): Entry | null {
    if (this.#held.has(account)) return null
    if (this.#held.size >= this.#capacity && !this.#makeRoomFor(account)) return null
    const entry: Entry = { account, isLost: false }
    this.#held.set(account, entry)
    return entry
  }

  leave(entry: Entry): void {
    if (this.#held.get(entry.account) === entry) this.#held.delete(entry.account)
  }

  /** The next entry in turn that waits. */
  next(): Entry | undefined {
    return this.#inTurn().find(({ waiting }) => waiting !== undefined)
  }

  #inTurn(): Entry[] {
    const turn = ({ account }: Entry) => this.#lastTurn(account)
    return [...this.#held.values()].sort((one, other) => turn(one) - turn(other))
  }

  /** Takes the entry of the account with the latest turn; false where this one's was no earlier. */
  #makeRoomFor(account: string): boolean {
    const last = this.#inTurn().at(-1)
    if (last === undefined || this.#lastTurn(last.account) <= this.#lastTurn(account)) return false
    this.leave(last)
    last.isLost = true
    last.waiting?.refuse(new QueueFull())
    return true
  }
}

/** Of how many accounts it is remembered when their last turn was. */
const mostRemembered = 10_000

/**
 * Does one piece of expensive work at a time, and rests after each while the event loop is busy, so that reads stay
 * quick.
 */
export class HashGate {
  /** The accounts of known owners that had a turn, the latest last. */
  readonly #turns = new Map<string, number>()
  #turn = 0
  /** For known owners, and for everybody. The two queues take turns, so that neither can hold up the other. */
  readonly #reserved = new Queue(32, (account) => this.#turns.get(account) ?? 0)
  /** A stranger can name an account without a turn yet, so this one is in order of arrival. */
  readonly #open = new Queue(12, () => 0)
  #isRunning = false

  /**
   * Makes a reservation, one at a time for each account in each queue. A request does this before anything is counted, so
   * that a flood costs next to nothing and a request that is refused here has not counted as a try. Known owners take
   * turns: a stranger's many accounts hold up nobody else's. One that had a turn of late may lose its entry, and with it
   * what was counted.
   *
   * @param isKnown whether it is known to be the account's owner
   * @throws QueueFull when the queue is full; using an entry that was lost rejects with it
   */
  reserve(account: string, isKnown = false): Reservation {
    for (const queue of isKnown ? [this.#reserved, this.#open] : [this.#open]) {
      const entry = queue.enter(account)
      if (entry !== null)
        return {
          use: (work) => this.#pass(queue, entry, work),
          [Symbol.dispose]: () => queue.leave(entry),
        }
    }
    throw new QueueFull()
  }

  #pass<Result>(queue: Queue, entry: Entry, work: () => Promise<Result>): Promise<Result> {
    if (entry.isLost) return Promise.reject(new QueueFull())
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const begin = async () => {
      queue.leave(entry)
      if (queue === this.#reserved) this.#noteTurn(entry.account)
      const [began, loop] = [performance.now(), performance.eventLoopUtilization()]
      try {
        resolve(await work())
      } catch (error) {
        // No rest after work that fails: it costs next to nothing.
        return reject(error)
      }
      const { utilization } = performance.eventLoopUtilization(loop)
      if (utilization >= busyFrom) await wait((performance.now() - began) * restFactor)
    }
    entry.waiting = { begin, refuse: reject }
    if (!this.#isRunning) void this.#runAll()
    return promise
  }

  #noteTurn(account: string): void {
    this.#turns.delete(account)
    this.#turns.set(account, ++this.#turn)
    const [oldest] = this.#turns.keys()
    if (this.#turns.size > mostRemembered && oldest !== undefined) this.#turns.delete(oldest)
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    let queues = [this.#reserved, this.#open]
    for (let next = first(queues); next !== undefined; next = first(queues)) {
      await next.waiting?.begin()
      queues = queues.toReversed()
    }
    this.#isRunning = false
  }
}

/** The next entry of the first queue, or of the other where the first is empty. */
const first = ([one, other]: readonly Queue[]) => one?.next() ?? other?.next()
