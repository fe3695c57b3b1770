import type { Database } from '../db/database.ts'
import { type Networks, widest } from '../http/networks.ts'
import { TooMany } from '../http/problem-error.ts'
import { mailboxOf } from './email-address.ts'
import type { SecurityLog } from './security-log.ts'
import { type Counter, Throttle } from './throttle.ts'

const minute = 60
const hour = 60 * minute

/** At most so many times in so many seconds. Wider networks are allowed a multiple. */
type Limit = Omit<Counter, 'key'>

const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })

/** Why each is what it is: README.md in this folder. */
const limits = {
  /** Tries of one network on one account: tight, because it affects nobody else. */
  signInByPair: limit('sign-in-pair', 10, 15 * minute),
  /** Tries of everybody on one account: loose, because it also keeps the owner out. */
  signInByAccount: limit('sign-in-account', 100, 15 * minute),
  signInByNetwork: limit('sign-in-network', 50, 15 * minute),
  /** Right passwords count too: each costs a hash. Those of browsers that are known have places of their own. */
  hashesByPair: limit('hashes-pair', 30, 15 * minute),
  hashesByNetwork: limit('hashes-network', 300, 15 * minute),
  hashesOfKnown: limit('hashes-known', 30, 15 * minute),
  linkByNetwork: limit('link-network', 30, hour),
  googleByNetwork: limit('google-network', 60, 15 * minute),
  exportByAccount: limit('export-account', 10, 15 * minute),
  feedbackByNetwork: limit('feedback-network', 5, hour),
  /** From everybody: what comes beyond waits. */
  feedbackPace: limit('feedback-pace', 100, hour),
} as const

/** Each kind of mail to an address has its own limits, so that one kind does not use up another's. */
const mailLimits = (kind: string) => ({
  byNetwork: limit(`mail-${kind}-network`, 20, hour),
  /** Requests of one household for one mailbox; not a multiple for wider networks, as there is one mailbox. */
  byPairEachMinute: limit(`mail-${kind}-minute`, 1, minute),
  byPairEachHour: limit(`mail-${kind}-hour`, 5, hour),
  /** From everywhere: what comes sooner waits. A stranger's asking never uses up the owner's. */
  pace: limit(`mail-${kind}-pace`, 1, 2 * minute),
})

const mails = {
  signUp: mailLimits('sign-up'),
  /** The verification mail again. */
  verification: mailLimits('again'),
  passwordReset: mailLimits('reset'),
} as const

const on = ({ name, most, seconds }: Limit, key: string): Counter => ({ name, key, most, seconds })

/** A limit for each of a client's networks, on one account where one is given. */
const over = (limit: Limit, networks: Networks, account?: string): Counter[] =>
  networks.map(({ name, factor }) => ({
    ...on(limit, account === undefined ? name : `${account} ${name}`),
    most: limit.most * factor,
  }))

/** The limits of the account calls. Each `count` throws TooMany where one is used up. */
export class Throttles {
  readonly #throttle: Throttle
  readonly #security: SecurityLog

  constructor(database: Database, security: SecurityLog) {
    this.#throttle = new Throttle(database)
    this.#security = security
  }

  /**
   * Counts a try to sign in before its password is checked, so that simultaneous tries count one by one.
   *
   * @param isKnown whether it comes from a browser that has signed in to the account: strangers don't use up its tries
   */
  countSignIn(email: string, networks: Networks, isKnown = false): Promise<void> {
    return this.#count({ what: 'sign-in', email, networks }, [
      ...over(limits.signInByNetwork, networks),
      ...over(limits.signInByPair, networks, email),
      ...over(limits.hashesByNetwork, networks),
      ...over(limits.hashesByPair, networks, email),
      on(isKnown ? limits.hashesOfKnown : limits.signInByAccount, email),
    ])
  }

  /** Takes back a try with the right password, and the wrong ones before it from the same network; not the hashes. */
  forgiveSignIn(email: string, networks: Networks, isKnown = false): Promise<void> {
    return this.#throttle.forgive({
      once: [
        ...(isKnown ? [] : [on(limits.signInByAccount, email)]),
        ...over(limits.signInByNetwork, networks),
      ],
      all: over(limits.signInByPair, networks, email),
    })
  }

  /** Resets the limits of an account, so that its owner can sign in at once with a new password. */
  openSignIn(email: string, networks: Networks): Promise<void> {
    return this.#throttle.forgive({
      all: [
        on(limits.signInByAccount, email),
        on(limits.hashesOfKnown, email),
        ...over(limits.signInByPair, networks, email),
        ...over(limits.hashesByPair, networks, email),
      ],
    })
  }

  /**
   * Counts a mail that is asked for to an address, known or not. Over the limit the request is refused and not silently
   * dropped: a person who is told that a mail is on its way waits for it.
   */
  countMail(kind: keyof typeof mails, email: string, networks: Networks): Promise<void> {
    const { byNetwork, byPairEachMinute, byPairEachHour } = mails[kind]
    const pair = `${mailboxOf(email)} ${widest(networks)}`
    return this.#count({ what: kind, email, networks }, [
      ...over(byNetwork, networks),
      on(byPairEachMinute, pair),
      on(byPairEachHour, pair),
    ])
  }

  /** In how many milliseconds such a mail may leave; 0 where it may now, which counts. */
  paceMail(kind: keyof typeof mails, key: string): Promise<number> {
    return this.#throttle.waitFor([on(mails[kind].pace, key)])
  }

  countLink(networks: Networks): Promise<void> {
    return this.#count({ what: 'link', networks }, over(limits.linkByNetwork, networks))
  }

  countGoogle(networks: Networks): Promise<void> {
    return this.#count({ what: 'google', networks }, over(limits.googleByNetwork, networks))
  }

  /** Counts a copy of all that is kept of an account: it reads and writes more than any other call. */
  countExport(email: string, networks: Networks): Promise<void> {
    return this.#count({ what: 'export', email, networks }, [on(limits.exportByAccount, email)])
  }

  countFeedback(networks: Networks): Promise<void> {
    return this.#count({ what: 'feedback', networks }, over(limits.feedbackByNetwork, networks))
  }

  /** In how many milliseconds feedback may leave; 0 where it may now, which counts. */
  paceFeedback(): Promise<number> {
    return this.#throttle.waitFor([on(limits.feedbackPace, '')])
  }

  /** @throws TooMany where one is used up, which the log then says */
  async #count(tried: Parameters<SecurityLog['tell']>[1], counters: readonly Counter[]) {
    const wait = await this.#throttle.waitFor(counters)
    if (wait === 0) return
    this.#security.tell('throttled', tried)
    throw new TooMany(wait)
  }
}
