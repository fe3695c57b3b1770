import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Limiter } from '../db/database.ts'
import { hashToken } from './secret-token.ts'

/** Too many attempts: how long to wait before the next one. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * One limit: so many times in so many seconds by key, then a pause that is never for good. The table
 * holds hashes of the keys, another one in each limit: nobody reads in it who tried what.
 */
export class Throttle {
  readonly #name: string
  readonly #limiter: Limiter

  constructor(database: Database, name: string, points: number, duration: number) {
    this.#name = name
    this.#limiter = database.limiter({ keyPrefix: name, points, duration, blockDuration: duration })
  }

  /** Counts an attempt. @throws TooMany beyond the limit */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(this.#hidden(key))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }

  /** Takes one attempt back: it turned out to be a good one, or none. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(this.#hidden(key))
  }

  /** Forgets a key's attempts. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(this.#hidden(key))
  }

  #hidden(key: string): string {
    return hashToken(`${this.#name} ${key}`)
  }
}
