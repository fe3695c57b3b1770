import { isIPv6 } from 'node:net'
import type { Database } from '../db/database.ts'
import type { MailPurpose } from './mail-tokens.ts'
import { Throttle } from './throttle.ts'

const minute = 60
const hour = 60 * minute

/** The limits of the account calls. */
export class Throttles {
  /** What one network tries on one account: tight, because it hits nobody else. */
  readonly signInByPair: Throttle
  /** What everybody together tries on one account: loose, because it also keeps the owner out. */
  readonly signInByAccount: Throttle
  readonly signInByAddress: Throttle
  readonly signUpByAddress: Throttle
  readonly linkByAddress: Throttle
  readonly googleByAddress: Throttle
  readonly feedbackByAddress: Throttle
  readonly #mailEachMinute: Throttle
  readonly #mailEachHour: Throttle

  constructor(database: Database) {
    this.signInByPair = new Throttle(database, 'sign-in-pair', 10, 15 * minute)
    this.signInByAccount = new Throttle(database, 'sign-in-account', 100, 15 * minute)
    this.signInByAddress = new Throttle(database, 'sign-in-address', 50, 15 * minute)
    this.signUpByAddress = new Throttle(database, 'sign-up-address', 20, hour)
    this.linkByAddress = new Throttle(database, 'link-address', 30, hour)
    this.googleByAddress = new Throttle(database, 'google-address', 60, 15 * minute)
    this.feedbackByAddress = new Throttle(database, 'feedback-address', 5, hour)
    this.#mailEachMinute = new Throttle(database, 'mail-minute', 1, minute)
    this.#mailEachHour = new Throttle(database, 'mail-hour', 5, hour)
  }

  /**
   * Counts a try to sign in before its password is looked at, so that tries of the same moment count
   * one by one.
   *
   * @throws TooMany beyond a limit
   */
  async countSignIn(email: string, network: string): Promise<void> {
    const pair = pairOf(email, network)
    await this.signInByAddress.count(network)
    await this.signInByPair.count(pair)
    try {
      await this.signInByAccount.count(email)
    } catch (refusal) {
      // Nothing was tried: the owner must not pay twice for what others did.
      await this.signInByPair.giveBack(pair)
      throw refusal
    }
  }

  /** Takes a try back whose password was right, with the wrong ones before it from there. */
  async forgiveSignIn(email: string, network: string): Promise<void> {
    await this.signInByPair.clear(pairOf(email, network))
    await this.signInByAccount.giveBack(email)
    await this.signInByAddress.giveBack(network)
  }

  /** Lets whoever just chose a new password sign in with it at once. */
  async openSignIn(email: string, network: string): Promise<void> {
    await this.signInByPair.clear(pairOf(email, network))
    await this.signInByAccount.clear(email)
  }

  /**
   * Counts a mail to an address, whoever it belongs to. Said and not dropped: a person who is told
   * that a mail is on its way waits for it. By purpose, so that asking for one kind stops no other.
   *
   * @throws TooMany beyond one a minute and five an hour
   */
  async countMail(purpose: MailPurpose, email: string): Promise<void> {
    const key = `${purpose} ${email}`
    await this.#mailEachMinute.count(key)
    await this.#mailEachHour.count(key)
  }
}

const pairOf = (email: string, network: string) => `${email} ${network}`

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
