import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'

const minute = 60
const hour = 60 * minute

/** Too many attempts: how long to wait before the next one. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One limit: so many times in so many seconds by key, then a pause that is never for good. */
export class Throttle {
  readonly #limiter: RateLimiterAbstract

  constructor(database: Database, name: string, points: number, duration: number) {
    this.#limiter = database.limiter({ keyPrefix: name, points, duration, blockDuration: duration })
  }

  /** Counts an attempt. @throws TooMany beyond the limit */
  async count(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new TooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
  }

  /** Takes one attempt back: it turned out to be a good one. */
  async forgive(key: string): Promise<void> {
    await this.#limiter.reward(key)
  }

  /** Forgets a key's attempts. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key)
  }
}

/** The limits of the account calls. */
export class Throttles {
  readonly signInByAccount: Throttle
  readonly signInByAddress: Throttle
  readonly signUpByAddress: Throttle
  readonly linkByAddress: Throttle
  readonly googleByAddress: Throttle
  readonly feedbackByAddress: Throttle
  readonly #mailEachMinute: Throttle
  readonly #mailEachHour: Throttle

  constructor(database: Database) {
    this.signInByAccount = new Throttle(database, 'sign-in-account', 10, 15 * minute)
    this.signInByAddress = new Throttle(database, 'sign-in-address', 50, 15 * minute)
    this.signUpByAddress = new Throttle(database, 'sign-up-address', 20, hour)
    this.linkByAddress = new Throttle(database, 'link-address', 30, hour)
    this.googleByAddress = new Throttle(database, 'google-address', 60, 15 * minute)
    this.feedbackByAddress = new Throttle(database, 'feedback-address', 5, hour)
    this.#mailEachMinute = new Throttle(database, 'mail-minute', 1, minute)
    this.#mailEachHour = new Throttle(database, 'mail-hour', 5, hour)
  }

  /**
   * Counts a mail to an address, whoever it belongs to. Said and not dropped: a person who is told
   * that a mail is on its way waits for it.
   *
   * @throws TooMany beyond one a minute and five an hour
   */
  async countMail(email: string): Promise<void> {
    await this.#mailEachMinute.count(email)
    await this.#mailEachHour.count(email)
  }
}

/** What stands for a client in a limit: its address, or the /64 an IPv6 network hands to one customer. */
export function throttleKey(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
